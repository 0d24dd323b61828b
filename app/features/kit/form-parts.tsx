import type { SubmissionResult } from '@conform-to/react';
import { birthDateEcho, typedDay } from '#app/core/calendar/typed-day.ts';
import { phoneError, phoneOf } from '#app/core/forms/phone.ts';
import { dayText } from '#app/core/text/dates.ts';
import { CheckboxField, RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { DateField, NearDateField } from '#app/ui/forms/date-fields.tsx';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PhoneField, TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { FieldStates } from './field-states.tsx';
import { lateralities, priorities, sites } from './kit-choices.ts';
import { KIT_TODAY, KitForm } from './kit-form.ts';
import { KitSection, KitState } from './kit-section.tsx';
import { SavingParts } from './saving-parts.tsx';
import { UploadParts } from './upload-parts.tsx';

export interface FormPartsProps {
  readonly lastResult: SubmissionResult | undefined;
  readonly idempotencyKey: string;
}

/** A whole form to try out, and each part in the states that the form is not in. */
export function FormParts({ lastResult, idempotencyKey }: FormPartsProps) {
  return (
    <KitSection title="Forms">
      <KitState title="A form with a field of every kind (nothing is sent anywhere)">
        <InventedForm lastResult={lastResult} idempotencyKey={idempotencyKey} />
      </KitState>
      <FieldStates />
      <UploadParts />
      <SavingParts />
    </KitSection>
  );
}

const phoneRule = { errorOf: phoneError, normalized: phoneOf };
const emptyForm = { licences: [{ state: 'New York', number: '' }] };

function InventedForm({ lastResult, idempotencyKey }: FormPartsProps) {
  const { form, fields } = useContractForm(KitForm, lastResult, { id: 'kit', defaultValue: emptyForm });
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex max-w-2xl flex-col gap-5">
      <TextField field={fields.lastName} label="Last name" autoComplete="off" />
      <DateField
        field={fields.birthDate}
        label="Birth date"
        echoOf={(typed) => birthDateEcho(typed, KIT_TODAY)}
      />
      <NearDateField
        field={fields.wantedBy}
        label="Wanted by"
        dayOf={typedDay}
        textOf={dayText}
        today={KIT_TODAY}
      />
      <PhoneField field={fields.phone} label="Phone" rule={phoneRule} />
      <RadioField field={fields.laterality} label="Side" choices={lateralities} />
      <SelectField field={fields.priority} label="Priority" choices={priorities} />
      <ComboboxField
        field={fields.site}
        label="Site"
        hint="As on the requisition; type a few letters"
        choices={sites}
      />
      <TextAreaField field={fields.history} label="Clinical history" />
      <RowList field={fields.licences} label="Licences" rowName="Licence">
        {(row) => {
          const licence = row.getFieldset();
          return (
            <>
              <TextField field={licence.state} label="State" autoComplete="off" />
              <TextField field={licence.number} label="Number" autoComplete="off" />
            </>
          );
        }}
      </RowList>
      <CheckboxField field={fields.consent} label="The patient agreed to a second opinion" />
      <SubmitButton busy={busy}>Send out case</SubmitButton>
    </ContractForm>
  );
}
