import { useLocation, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type AnyForm, ContractForm } from '../forms/contract-form-element.tsx';
import { DateField } from '../forms/date-fields.tsx';
import type { FormField } from '../forms/form-field.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-fields.tsx';
import { useEnhanced } from '../use-enhanced.ts';

type PatientFieldName = 'lastName' | 'firstName' | 'birthDate' | 'medicalRecordNumber' | 'number';

interface PatientSearchProps {
  readonly form: AnyForm;
  readonly fields: { readonly [Name in PatientFieldName]: FormField };
  readonly isOpen: boolean;
  /** Which numbers are looked through, such as 'Accession or case number'. */
  readonly numberLabel: string;
  /** Reads a birth date back, with the age. */
  readonly echoOf: (text: string) => string | null;
  readonly submitText: string;
  /** Fields of this search alone. */
  readonly children?: ReactNode;
}

/** Where links from lists lead to. */
const PLACE = 'find';

/**
 * Looks for rows by patient or number. It posts, because an address is written down in too many places to hold a
 * patient's name.
 */
export function PatientSearch(props: PatientSearchProps) {
  const { form, fields, isOpen, numberLabel, echoOf, submitText, children } = props;
  const { formMethod } = useNavigation();
  // Who followed a link to it wants to fill it in; the server never learns this part of an address.
  const { hash } = useLocation();
  const isLedHere = useEnhanced() && hash === `#${PLACE}`;
  return (
    <details
      id={PLACE}
      open={isOpen || isLedHere}
      className="mb-3 scroll-mt-28 rounded-lg border border-border bg-raised px-3 py-2"
    >
      <summary className="min-h-8 cursor-pointer content-center font-medium coarse:min-h-11">
        Find by patient or number
      </summary>
      <ContractForm form={form} idempotencyKey="" className="flex flex-col gap-4 py-3">
        <div className="grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
          <TextField field={fields.lastName} label="Last name" autoComplete="off" />
          <TextField field={fields.firstName} label="First name" autoComplete="off" />
          <DateField field={fields.birthDate} label="Birth date" echoOf={echoOf} />
          <TextField field={fields.medicalRecordNumber} label="Medical record number" autoComplete="off" />
          <TextField
            field={fields.number}
            label={numberLabel}
            hint="Its beginning is enough"
            autoComplete="off"
          />
          {children}
        </div>
        <SubmitButton busy={formMethod === 'POST'}>{submitText}</SubmitButton>
      </ContractForm>
    </details>
  );
}
