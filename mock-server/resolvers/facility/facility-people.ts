import type { FacilityMemberZodType } from '#contracts/generated/schemas/facility-member.ts';
import { type FacilityRoleZodType, zFacilityRole } from '#contracts/generated/schemas/facility-role.ts';
import { etagOf } from '../../access/case-access.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { pageOf, sorted } from '../../http/paging.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { byName } from '../users/user-reads.ts';
import { requireFacility, seeFacility } from './facility-access.ts';

/** A person of a facility; whoever may read this may also change nurse practitioners. */
export function facilityMemberOf(user: UserRecord): FacilityMemberZodType {
  const { id, version, firstName, lastName, email, phone, status, npi, rights, startDate, lastLoginAt } =
    user;
  const isOpen = user.role === 'Facility_NP' && status !== 'Deactivated';
  return {
    ...{ userId: id, version, etag: etagOf(user), firstName, lastName, email, phone },
    ...{ role: zFacilityRole.parse(user.role), status, npi, rights, startDate, lastLoginAt },
    allowedActions: isOpen ? ['edit', 'deactivate'] : [],
  };
}

function peopleOf(
  call: Call<'listFacilityUsers'> | Call<'listFacilityNps'>,
  roles: readonly FacilityRoleZodType[],
) {
  const people = call.world.users
    .by('facility', requireFacility(call).id)
    .filter(({ role }) => (roles as readonly string[]).includes(role));
  const isOut = ({ status }: UserRecord): number => Number(status === 'Deactivated');
  const page = pageOf(sorted(people, 'isOut,name', { isOut, name: byName }), call.input.query);
  return { data: { ...page, items: page.items.map(facilityMemberOf) } };
}

export const listFacilityUsers: Resolver<'listFacilityUsers'> = {
  see: seeFacility,
  resolve: (call) => peopleOf(call, ['MedicalFacility', 'Facility_NP']),
};

export const listFacilityNps: Resolver<'listFacilityNps'> = {
  see: seeFacility,
  resolve: (call) => peopleOf(call, ['Facility_NP']),
};
