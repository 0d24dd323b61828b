import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import { cliaError } from '../forms/clia.ts';
import { emailError } from '../forms/email.ts';
import { type FieldCheck, ifGiven, when } from '../forms/field-errors.ts';
import { npiError } from '../forms/npi.ts';
import { phoneError } from '../forms/phone.ts';
import { addressChecks } from '../forms/postal-address.ts';
import { taxIdError } from '../forms/tax-id.ts';
import { dayText } from '../text/dates.ts';
import { timeZoneError } from './dates-of-forms.ts';

export type FacilityForm = FacilityFormZodType;

/** Says which day a list of holidays has more than once; null for a list that has each day once. */
function repeatError(days: readonly string[]): string | null {
  const twice = days.find((day, index) => days.indexOf(day) < index);
  return twice === undefined ? null : `${dayText(twice)} is in the list more than once`;
}

/** What is wrong with what a facility's form holds; what it lacks is another matter. */
export function facilityFieldChecks(form: FacilityForm, today: string): readonly FieldCheck[] {
  const { primaryContact, billingContact } = form;
  return [
    ...addressChecks('address', form.address),
    ['phone', ifGiven(form.phone, phoneError)],
    ['fax', ifGiven(form.fax, phoneError)],
    ['timeZone', ifGiven(form.timeZone, timeZoneError)],
    ['holidays', ifGiven(form.holidays, repeatError)],
    ['clia', ifGiven(form.clia, cliaError)],
    ['contractLab.clia', ifGiven(form.contractLab?.clia, cliaError)],
    [
      'cliaCertificate.expiresOn',
      ifGiven(form.cliaCertificate?.expiresOn, (day) => when(day < today, 'CLIA certificate has expired')),
    ],
    ['npi', ifGiven(form.npi, npiError)],
    ['taxId', ifGiven(form.taxId, taxIdError)],
    ['primaryContact.email', emailError(primaryContact.email)],
    ['primaryContact.phone', phoneError(primaryContact.phone)],
    ['billingContact.email', ifGiven(billingContact?.email, emailError)],
    ['billingContact.phone', ifGiven(billingContact?.phone, phoneError)],
    ...addressChecks('billingContact.address', billingContact?.address),
  ];
}
