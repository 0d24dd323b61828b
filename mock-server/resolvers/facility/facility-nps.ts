import { emailError } from '#app/core/forms/email.ts';
import { npiError } from '#app/core/forms/npi.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { nameProblems, rename, requireFields, unless } from '../../http/field-problems.ts';
import { requireMove } from '../../rules/moves.ts';
import { requireNewcomer } from '../../rules/people/mail-addresses.ts';
import { namesOf } from '../../rules/people/names.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { rightsOf } from '../../store/records/new-user.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import { giveBackBarred } from '../tasks/left-tasks.ts';
import { requireGrantable } from '../team/granted-rights.ts';
import { invite } from '../team/invitations.ts';
import { shutOut } from '../users/shut-out.ts';
import { startDateProblem } from '../users/start-day.ts';
import { requireFacility, requireFreeNpi, requireNp } from './facility-access.ts';
import { facilityMemberOf } from './facility-people.ts';

type Writing = Call<'createFacilityNp'> | Call<'updateFacilityNp'> | Call<'deactivateFacilityNp'>;

const answerOf = (call: Writing, user: UserRecord) => ({
  etag: etagOf(user),
  data: facilityMemberOf(user, call),
});

/** Asked for in the US, where a nurse practitioner has one. */
function npProblem({ country }: FacilityRecord, npi: string | null): string | null {
  if (npi !== null) return npiError(npi);
  return country === 'US' ? 'NPI is required' : null;
}

export const createFacilityNp: Resolver<'createFacilityNp'> = {
  resolve: (call) => {
    const { world, input } = call;
    const { firstName, lastName, email, phone, npi = null, rights, startDate = null } = input.body;
    const facility = requireFacility(call);
    requireNewcomer(world, email, facility.id);
    requireFreeNpi(world, npi);
    requireFields({ ...nameProblems(input.body), email: emailError(email), npi: npProblem(facility, npi) });
    requireGrantable(call.caller, rights ?? rightsOf('Facility_NP'), null);
    const user = invite(call, {
      firstName,
      lastName,
      email,
      phone,
      role: 'Facility_NP',
      facilityId: facility.id,
      ownerGroup: 'Facility',
      timeZone: facility.timeZone,
      npi,
      startDate,
      ...(rights === undefined ? {} : { rights }),
    });
    return answerOf(call, user);
  },
};

const npOf = (call: Call<'updateFacilityNp'> | Call<'deactivateFacilityNp'>): UserRecord =>
  requireNp(call.world, requireFacility(call).id, call.input.params.userId);

export const updateFacilityNp: Resolver<'updateFacilityNp'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const { npi, rights, startDate } = input.body;
    const user = npOf(call);
    requireFreeNpi(world, npi, user.id);
    requireVersion(input.headers['If-Match'], user);
    const problem = npi === undefined ? null : npProblem(requireFacility(call), npi);
    requireFields({
      ...nameProblems(input.body),
      npi: problem,
      startDate: unless(startDate, (day) => startDateProblem(world, user, day, now)),
    });
    if (rights !== undefined) requireGrantable(call.caller, rights, user.rights);
    const changed = world.users.change(user.id, (record) => ({
      ...rename(record, input.body),
      npi: npi === undefined ? record.npi : npi,
      rights: rights ?? record.rights,
      startDate: startDate === undefined ? record.startDate : startDate,
      version: record.version + 1,
      updatedAt: new Date(now).toISOString(),
    }));
    giveBackBarred(call, user, changed);
    return answerOf(call, keepHistory(call, 'users', user, changed));
  },
};

export const deactivateFacilityNp: Resolver<'deactivateFacilityNp'> = {
  resolve: (call) => {
    const user = npOf(call);
    requireMove('UserStatus', 'deactivateFacilityNp', user.status, namesOf(call.caller));
    requireVersion(call.input.headers['If-Match'], user);
    return answerOf(call, shutOut(call, user, 'deactivateNp', call.input.body.reason.trim() || null));
  },
};
