import { Link } from '@remix-run/react';
import { returnReasonText } from '#app/core/case-form/field-words.ts';
import { openReasons } from '#app/core/case-form/sending-rules.ts';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { ChangedSince, useReadAgain } from '#app/ui/detail/read-again.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { copyOfField, type FormField } from '#app/ui/forms/form-field.ts';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useTellGuard } from '#app/ui/forms/use-unsaved.ts';
import { useVersionShown } from '#app/ui/forms/versions/use-version-shown.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseForm, CaseProblem } from '#contracts/generated/wire.ts';
import { comparedTexts } from './compared-texts.ts';
import { SendForm } from './review-forms.ts';

interface SendPartProps {
  readonly form: CaseForm;
  /** None where the check of the case could not be read. */
  readonly problems: readonly CaseProblem[];
  readonly idempotencyKey: string;
  readonly refused: PostedOutcome['refused'];
  /** Why the case has to wait; undefined where nothing holds it back. */
  readonly waitsFor: string | undefined;
}

const UNSENT = {
  changed: 'The case was changed after you opened this page: it has not been sent out.',
  again: 'Compare the labels again with the case as it stands here now, then send it out.',
};
const CHANGED = {
  changed: 'The case was changed after you opened this page.',
  again: 'Compare the labels with the case as it stands here now.',
};

/** The last tick, the answers to why the case came back, and the button that sends it out. */
export function SendPart({ form: ofCase, problems, idempotencyKey, refused, waitsFor }: SendPartProps) {
  const { changed, times } = useReadAgain(comparedTexts(ofCase), refused);
  const open = openReasons(ofCase.returnReasons);
  const { etag } = useVersionShown({ etag: ofCase.etag }, refused?.saved);
  const { form, fields } = useContractForm(SendForm, refused, {
    id: 'send',
    defaultValue: {
      ...(ofCase.labelsChecked ? { labelsChecked: true } : {}),
      answers: open.map(({ number }) => ({ number })),
    },
  });
  // The API asks for the tick itself where the check was not read. Its error goes as soon as the box is ticked, and the box stays.
  const isOtherAsked =
    refused?.error?.['confirmOtherPatient'] != null ||
    refused?.initialValue?.['confirmOtherPatient'] === 'on' ||
    problems.some(({ field, severity }) => field === 'patient.medicalRecordNumber' && severity === 'warning');
  const busy = useIsSubmitting(idempotencyKey);
  // A refused sending has saved the tick before, and the form goes on from how it began.
  const isTickKept = ofCase.labelsChecked && fields.labelsChecked.value === 'on';
  const isUnsaved =
    fields.answers.dirty || fields.confirmOtherPatient.dirty || (fields.labelsChecked.dirty && !isTickKept);
  useTellGuard({ id: form.id, dirty: isUnsaved });
  const answers = fields.answers.getFieldList();
  const isRefused = refused !== null;
  const maySend = ofCase.allowedActions.includes('sendOut');
  return (
    <DetailSection title="Send out">
      <ChangedSince changed={changed} words={isRefused ? UNSENT : CHANGED} isRefused={isRefused} />
      <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="etag" value={etag} />
        {answers.map((answer) => {
          const row = answer.getFieldset();
          const reason = ofCase.returnReasons.find(({ number }) => String(number) === row.number.value);
          return (
            reason !== undefined && (
              <div
                key={answer.name}
                className="flex flex-col gap-2 rounded-md border border-border bg-raised p-3"
              >
                <input type="hidden" name={row.number.name} value={reason.number} />
                <TextAreaField field={row.answer} label={`Answer: ${returnReasonText(reason)}`} rows={2} />
                <CheckboxField field={row.cannotBeProvided} label="This cannot be provided" />
              </div>
            )
          );
        })}
        {isOtherAsked && (
          <CheckboxField
            key={`other ${times}`}
            field={sinceShown(fields.confirmOtherPatient, times)}
            label="This is another patient of the same name and birth date"
          />
        )}
        <CheckboxField
          key={`labels ${times}`}
          field={sinceShown(fields.labelsChecked, times)}
          label="I have compared patient, specimen and slide labels, and they match"
        />
        {maySend ? (
          <SubmitButton busy={busy} waitsFor={waitsFor}>
            Send out case
          </SubmitButton>
        ) : (
          <SentByOther ofCase={ofCase} />
        )}
      </ContractForm>
    </DetailSection>
  );
}

/** Answers that were typed while a colleague was quicker: no press of a button sends them any more. */
const SentByOther = ({ ofCase: { id, status } }: { readonly ofCase: CaseForm }) => (
  <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
    While you wrote this, somebody else went on with the case: it is “{labels.CaseStatus[status]}” now, and
    your answers were not sent. Copy what still matters into a message on the{' '}
    <TextLink asChild>
      <Link to={caseDetailsPathOf(id)}>page of the case</Link>
    </TextLink>
    .
  </p>
);

/** A tick was given for what was shown then: once that has changed, the box begins empty. */
const sinceShown = (field: FormField, times: number): FormField => ({
  ...copyOfField(field),
  defaultValue: times === 0 ? field.defaultValue : undefined,
});
