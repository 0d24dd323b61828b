import type { EnquiryZodType } from '#contracts/generated/schemas/enquiry.ts';
import { emailError } from '../forms/email.ts';
import { type FieldCheck, ifGiven, when } from '../forms/field-errors.ts';
import { personNameError } from '../forms/person-name.ts';
import { phoneError } from '../forms/phone.ts';
import { regionError } from '../forms/postal-address.ts';

type EnquiryFields = Pick<
  EnquiryZodType,
  'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'region'
>;

export const enquiryChecks = (form: EnquiryFields): readonly FieldCheck[] => [
  ['firstName', personNameError(form.firstName, 'First name')],
  ['lastName', personNameError(form.lastName, 'Last name')],
  ['email', when(form.email === null && form.phone === null, 'Give an email or a phone number')],
  ['email', ifGiven(form.email, emailError)],
  ['phone', ifGiven(form.phone, phoneError)],
  ['region', ifGiven(form.region, (region) => regionError(form.country, region))],
];

/** Nobody is called again about a closed enquiry, so its day may be past. */
export const isClosedEnquiry = ({ leadStatus }: Pick<EnquiryZodType, 'leadStatus'>): boolean =>
  leadStatus === 'not_interested' || leadStatus === 'active';

/** Days as the wire writes them. */
export const contactDayError = (day: string, today: string): string | null =>
  when(day < today, 'Next contact date cannot be in the past');

/** For a step that somebody promises to come back from. */
export const neededContactDayError = (day: string | null, today: string): string | null =>
  day === null ? 'Next contact date is required' : contactDayError(day, today);
