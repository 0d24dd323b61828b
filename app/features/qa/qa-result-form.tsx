import { useContext } from 'react';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { AmissNote } from '#app/ui/feedback/amiss-note.tsx';
import { FieldGroup, RadioField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { UnsavedFormsContext } from '#app/ui/forms/use-unsaved.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { resultFormOf } from './qa-forms.ts';
import type { QaFormProps } from './qa-own-diagnosis.tsx';
import { OWN_DIAGNOSIS_FORM } from './qa-own-diagnosis.tsx';
import { unopenedSlides } from './slide-names.ts';

/** What each result means for the case, since it moves it (domain 2.8). */
const AGREEMENTS: Readonly<Record<keyof typeof labels.QaAgreement, string>> = {
  Agree: 'Agree',
  MinorDisagreement: 'Minor disagreement: no effect on care',
  MajorDisagreement: 'Major disagreement: could change care',
  Deferred: 'Deferred: more work is needed first',
};

interface QaResultFormProps extends QaFormProps {
  /** Null for whoever may not open the slides, or no longer. */
  readonly viewerCase: ViewerCase | null;
}

/** How far the reviewer agrees, about what, why, and how long it took. */
export function QaResultForm({ review, viewerCase, idempotencyKey, refused }: QaResultFormProps) {
  const isOwnUnsaved = useContext(UnsavedFormsContext).includes(OWN_DIAGNOSIS_FORM);
  const { form, fields } = useContractForm(resultFormOf(isOwnUnsaved), refused, { id: 'result' });
  return (
    <IntentForm
      form={form}
      intent="submitResult"
      submitLabel="Submit result"
      look="primary"
      etag={review.etag}
      idempotencyKey={idempotencyKey}
    >
      <RadioField field={fields.agreement} label="Result" choices={choicesOf(AGREEMENTS)} />
      <FieldGroup field={fields.categories} label="What it is about" hint="At least one, unless you agree">
        {choicesOf(labels.QaCategory).map(({ value, label }) => (
          <label key={value} className="flex min-h-8 items-start gap-2.5 py-1 coarse:min-h-11">
            <input
              type="checkbox"
              name={fields.categories.name}
              value={value}
              className="mt-0.5 size-5 shrink-0 accent-accent-fill coarse:size-6"
            />
            {label}
          </label>
        ))}
      </FieldGroup>
      <TextAreaField
        field={fields.comment}
        label="Comment"
        hint="The reader of the case sees it. It never reaches the report or the facility."
        rows={4}
      />
      <TextField field={fields.minutesSpent} label="Minutes spent" inputMode="numeric" className="max-w-32" />
      <AmissNote
        title="You have not opened every slide. Open these first, or submit the result without them:"
        lines={unopenedSlides(viewerCase)}
      />
    </IntentForm>
  );
}
