import type { FacilityMemberZodType } from '#contracts/generated/schemas/facility-member.ts';
import { type FacilityRoleZodType, zFacilityRole } from '#contracts/generated/schemas/facility-role.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { etagOf } from '../../rules/versions.ts';
import { query } from '../../store/query.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { byName } from '../users/user-reads.ts';
import { requireFacility } from './facility-access.ts';

type Reader = Pick<Call<'listFacilityNps'>, 'world' | 'now' | 'caller'>;

/** A person of a facility, with the buttons that would not be refused to the reader. */
export function facilityMemberOf(user: UserRecord, reader: Reader): FacilityMemberZodType {
  const { id, version, firstName, lastName, email, phone, status, npi, rights, startDate, lastLoginAt } =
    user;
  const params = { facilityId: user.facilityId ?? '', userId: id };
  const isOpen =
    user.role === 'Facility_NP' && status !== 'Deactivated' && mayAsk('updateFacilityNp', reader, params);
  return {
    userId: id,
    version,
    etag: etagOf(user),
    firstName,
    lastName,
    email,
    phone,
    role: zFacilityRole.parse(user.role),
    status,
    npi,
    rights,
    startDate,
    lastLoginAt,
    allowedActions: isOpen ? ['edit', 'deactivate'] : [],
  };
}

const peopleWith = (
  ...roles: readonly FacilityRoleZodType[]
): ListTable<'listFacilityUsers' | 'listFacilityNps', UserRecord> => ({
  of: (call) => {
    const { id } = requireFacility(call);
    return query(call.world.users, { where: { facilityId: { equals: id }, role: { in: roles } } });
  },
  filters: {},
  sorts: { isOut: ({ status }) => Number(status === 'Deactivated'), name: byName },
  usual: 'isOut,name',
  row: facilityMemberOf,
});

const PEOPLE = peopleWith('MedicalFacility', 'Facility_NP');
const NPS = peopleWith('Facility_NP');

export const listFacilityUsers: Resolver<'listFacilityUsers'> = {
  resolve: (call) => ({ data: pageOfList(PEOPLE, call) }),
};

export const listFacilityNps: Resolver<'listFacilityNps'> = {
  resolve: (call) => ({ data: pageOfList(NPS, call) }),
};
