import { Link } from '@remix-run/react';
import { ASK_PATH } from '#app/core/access/help.ts';
import { screens } from '#app/core/access/screens.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_HINT, fileProblem } from '#app/core/forms/document-file.ts';
import { AUTHORIZATIONS } from '#app/core/registration/work-authorizations.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { FieldGroup, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { Boxes } from '#app/ui/forms/searched/searched-fields.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { useVersionShown } from '#app/ui/forms/versions/use-version-shown.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';
import { saveIntentOf, stepFormOf } from './step-forms.ts';
import { StepState } from './step-state.tsx';
import { stepText, stepWords } from './step-words.ts';

export interface StepProps {
  readonly onboarding: Onboarding;
  readonly step: OnboardingStep;
  readonly idempotencyKey: string;
  /** The server's time, ISO 8601. */
  readonly asOf: string;
  readonly outcome: PostedOutcome | undefined;
  readonly tellUnsaved: TellUnsaved;
}

/** One step: how it stands, what is there, and the form that fills it in while the task is in work. */
export function StepPart(props: StepProps) {
  const { onboarding, step, outcome } = props;
  const { key, state, reason } = step;
  const mayFill = onboarding.allowedActions.includes('saveStep') && state !== 'Accepted';
  const isRefused = refusedOf(outcome, saveIntentOf(key)) !== null;
  return (
    <li id={key} className="scroll-mt-28 rounded-lg border border-border bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{labels.OnboardingStepKey[key]}</h3>
        <StepState state={state} status={onboarding.status} />
      </div>
      <p className="mt-1 text-sm text-muted">{stepWords[key].asks}</p>
      {state === 'SentBack' && (
        <p className="mt-2 font-medium text-warning">Sent back: {reason ?? 'No reason was given.'}</p>
      )}
      {step.savedAt !== null && <Kept {...props} />}
      {mayFill && (
        <div className="mt-3">
          <Folded
            isOpen={isRefused || state === 'SentBack'}
            label={
              <>
                {step.savedAt === null ? 'Fill in' : 'Change'}
                <VisuallyHidden> {labels.OnboardingStepKey[key]}</VisuallyHidden>
              </>
            }
          >
            <StepFields key={step.savedAt} {...props} />
          </Folded>
        </div>
      )}
    </li>
  );
}

/** What the step holds by now, and what the operator found of it. */
function Kept({ onboarding, step }: StepProps) {
  const timeZone = useTimeZone();
  const { text, file, ends } = stepWords[step.key];
  const { verifiedBy, verifiedOn, casesDone, casesTotal } = step;
  return (
    <div className="mt-3">
      <Facts
        facts={[
          ...(text === null ? [] : [{ term: text, value: stepText(step) }]),
          ...(ends === null ? [] : [{ term: ends, value: dayText(step.expiresOn) }]),
          ...(step.key === 'agreement' ? [{ term: 'Signed as', value: step.signedName }] : []),
          ...(casesTotal > 0 ? [{ term: 'Cases read', value: `${casesDone} of ${casesTotal}` }] : []),
          ...(file === null ? [] : [{ term: 'Files', value: <Files onboarding={onboarding} step={step} /> }]),
          { term: 'Saved', value: instantText(step.savedAt, timeZone) },
          ...(verifiedBy === null
            ? []
            : [{ term: 'Checked by', value: `${verifiedBy.displayName}, ${dayText(verifiedOn)}` }]),
        ]}
      />
    </div>
  );
}

const filesOf = (onboarding: Onboarding, { attachments }: OnboardingStep) =>
  onboarding.attachments.filter(({ key }) => attachments.includes(key));

function Files({ onboarding, step }: Pick<StepProps, 'onboarding' | 'step'>) {
  return (
    <ul>
      {filesOf(onboarding, step).map(({ key, fileName }) => (
        <li key={key}>
          <TextLink href={`/files/task/${encodeURIComponent(onboarding.taskId)}/${key}`} download={fileName}>
            {fileName}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

const ASK_OPERATOR = { to: ASK_PATH, label: 'Ask the operator' };

/** Where a step is done, or who is asked for what it needs: no case is open to whoever is at the onboarding. */
const LINKS: { readonly [Key in OnboardingStep['key']]?: { readonly to: string; readonly label: string } } = {
  profile: { to: screens.aboutMe.path, label: 'Open About Me' },
  viewerTraining: ASK_OPERATOR,
  practiceCases: ASK_OPERATOR,
};

const KINDS = choicesOf(labels.WorkAuthorization, AUTHORIZATIONS.options);

function StepFields({ onboarding, step, idempotencyKey, asOf, outcome, tellUnsaved }: StepProps) {
  const { key } = step;
  const intent = saveIntentOf(key);
  const words = stepWords[key];
  const link = LINKS[key];
  const files = filesOf(onboarding, step);
  const refused = refusedOf(outcome, intent);
  const { etag } = useVersionShown({ etag: onboarding.etag }, refused?.saved);
  const { form, fields } = useContractForm(stepFormOf(key, asOf.slice(0, 10)), refused, {
    id: intent,
    defaultValue: {
      text: step.text ?? '',
      expiresOn: step.expiresOn ?? '',
      signedName: step.signedName ?? '',
      ...(step.casesTotal > 0 ? { casesDone: step.casesDone } : {}),
      attachments: files.map((file) => file.key),
    },
  });
  useTellUnsaved(tellUnsaved, intent, form.dirty);
  return (
    <IntentForm
      form={form}
      intent={intent}
      submitLabel="Save step"
      encType="multipart/form-data"
      etag={etag}
      idempotencyKey={idempotencyKey}
    >
      {link !== undefined && (
        <p>
          <TextLink asChild>
            <Link to={link.to}>{link.label}</Link>
          </TextLink>
        </p>
      )}
      {words.text !== null && key === 'workAuthorization' && (
        <SelectField field={fields.text} label={words.text} choices={KINDS} />
      )}
      {words.text !== null && key !== 'workAuthorization' && (
        <TextAreaField field={fields.text} label={words.text} rows={3} />
      )}
      {files.length > 0 && (
        <FieldGroup field={fields.attachments} label="Files that stay">
          <Boxes
            name={fields.attachments.name}
            formId={fields.attachments.formId}
            choices={files.map((file) => ({ value: file.key, label: file.fileName }))}
            ticked={files.map((file) => file.key)}
          />
        </FieldGroup>
      )}
      {words.file !== null && (
        <FileSlot
          field={fields.file}
          label={files.length === 0 ? words.file : 'Another file'}
          hint={DOCUMENT_HINT}
          accept={DOCUMENT_ENDINGS}
          rule={fileProblem}
        />
      )}
      {words.ends !== null && (
        <TextField field={fields.expiresOn} label={words.ends} hint={words.endsHint} type="date" />
      )}
      {key === 'agreement' && (
        <TextField field={fields.signedName} label="Your full name" autoComplete="name" />
      )}
      {step.casesTotal > 0 && (
        <TextField
          field={fields.casesDone}
          label={`Cases read, of ${step.casesTotal}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={step.casesTotal}
        />
      )}
    </IntentForm>
  );
}
