import { isActive, isLicensedIn, isValidOn } from '#app/core/cases/pickup.ts';
import { zRegionCode } from '#contracts/generated/schemas/region-code.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { Resolver } from '../../http/call.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { usersWhere } from '../profile/notify.ts';
import { byName } from '../users/user-reads.ts';

/** The states where the provider holds a licence that has not run out. */
const licensedIn = ({ licences }: UserRecord, now: number): readonly string[] => [
  ...new Set(licences.filter((held) => isValidOn(held, dayOf(now))).map(({ state }) => state)),
];

const DIRECTORY: ListTable<'listProviderDirectory', UserRecord> = {
  of: ({ world, caller, now, input }) => {
    const { role, facilityId } = caller.viewer;
    const facility = world.facilities.find((role === 'Admin' ? input.query.facilityId : facilityId) ?? '');
    return usersWhere(
      world,
      (user) =>
        user.provider !== null &&
        isActive(user.status) &&
        !user.excludedFacilityIds.includes(facility?.id ?? '') &&
        isLicensedIn(user.licences, facility?.state ?? '', dayOf(now)),
    );
  },
  filters: {
    // It names whose list this is, and is read above.
    facilityId: () => () => true,
    subspecialty: (asked) => (user) => asked.some((one) => user.subspecialties.includes(one)),
  },
  search: ({ displayName }) => [displayName],
  sorts: { name: byName },
  usual: 'name',
  row: (user, { world, now }) => ({
    userId: user.id,
    displayName: user.displayName,
    degrees: world.signers.find(user.id)?.degrees ?? null,
    subspecialties: user.subspecialties.map((one) => zSubspecialty.parse(one)).toSorted(),
    licensedIn: licensedIn(user, now)
      .map((one) => zRegionCode.parse(one))
      .toSorted(),
  }),
};

export const listProviderDirectory: Resolver<'listProviderDirectory'> = {
  resolve: (call) => ({ data: pageOfList(DIRECTORY, call) }),
};
