import type { SubmissionResult } from '@conform-to/react';
import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { FieldGroup } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import type { QaTask } from '#contracts/generated/wire.ts';
import { OwnDiagnosisForm } from './qa-forms.ts';

export interface QaFormProps {
  readonly review: QaTask;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

/** The id of the form, by which the form of the result asks whether its words are saved. */
export const OWN_DIAGNOSIS_FORM = 'own-diagnosis';

/** One text for each specimen, bound to its letter. Saved once: afterwards the original is open. */
export function OwnDiagnosis({ review, idempotencyKey, refused }: QaFormProps) {
  const { form, fields } = useContractForm(OwnDiagnosisForm, refused, {
    id: OWN_DIAGNOSIS_FORM,
    defaultValue: { diagnosis: review.specimens.map(({ specimenID }) => ({ specimenID, text: '' })) },
  });
  const siteOf = (letter: string | undefined) => {
    const specimen = review.specimens.find(({ specimenID }) => specimenID === letter);
    return specimen === undefined ? undefined : specimenSiteText(specimen);
  };
  return (
    <IntentForm
      form={form}
      intent="saveDiagnosis"
      submitLabel="Save own diagnosis"
      look="primary"
      etag={review.etag}
      idempotencyKey={idempotencyKey}
    >
      <FieldGroup
        field={fields.diagnosis}
        label="Own diagnosis"
        required={review.blinded}
        hint={
          review.blinded
            ? 'It can be saved once. Then the first diagnosis opens, and yours stays as it is.'
            : 'The result needs none. It can be saved once, with a text for every specimen.'
        }
      >
        <div className="flex flex-col gap-4">
          {fields.diagnosis.getFieldList().map((row) => {
            const { specimenID, text } = row.getFieldset();
            return (
              <div key={row.key}>
                <input type="hidden" name={specimenID.name} defaultValue={specimenID.initialValue} />
                <TextAreaField
                  field={text}
                  label={`Specimen ${specimenID.initialValue ?? ''}`}
                  hint={siteOf(specimenID.initialValue)}
                  required={review.blinded}
                  rows={5}
                />
              </div>
            );
          })}
        </div>
      </FieldGroup>
    </IntentForm>
  );
}
