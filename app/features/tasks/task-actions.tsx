import type { SubmissionResult } from '@conform-to/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_HINT, fileProblem } from '#app/core/forms/document-file.ts';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { FieldGroup } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { Boxes } from '#app/ui/forms/searched/searched-fields.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { AttachForm, CommentForm, DeclineForm, workAskedOf, workFormOf } from './task-forms.ts';

export interface TaskActionsProps {
  readonly task: Task;
  /** The server's time when it read the task. */
  readonly asOf: string;
  /** Why the work cannot be handed in now, or the task not be declined. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  /** Moves that have a form of their own on the page, with more to say than these. */
  readonly elsewhere?: readonly ('work' | 'decline')[];
  /** What the form with this intent was refused with; null for none. */
  readonly refusedOf: (intent: string) => SubmissionResult | null;
}

interface TaskFormProps extends Omit<TaskActionsProps, 'asOf' | 'refusedOf' | 'elsewhere' | 'reasons'> {
  readonly refused: SubmissionResult | null;
}

const SUBMIT = 'Hand in work';
const COMPLETE = 'Complete task';
const WORKS = ['submit', 'complete'] as const;

/** What the caller may do with the task now, as the API says it, and what is looked for and has to wait. */
export function TaskActions({
  task,
  asOf,
  reasons = {},
  idempotencyKey,
  refusedOf,
  elsewhere = [],
}: TaskActionsProps) {
  const { allowedActions, etag } = task;
  const may = (action: Task['allowedActions'][number]) => allowedActions.includes(action);
  const isAccepted = may('submit') && (task.needsAcceptance || !may('complete'));
  const handedIn = isAccepted ? 'submit' : may('complete') ? 'complete' : null;
  // As `isRefused` has it, a refused form stays.
  const refusedWork = WORKS.find((intent) => refusedOf(intent) !== null) ?? null;
  const work = elsewhere.includes('work') ? null : (handedIn ?? refusedWork);
  const isDeclining = may('decline') || refusedOf('decline') !== null;
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {may('start') && (
        <div className="w-fit">
          <ActionForm
            intent="start"
            label="Start task"
            look="primary"
            etag={etag}
            idempotencyKey={idempotencyKey}
          />
        </div>
      )}
      {work !== null && (
        <WorkFields
          intent={work}
          task={task}
          asOf={asOf}
          idempotencyKey={idempotencyKey}
          refused={refusedOf(work)}
        />
      )}
      {work === null && !elsewhere.includes('work') && reasons['work'] !== undefined && (
        <RefusedAction label={task.needsAcceptance ? SUBMIT : COMPLETE} because={reasons['work']} />
      )}
      {!isDeclining && !elsewhere.includes('decline') && reasons['decline'] !== undefined && (
        <RefusedAction label="Decline task" because={reasons['decline']} />
      )}
      {isDeclining && !elsewhere.includes('decline') && (
        <Declining task={task} idempotencyKey={idempotencyKey} refused={refusedOf('decline')} />
      )}
    </div>
  );
}

function WorkFields({
  intent,
  task,
  asOf,
  idempotencyKey,
  refused,
}: TaskFormProps & Pick<TaskActionsProps, 'asOf'> & { readonly intent: 'submit' | 'complete' }) {
  const { form, fields } = useContractForm(workFormOf(asOf.slice(0, 10)), refused, { id: intent });
  const asks = workAskedOf(task);
  const open = task.checklist.filter(({ done }) => !done);
  return (
    <IntentForm
      form={form}
      intent={intent}
      submitLabel={intent === 'submit' ? SUBMIT : COMPLETE}
      look="primary"
      etag={task.etag}
      idempotencyKey={idempotencyKey}
    >
      {open.length > 0 && (
        <FieldGroup field={fields.done} label="Done by now">
          <Boxes
            name={fields.done.name}
            formId={fields.done.formId}
            choices={open.map(({ id, text }) => ({ value: id, label: text }))}
            ticked={fields.done.defaultOptions ?? []}
          />
        </FieldGroup>
      )}
      {asks.answer && <TextAreaField field={fields.answer} label="Answer" rows={5} />}
      {asks.whyItStands && (
        <TextAreaField
          field={fields.answer}
          label="Why the report stands"
          hint="The reviewer and the operator read it. Where you amend the report instead, your signature completes this task."
          rows={5}
        />
      )}
      {asks.pieces && (
        <TextField
          field={fields.piecesReceived}
          label="Pieces received"
          hint="Slides and blocks together. Where nothing came, decline the task and say so"
          required={task.status !== 'Submitted'}
          inputMode="numeric"
        />
      )}
      {asks.scans && (
        <p className="text-sm text-muted">
          The task is completed once the slides that came are scanned and their images are uploaded.
        </p>
      )}
      {asks.shipment && (
        <>
          <p className="text-sm text-muted">
            {asks.images
              ? 'Upload the images in the case, or name the parcel that the slides are in.'
              : 'Name the parcel that the slides or blocks came in, where it is known.'}
          </p>
          <TextField field={fields.carrier} label="Carrier" />
          <TextField field={fields.trackingNumber} label="Tracking number" />
          <TextField field={fields.shippedOn} label="Sent on" type="date" />
        </>
      )}
    </IntentForm>
  );
}

function Declining({ task, idempotencyKey, refused }: TaskFormProps) {
  const { form, fields } = useContractForm(DeclineForm, refused, { id: 'decline' });
  return (
    <Folded label="Decline this task" isOpen={refused !== null}>
      <IntentForm
        form={form}
        intent="decline"
        submitLabel="Decline task"
        etag={task.etag}
        idempotencyKey={idempotencyKey}
      >
        <TextAreaField field={fields.reason} label="Reason" rows={3} />
      </IntentForm>
    </Folded>
  );
}

export function CommentBox({ task, idempotencyKey, refused }: TaskFormProps) {
  const { form, fields } = useContractForm(CommentForm, refused, { id: 'comment' });
  return (
    <IntentForm
      form={form}
      intent="comment"
      submitLabel="Add comment"
      etag={task.etag}
      idempotencyKey={idempotencyKey}
    >
      <TextAreaField field={fields.text} label="Comment" rows={3} />
    </IntentForm>
  );
}

export function AttachBox({ task, idempotencyKey, refused }: TaskFormProps) {
  const { form, fields } = useContractForm(AttachForm, refused, { id: 'attach' });
  return (
    <IntentForm
      form={form}
      intent="attach"
      submitLabel="Attach file"
      encType="multipart/form-data"
      etag={task.etag}
      idempotencyKey={idempotencyKey}
    >
      <FileSlot
        field={fields.file}
        label="File"
        hint={DOCUMENT_HINT}
        accept={DOCUMENT_ENDINGS}
        rule={fileProblem}
      />
    </IntentForm>
  );
}
