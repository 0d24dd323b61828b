import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { birthDateEcho, typedDay } from '#app/core/calendar/typed-day.ts';
import { asksForEarlierDiagnosis, promptsOf } from '#app/core/case-form/prompts.ts';
import { capWarning } from '#app/core/forms/cap.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { dayText } from '#app/core/text/dates.ts';
import { PhoneField, WarnedField } from '#app/ui/forms/checked/checked-fields.tsx';
import { CheckboxField, RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { DateField, NearDateField } from '#app/ui/forms/date-fields.tsx';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { lateralities, priorities, sites } from './kit-choices.ts';
import { KIT_TODAY, type KitForm } from './kit-form.ts';

type Input = z.input<typeof KitForm>;
export type KitFieldset = { readonly [Name in keyof Input]-?: FieldMetadata<Input[Name], Input> };

/** A field of every kind. */
export function KitFields({ fields }: { readonly fields: KitFieldset }) {
  return (
    <>
      <TextField
        field={fields.lastName}
        label="Last name"
        hint="Type Nobody to see how a refusal of the API arrives at its fields"
        autoComplete="off"
      />
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
      <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
      <RadioField field={fields.laterality} label="Side" choices={lateralities} />
      <SelectField field={fields.priority} label="Priority" choices={priorities} />
      <ComboboxField
        field={fields.site}
        label="Site"
        hint="As on the requisition; type a few letters"
        choices={sites}
      />
      <SitePrompts fields={fields} />
      <TextAreaField field={fields.history} label="Clinical history" />
      <TextField
        field={fields.icd10}
        label="ICD-10 code"
        hint="A code that begins with C asks for the earlier diagnosis"
      />
      {asksForEarlierDiagnosis([fields.icd10.value ?? '']) && (
        <TextAreaField field={fields.earlierDiagnosis} label="Earlier diagnosis and treatment" />
      )}
      <WarnedField field={fields.cap} label="CAP accreditation" warningOf={capWarning} />
      <Licences field={fields.licences} />
      <CheckboxField field={fields.consent} label="The patient agreed to a second opinion" />
    </>
  );
}

/** The questions that the chosen site brings with it; without script they stand there after the first refusal. */
function SitePrompts({ fields }: { readonly fields: KitFieldset }) {
  const answers = fields.prompts.getFieldset();
  return promptsOf([{ bodysite: fields.site.value ?? null }]).map((prompt) => {
    const field = answers[prompt];
    return field && <TextField key={prompt} field={field} label={labels.SitePrompt[prompt]} />;
  });
}

function Licences({ field }: { readonly field: KitFieldset['licences'] }) {
  return (
    <RowList field={field} label="Licences" rowName="Licence">
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
  );
}
