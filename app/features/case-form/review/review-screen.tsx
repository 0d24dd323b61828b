import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { editRefusal, rightRefusal } from '#app/core/case-form/editing.ts';
import { problemLine } from '#app/core/case-form/field-words.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import { stepOfField } from '#app/core/case-form/steps.ts';
import { fieldNameOf } from '#app/core/case-form/typed-problems.ts';
import { caseDetailsPathOf, changeFromReviewPathOf, reviewCasePathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { Page } from '#app/ui/page.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseForm, CaseProblem } from '#contracts/generated/wire.ts';
import { DraftBanner } from '../parts/draft-banner.tsx';
import { fieldIdOf } from '../parts/form-context.ts';
import { StepList } from '../parts/step-list.tsx';
import { forgetCase } from '../saving/forget-case.ts';
import { useOwnUploads, useUploadsOfForm } from '../uploads/uploads-context.ts';
import { WaitedFor, waitsForText } from '../uploads/waited-for.tsx';
import { CaseMoves } from './case-moves.tsx';
import { PackingList } from './packing-list.tsx';
import { Requisition } from './requisition.tsx';
import { RunningUploads } from './running-uploads.tsx';
import { SendPart } from './send-part.tsx';
import { UnsavedAttachments, useUnsavedAttachments } from './unsaved-attachments.tsx';

export interface ReviewScreenProps {
  readonly userId: string;
  /** A person of the operator reads it, who sends nothing out. */
  readonly isOperator: boolean;
  readonly form: CaseForm;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  /** What is amiss with it; 'unread' where the check could not be read. */
  readonly problems: readonly CaseProblem[] | 'unread';
  /** How people call the values of the reference lists. */
  readonly names: Readonly<Record<string, string>>;
  readonly isPackingList: boolean;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const wordsOf = (isMailed: boolean) => ({
  send: {
    label: 'Send out case',
    done: isMailed
      ? 'The case was sent out. Its slides travel with the packing list: print it below.'
      : 'The case was sent out. Intake checks its images next.',
  },
  withdraw: { label: 'Withdraw case', done: 'The case was withdrawn.' },
  recall: { label: 'Take the case back', done: 'The case is with you again and can be corrected.' },
  duplicate: { label: 'Duplicate as new', done: 'A new draft was made.' },
  takeAway: { label: 'Take it away', done: 'The file was taken away.' },
});

/** The states in which the form of a case is written. */
const BEFORE_SENDING: readonly CaseForm['status'][] = ['Draft', 'Returned'];

/** The whole case to be read once more, and what can be done with it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { userId, isOperator, form, problems, names, isPackingList, outcome } = props;
  const maySend = form.allowedActions.includes('sendOut');
  // Answers that were typed stay with their refusal, though somebody else has sent the case meanwhile.
  const isUnsent = refusedOf(outcome, 'send')?.initialValue?.['answers'] !== undefined;
  const isOpen = maySend || form.allowedActions.includes('edit');
  const uploads = useOwnUploads(userId, null);
  const running = useUploadsOfForm(uploads, form);
  const unsaved = useUnsavedAttachments(userId, form);
  useEffect(() => {
    // Sent out or withdrawn: nothing of the draft stays in this browser (specification 4.3). Whose right to edit is taken for
    // a while keeps what they have typed.
    const isOver = !form.allowedActions.includes('edit') && !BEFORE_SENDING.includes(form.status);
    if (isOver) void forgetCase(userId, form.id);
  }, [userId, form]);
  const isMailed = form.delivery.slideDelivery === 'Mail_the_Slides';
  // Nobody waits for the slides of a withdrawn case, so a list for their parcel would send glass astray.
  const isPacked = isMailed && form.status !== 'Cancelled';
  if (isPackingList && isPacked)
    return <PackingList form={form} facilityName={form.facilityName} names={names} />;
  return (
    <>
      <DraftBanner fields={fieldsOfForm(form)} />
      <Page title="Review case" width="text">
        <div className="flex flex-col gap-6">
          {isOpen ? (
            <StepList caseId={form.id} current="review" isOperator={isOperator} missingIn={() => null} />
          ) : (
            <ClosedHead form={form} isOperator={isOperator} />
          )}
          {isOperator && <OperatorNote form={form} />}
          <OutcomeLine
            outcome={outcome}
            words={wordsOf(isMailed)}
            plain={['duplicate', 'takeAway', ...(maySend || isUnsent ? [] : ['send'])]}
            statusNow={labels.CaseStatus[form.status]}
          />
          {isOpen && problems === 'unread' && (
            <UnreadPart title="What is missing" what="What the check of the case found" />
          )}
          {isOpen && problems !== 'unread' && (
            <ProblemList form={form} problems={problems} maySend={maySend} />
          )}
          {isPacked && (
            <p>
              <TextLink asChild>
                <Link to={`${reviewCasePathOf(form.id)}&view=packing-list`}>
                  Packing list and labels to print
                </Link>
              </TextLink>
            </p>
          )}
          <Requisition form={form} names={names} isOpen={isOpen} />
          {isOpen && <UnsavedAttachments {...unsaved} />}
          {maySend && <WaitedFor running={running} uploads={uploads} />}
          {maySend && <RunningUploads form={form} idempotencyKey={props.idempotencyKey} />}
          <GuardedForms>
            {(maySend || isUnsent) && (
              <SendPart
                form={form}
                problems={problems === 'unread' ? [] : problems}
                idempotencyKey={props.idempotencyKey}
                refused={refusedOf(outcome, 'send')}
                waitsFor={waitsForText(running) ?? unsaved.waitsFor}
              />
            )}
            {!isOperator && <CaseMoves {...props} />}
          </GuardedForms>
        </div>
      </Page>
    </>
  );
}

/** Where the operator does everything else with the case, and why its form may be closed. */
function OperatorNote({ form }: { readonly form: CaseForm }) {
  const { id, status, facilityName, allowedActions } = form;
  return (
    <p>
      A case of {facilityName}.{' '}
      {allowedActions.includes('edit') ? 'The facility sends it out.' : editRefusal('Admin', status)}{' '}
      {status !== 'Draft' && (
        <TextLink asChild>
          <Link to={caseDetailsPathOf(id)}>Page of the case</Link>
        </TextLink>
      )}
    </p>
  );
}

/** How a case stands that is only read here, and why, where somebody else of the facility may still change it. */
function ClosedHead({ form, isOperator }: Pick<ReviewScreenProps, 'form' | 'isOperator'>) {
  const because = isOperator ? null : rightRefusal(form.status);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-lg font-semibold">{form.caseID === null ? 'Draft' : `Case ${form.caseID}`}</h2>
      <StatusBadge
        shape={form.status === 'Cancelled' ? 'stopped' : 'waiting'}
        label={labels.CaseStatus[form.status]}
      />
      {because !== null && <p className="w-full">{because}</p>}
      {form.status === 'Cancelled' && <WithdrawnNote form={form} isOperator={isOperator} />}
    </div>
  );
}

/** What a withdrawal means for the slides, and where it is told. The operator has the way there already, and a draft has no such page. */
function WithdrawnNote({ form, isOperator }: Pick<ReviewScreenProps, 'form' | 'isOperator'>) {
  return (
    <p className="w-full">
      {form.delivery.slideDelivery === 'Mail_the_Slides' && 'Do not send its slides: nobody waits for them. '}
      {form.caseID !== null && 'The page of the case says who withdrew it, when and why. '}
      {form.caseID !== null && !isOperator && (
        <TextLink asChild>
          <Link to={caseDetailsPathOf(form.id)}>Page of the case</Link>
        </TextLink>
      )}
    </p>
  );
}

interface ProblemListProps {
  readonly form: CaseForm;
  readonly problems: readonly CaseProblem[];
}

/** What has to be corrected before the case can go, and what to look at; each leads to its field. */
function ProblemList({ form, problems, maySend }: ProblemListProps & { readonly maySend: boolean }) {
  // The tick stands on this page.
  const open = problems.filter(({ field }) => field !== 'labelsChecked');
  const errors = open.filter(({ severity }) => severity === 'error');
  const doubts = open.filter(({ severity }) => severity === 'warning');
  if (open.length === 0) return <p className="font-medium text-success">Nothing is missing.</p>;
  const missing = maySend ? 'Before the case can be sent out' : 'What is missing';
  return (
    <DetailSection title={errors.length > 0 ? missing : 'Please check'}>
      <ProblemLines form={form} problems={errors} look="text-danger" />
      {errors.length > 0 && doubts.length > 0 && <h3 className="font-semibold">Please check</h3>}
      <ProblemLines form={form} problems={doubts} look="text-warning" />
    </DetailSection>
  );
}

function ProblemLines({ form, problems, look }: ProblemListProps & { readonly look: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5">
      {problems.map(({ field, message, severity }) => {
        const name = fieldNameOf(form, field);
        // Why the case came back is answered further down on this page.
        const reason = /^returnReasons\.(\d+)\./.exec(name)?.[1];
        if (reason !== undefined)
          return (
            <li key={`${field} ${message}`} className={look}>
              {message} <span className="text-text">{form.returnReasons[Number(reason)]?.text}</span>
            </li>
          );
        const step = stepOfField(name) ?? 'patient';
        return (
          <li key={`${field} ${message}`}>
            <Link
              to={`${changeFromReviewPathOf(form.id, step)}&tried=1#${fieldIdOf(name)}`}
              className={`inline-flex min-h-6 items-center rounded-sm underline underline-offset-3 ${look} coarse:min-h-11`}
            >
              {problemLine(form.specimens, { field: name, message, severity })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
