import { type FieldErrors, fieldErrorsOf } from '#app/core/forms/field-errors.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zUserFormInput } from '#contracts/generated/schemas/user-form-input.ts';
import { importRows } from '../../documents/imported-rows.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import { userDraft } from './registration-openings.ts';
import { fieldChecksOf } from './registration-rules.ts';
import { isEmailTaken, isNpiTaken } from './registration-uniqueness.ts';

const COLUMNS = Object.keys(zUserFormInput.shape).filter((key) => key !== 'rights');

/** What is wrong with a user of the sheet; their email and number are taken from then on. */
function errorsOf(
  { world, now }: Pick<Call<'importUsers'>, 'world' | 'now'>,
  record: RegistrationRecord,
  taken: Set<string>,
): FieldErrors | null {
  const [email, npiKey] = [readRegisteredEmail(record), npiKeyOf(record)];
  const isKnown = taken.has(email) || isEmailTaken(world, { email, id: null });
  const isNumberKnown = taken.has(npiKey ?? '') || isNpiTaken(world, { npiKey, id: null });
  const errors = fieldErrorsOf([
    ...fieldChecksOf(world, record, dayOf(now)),
    ['email', isKnown ? 'An account with this email already exists' : null],
    ['npi', isNumberKnown ? 'This NPI is already registered' : null],
  ]);
  if (errors === null) for (const key of [email, npiKey]) if (key !== null) taken.add(key);
  return errors;
}

export const importUsers: Resolver<'importUsers'> = {
  resolve: async (call) => {
    const { world, now, caller, input } = call;
    const { dryRun } = input.query;
    const taken = new Set<string>();
    const { rows, good, errors } = await importRows(call, {
      form: zUserFormInput,
      columns: COLUMNS,
      numbers: [],
      heads: { Facility: 'facilityId' },
      choices: {
        salutation: labels.Salutation,
        userType: labels.UserType,
        role: labels.FacilityRole,
        ownerGroup: labels.OwnerGroup,
        facilityId: Object.fromEntries(world.facilities.list().map(({ id, name }) => [id, name])),
      },
      needed: [['firstName', 'lastName', 'email'], 'First name, last name and email are needed'],
      make: (form) => userDraft(form, personRef(caller.user), now),
      errorsOf: (record) => errorsOf(call, record, taken),
    });
    if (!dryRun) for (const record of good) world.registrations.insert(record);
    return { data: { dryRun, rows, good: good.length, taken: dryRun ? 0 : good.length, errors } };
  },
};
