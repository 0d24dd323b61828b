import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { FacilityAccountZodType } from '#contracts/generated/schemas/facility-account.ts';
import type { FacilityRowZodType } from '#contracts/generated/schemas/facility-row.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { etagOf } from '../../rules/versions.ts';
import type { FacilityRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { requireFacility } from './facility-access.ts';

function rowOf(facility: FacilityRecord, { world }: { readonly world: World }): FacilityRowZodType {
  const { id, version, name, active, createdAt, form } = facility;
  const people = world.users.by('facility', id).filter(({ status }) => status !== 'Deactivated');
  return {
    id,
    version,
    etag: etagOf(facility),
    name,
    legalName: form.legalName,
    active,
    createdAt,
    facilityType: form.facilityType,
    country: form.address?.country ?? null,
    region: form.address?.region ?? null,
    users: people.length,
  };
}

const FACILITIES: ListTable<'listFacilities', FacilityRecord> = {
  of: ({ world }) => world.facilities,
  filters: { facilityType: (types) => ({ type: { in: types } }), active: 'active' },
  search: ({ id, name, form }) => [id, name, form.legalName, form.clia, form.npi],
  sorts: {
    name: ({ name }) => plainLetters(name),
    country: ({ country }) => country,
    region: ({ form }) => form.address?.region ?? null,
    createdAt: ({ createdAt }) => createdAt,
  },
  usual: 'name',
  row: rowOf,
};

export const listFacilities: Resolver<'listFacilities'> = {
  resolve: (call) => ({ data: pageOfList(FACILITIES, call) }),
};

export const exportFacilities: Resolver<'exportFacilities'> = {
  resolve: (call) => exportList('listFacilities', FACILITIES, call, 'facilities'),
};

type Reader = Pick<Call<'getFacilityAccount'>, 'world' | 'now' | 'caller'>;

export function accountOf(facility: FacilityRecord, reader: Reader): FacilityAccountZodType {
  const { id, version, accountId, active, createdAt, signed, form } = facility;
  return {
    id,
    version,
    etag: etagOf(facility),
    accountId,
    active,
    createdAt,
    signed,
    form,
    allowedActions: [
      ...(mayAsk('updateFacilityAccount', reader, { facilityId: id }) ? (['edit'] as const) : []),
      ...(mayAsk('createFacilityNp', reader, { facilityId: id }) ? (['addNp'] as const) : []),
    ],
  };
}

export const getFacilityAccount: Resolver<'getFacilityAccount'> = {
  resolve: (call) => {
    const facility = requireFacility(call);
    return { etag: etagOf(facility), data: accountOf(facility, call) };
  },
};
