import { dayOfFacility } from '#app/core/registration/dates-of-forms.ts';
import { facilityProblems, newFacilityProblems } from '#app/core/registration/facility-changes.ts';
import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import type { FacilityFormChangeInputZodType } from '#contracts/generated/schemas/facility-form-change-input.ts';
import type { FacilityFormInputZodType } from '#contracts/generated/schemas/facility-form-input.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { requireFields } from '../../http/field-problems.ts';
import { clean, send } from '../../http/forms-of-calls.ts';
import { requireFreeAddress } from '../../rules/people/mail-addresses.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import { factsOfForm } from '../../store/records/facility-of-form.ts';
import { accountOfFacility } from '../accounts/account-of-facility.ts';
import { keepLaboratory } from '../profile/report-heads.ts';
import { blankFacilityForm } from '../registration/registration-blanks.ts';
import { invite } from '../team/invitations.ts';
import { accountOf } from './facilities.ts';
import { requireFacility, requireFreeNpi } from './facility-access.ts';

/** The form with what was sent in place of what was there. */
const merge = (
  before: FacilityFormZodType,
  given: FacilityFormInputZodType | FacilityFormChangeInputZodType,
): FacilityFormZodType => ({ ...before, ...send(clean(given)) });

/** The account of the primary contact that waits for its facility, else a new one; answers its id. */
function joinAccount(
  call: Call<'createFacilityAccount'>,
  form: FacilityFormZodType,
  facilityId: string,
): string {
  const { world, caller, now } = call;
  const known = world.accounts
    .by('email', form.primaryContact.email.toLowerCase())
    .find((account) => account.facilityId === null && account.userId === null);
  const account =
    known === undefined
      ? world.accounts.insert({ ...accountOfFacility(form, personRef(caller.user), now), facilityId })
      : world.accounts.change(known.id, (held) => ({ ...held, facilityId, version: held.version + 1 }));
  keepHistory(call, 'accounts', known ?? null, account);
  return account.id;
}

export const createFacilityAccount: Resolver<'createFacilityAccount'> = {
  resolve: (call) => {
    const { world, now, input } = call;
    const { legalName, primaryContact } = input.body;
    const form = merge(blankFacilityForm({ legalName, primaryContact }), input.body);
    const { email, phone, name } = primaryContact;
    requireFreeAddress(world, email);
    requireFreeNpi(world, form.npi);
    requireFields(facilityProblems(form, dayOfFacility(form.timeZone, now)));
    const id = newId('fac');
    const facility = world.facilities.insert({
      ...factsOfForm(form),
      id,
      version: 1,
      accountId: joinAccount(call, form, id),
      active: true,
      signed: null,
      createdAt: new Date(now).toISOString(),
    });
    keepHistory(call, 'facilities', null, facility);
    keepLaboratory(world, facility);
    const [firstName = name, ...rest] = name.trim().split(/\s+/);
    const person = { firstName, lastName: rest.join(' ') || firstName, email, phone };
    invite(call, {
      ...person,
      role: 'MedicalFacility',
      facilityId: facility.id,
      ownerGroup: 'Facility',
      timeZone: facility.timeZone,
    });
    return { etag: etagOf(facility), data: accountOf(facility, call) };
  },
};

export const updateFacilityAccount: Resolver<'updateFacilityAccount'> = {
  resolve: (call) => {
    const { world, now, input } = call;
    const facility = requireFacility(call);
    const form = merge(facility.form, input.body);
    requireFreeNpi(world, input.body.npi, facility.id);
    requireVersion(input.headers['If-Match'], facility);
    const isTouched = (field: string): boolean => field in input.body;
    requireFields(newFacilityProblems(facility.form, form, isTouched, dayOfFacility(form.timeZone, now)));
    const changed = world.facilities.change(facility.id, (record) => ({
      ...record,
      ...factsOfForm(form),
      version: record.version + 1,
    }));
    keepHistory(call, 'facilities', facility, changed);
    keepLaboratory(world, changed);
    return { etag: etagOf(changed), data: accountOf(changed, call) };
  },
};
