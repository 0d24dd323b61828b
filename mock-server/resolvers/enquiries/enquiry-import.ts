import { contactDayError } from '#app/core/enquiries/enquiry-checks.ts';
import { type FieldErrors, fieldErrorsOf, ifGiven } from '#app/core/forms/field-errors.ts';
import { zEnquiryInput } from '#contracts/generated/schemas/enquiry-input.ts';
import { importRows } from '../../documents/imported-rows.ts';
import type { Resolver } from '../../http/call.ts';
import type { EnquiryRecord } from '../../store/records/business.ts';
import { keepHistory } from '../audit/record-history.ts';
import { operatorDay } from '../facility/calendars.ts';
import { fieldChecks, newEnquiry } from './enquiries.ts';

const COLUMNS = Object.keys(zEnquiryInput.shape).filter((key) => key !== 'ownerId');

/** How somebody is known who has asked before: the same address, or the same number however it is written. */
const waysTo = ({ email, phone }: Pick<EnquiryRecord, 'email' | 'phone'>): readonly string[] => [
  ...(email === null ? [] : [email.toLowerCase()]),
  ...(phone === null ? [] : [phone.replaceAll(/\D/g, '')]),
];

/** What is wrong with an enquiry of the sheet; whom it is from is known from then on. */
function errorsOf(enquiry: EnquiryRecord, now: number, known: Set<string>): FieldErrors | null {
  const ways = waysTo(enquiry);
  const isKnown = ways.some((way) => known.has(way));
  const errors = fieldErrorsOf([
    ...fieldChecks(enquiry),
    ['nextContactDate', ifGiven(enquiry.nextContactDate, (day) => contactDayError(day, operatorDay(now)))],
    [enquiry.email === null ? 'phone' : 'email', isKnown ? 'There is an enquiry of theirs already' : null],
  ]);
  if (errors === null) for (const way of ways) known.add(way);
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
      needed: [['firstName', 'lastName'], 'First and last name are needed'],
      make: (fields) => newEnquiry(fields, now),
      errorsOf: (enquiry) => errorsOf(enquiry, now, known),
    });
    if (!dryRun)
      for (const enquiry of good) keepHistory(call, 'enquiries', null, world.enquiries.insert(enquiry));
    return { data: { dryRun, rows, good: good.length, taken: dryRun ? 0 : good.length, errors } };
  },
};
