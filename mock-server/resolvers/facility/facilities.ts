import type { FacilityAccountZodType } from '#contracts/generated/schemas/facility-account.ts';
import type { FacilityRowZodType } from '#contracts/generated/schemas/facility-row.ts';
import { etagOf } from '../../access/case-access.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Resolver } from '../../http/call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../http/paging.ts';
import type { FacilityRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { requireFacility, seeFacility } from './facility-access.ts';

const SORT_KEYS: SortKeys<FacilityRecord> = {
  name: ({ name }) => name.toLowerCase(),
  country: ({ country }) => country,
  region: ({ form }) => form.address?.region ?? null,
  createdAt: ({ createdAt }) => createdAt,
};

function rowOf(world: World, facility: FacilityRecord): FacilityRowZodType {
  const { id, version, name, active, createdAt, form } = facility;
  const people = world.users.by('facility', id).filter(({ status }) => status !== 'Deactivated');
  return {
    ...{ id, version, etag: etagOf(facility), name, legalName: form.legalName, active, createdAt },
    ...{ facilityType: form.facilityType, country: form.address?.country ?? null },
    ...{ region: form.address?.region ?? null, users: people.length },
  };
}

export const listFacilities: Resolver<'listFacilities'> = {
  resolve: ({ world, input: { query } }) => {
    const { q, sort = 'name', facilityType, active } = query;
    const found = world.facilities
      .list()
      .filter((facility) => active === undefined || facility.active === active)
      .filter(
        ({ type }) => facilityType === undefined || facilityType.length === 0 || facilityType.includes(type),
      )
      .filter(({ id, name, form }) => matches(q, [id, name, form.legalName, form.clia, form.npi]));
    const page = pageOf(sorted(found, sort, SORT_KEYS), query);
    return { data: { ...page, items: page.items.map((facility) => rowOf(world, facility)) } };
  },
};

export function accountOf(facility: FacilityRecord, { viewer }: Caller): FacilityAccountZodType {
  const { id, version, accountId, active, createdAt, signed, form } = facility;
  return {
    ...{ id, version, etag: etagOf(facility), accountId, active, createdAt, signed, form },
    allowedActions: viewer.role === 'Facility_NP' ? [] : ['edit', 'addNp'],
  };
}

export const getFacilityAccount: Resolver<'getFacilityAccount'> = {
  see: seeFacility,
  resolve: (call) => {
    const facility = requireFacility(call);
    return { etag: etagOf(facility), data: accountOf(facility, call.caller) };
  },
};
