import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { FieldGroup, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import type { OnboardingStep } from '#contracts/generated/wire.ts';
import { VERDICT_LABELS, VERDICTS_INTENT, verdictsFormOf } from './verdict-forms.ts';

interface VerdictFieldsProps {
  readonly steps: readonly OnboardingStep[];
  readonly etag: string;
  readonly idempotencyKey: string;
  /** The reader's day, after which nothing was verified. */
  readonly today: string;
  readonly refused: SubmissionResult | null;
}

const decisions = choicesOf(labels.OnboardingDecision);

/** A verdict on each step that waits for one, sent together. */
export function VerdictFields({ steps, etag, idempotencyKey, today, refused }: VerdictFieldsProps) {
  const { form, fields } = useContractForm(verdictsFormOf(today), refused, {
    id: VERDICTS_INTENT,
    words: plainWords,
    defaultValue: { verdicts: steps.map(({ key }) => ({ key })) },
  });
  return (
    <IntentForm
      form={form}
      intent={VERDICTS_INTENT}
      submitLabel="Send verdicts"
      look="primary"
      etag={etag}
      idempotencyKey={idempotencyKey}
    >
      <FieldGroup
        field={fields.verdicts}
        label="Steps to check"
        hint="Decide about all that you can before you send: the first step that you send back returns the task to the pathologist."
      >
        {fields.verdicts.getFieldList().map((row) => {
          const { key, decision, reason, sourceUrl, verifiedOn } = row.getFieldset();
          // By the key in the row itself: another step may have been checked elsewhere while this was typed.
          const step = zOnboardingStepKey.safeParse(key.initialValue).data;
          return (
            <div key={row.key}>
              <input type="hidden" name={key.name} defaultValue={key.initialValue} />
              {step !== undefined && (
                <Folded label={`Check ${labels.OnboardingStepKey[step]}`} isOpen={!row.valid}>
                  <SelectField
                    field={decision}
                    label={VERDICT_LABELS.decision}
                    choices={decisions}
                    placeholder="Not decided yet"
                  />
                  <TextAreaField field={reason} label={VERDICT_LABELS.reason} rows={3} />
                  <TextField
                    field={sourceUrl}
                    label={VERDICT_LABELS.sourceUrl}
                    hint="An address that begins with https://"
                    autoComplete="off"
                  />
                  <TextField
                    field={verifiedOn}
                    label={VERDICT_LABELS.verifiedOn}
                    type="date"
                    autoComplete="off"
                  />
                </Folded>
              )}
            </div>
          );
        })}
      </FieldGroup>
    </IntentForm>
  );
}
