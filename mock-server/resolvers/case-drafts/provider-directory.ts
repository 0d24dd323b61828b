import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isActive, isLicensedIn, isValidOn } from '#app/core/cases/pickup.ts';
import { zRegionCode } from '#contracts/generated/schemas/region-code.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { usersWhere } from '../../rules/people/notify.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import { byName } from '../users/user-reads.ts';

/** The states where the provider holds a licence that has not run out on this day. */
const licensedIn = ({ licences }: UserRecord, today: string): readonly string[] => [
  ...new Set(licences.filter((held) => isValidOn(held, today)).map(({ state }) => state)),
];

/** Whose list it is: the facility of the caller, or the one that an admin asks about. */
function facilityAsked({ world, caller, input }: Call<'listProviderDirectory'>): FacilityRecord | null {
  const { role, facilityId } = caller.viewer;
  return world.facilities.find((role === 'Admin' ? input.query.facilityId : facilityId) ?? '');
}

/** Today at the facility, by whose day its cases are taken. */
const todayAt = (facility: FacilityRecord | null, now: number): string =>
  facility === null ? operatorDay(now) : localDay(now, facility.timeZone);

const DIRECTORY: ListTable<'listProviderDirectory', UserRecord> = {
  of: (call) => {
    const facility = facilityAsked(call);
    const today = todayAt(facility, call.now);
    return usersWhere(
      call.world,
      (user) =>
        user.provider !== null &&
        isActive(user.status) &&
        !user.excludedFacilityIds.includes(facility?.id ?? '') &&
        isLicensedIn(user.licences, facility?.state ?? '', today),
    );
  },
  filters: {
    // The facility names whose list this is, and is read above.
    facilityId: () => () => true,
    subspecialty: (asked) => (user) => asked.some((one) => user.subspecialties.includes(one)),
  },
  search: ({ displayName }) => [displayName],
  sorts: { name: byName },
  usual: 'name',
  row: (user, call) => ({
    userId: user.id,
    displayName: user.displayName,
    degrees: call.world.signers.find(user.id)?.degrees ?? null,
    subspecialties: user.subspecialties.map((one) => zSubspecialty.parse(one)).toSorted(),
    licensedIn: licensedIn(user, todayAt(facilityAsked(call), call.now))
      .map((one) => zRegionCode.parse(one))
      .toSorted(),
  }),
};

export const listProviderDirectory: Resolver<'listProviderDirectory'> = {
  resolve: (call) => ({ data: pageOfList(DIRECTORY, call) }),
};
