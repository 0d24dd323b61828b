import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { birthDateEcho } from '#app/core/calendar/typed-day.ts';
import { FieldGroup, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { DateField } from '#app/ui/forms/date-fields.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { zGender } from '#contracts/generated/schemas/gender.ts';
import type { AmendmentForm } from '../report-forms.ts';

type Input = z.input<typeof AmendmentForm>;

const GENDERS = zGender.options.map((value) => ({ value, label: value }));

interface PatientFieldsProps {
  readonly field: FieldMetadata<Input['patient'], Input>;
  /** An ISO day. */
  readonly today: string;
}

/** Whose report it is, to be corrected where it was signed for somebody else. */
export function PatientFields({ field, today }: PatientFieldsProps) {
  const { lastName, firstName, birthDate, gender, medicalRecordNumber, healthCardNumber } =
    field.getFieldset();
  return (
    <FieldGroup
      field={field}
      label="Patient"
      hint="As the report was signed. For another patient correct every line: the case goes to that patient with the signature."
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField field={lastName} label="Last name" autoComplete="off" />
        <TextField field={firstName} label="First name" autoComplete="off" />
        <DateField field={birthDate} label="Date of birth" echoOf={(typed) => birthDateEcho(typed, today)} />
        <SelectField field={gender} label="Gender" choices={GENDERS} />
        <TextField field={medicalRecordNumber} label="Medical record number" autoComplete="off" />
        <TextField field={healthCardNumber} label="Health card number" autoComplete="off" />
      </div>
    </FieldGroup>
  );
}
