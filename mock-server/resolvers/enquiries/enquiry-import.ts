import { contactDayError } from '#app/core/enquiries/enquiry-checks.ts';
import { type FieldErrors, fieldErrorsOf, ifGiven } from '#app/core/forms/field-errors.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zEnquiryInput } from '#contracts/generated/schemas/enquiry-input.ts';
import { importRows } from '../../documents/imported-rows.ts';
import type { Resolver } from '../../http/call.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import type { EnquiryRecord } from '../../store/records/business.ts';
import { fieldChecks, newEnquiry } from './enquiries.ts';

const COLUMNS = Object.keys(zEnquiryInput.shape).filter((key) => key !== 'ownerId');

const CHOICES = {
  salutation: labels.Salutation,
  organisationKind: labels.OrganisationKind,
  country: labels.Country,
  caseScope: labels.CaseScope,
  service: labels.Service,
  leadSource: labels.LeadSource,
};

/** How somebody is known who has asked before: the same address, or the same number however it is written. */
const waysTo = ({ email, phone }: Reached): readonly string[] => [...byEmail(email), ...byPhone(phone)];

type Reached = Pick<EnquiryRecord, 'email' | 'phone'>;

const byEmail = (email: Reached['email']) => (email === null ? [] : [email.toLowerCase()]);
const byPhone = (phone: Reached['phone']) => (phone === null ? [] : [phone.replaceAll(/\D/g, '')]);

const KNOWN = 'There is an enquiry of theirs already';

/** What is wrong with an enquiry of the sheet; whom it is from is known from then on. */
function errorsOf(enquiry: EnquiryRecord, now: number, known: Set<string>): FieldErrors | null {
  const isKnown = (way: string) => known.has(way);
  const errors = fieldErrorsOf([
    ...fieldChecks(enquiry),
    ['nextContactDate', ifGiven(enquiry.nextContactDate, (day) => contactDayError(day, operatorDay(now)))],
    ['email', byEmail(enquiry.email).some(isKnown) ? KNOWN : null],
    ['phone', byPhone(enquiry.phone).some(isKnown) ? KNOWN : null],
  ]);
  if (errors === null) for (const way of waysTo(enquiry)) known.add(way);
  return errors;
}

export const importEnquiries: Resolver<'importEnquiries'> = {
  resolve: async (call) => {
    const { world, input, now } = call;
    const { dryRun } = input.query;
    const known = new Set(world.enquiries.list().flatMap(waysTo));
    const { rows, good, errors } = await importRows(call, {
      form: zEnquiryInput,
      columns: COLUMNS,
      numbers: ['caseVolume'],
      heads: { 'State or province': 'region', 'Cases per month': 'caseVolume' },
      choices: CHOICES,
      needed: [['firstName', 'lastName'], 'First and last name are needed'],
      make: (fields) => newEnquiry(fields, now),
      errorsOf: (enquiry) => errorsOf(enquiry, now, known),
    });
    if (!dryRun)
      for (const enquiry of good) keepHistory(call, 'enquiries', null, world.enquiries.insert(enquiry));
    return { data: { dryRun, rows, good: good.length, taken: dryRun ? 0 : good.length, errors } };
  },
};
