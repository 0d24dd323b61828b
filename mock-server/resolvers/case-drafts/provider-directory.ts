import { isActive } from '#app/core/cases/pickup.ts';
import { zRegionCode } from '#contracts/generated/schemas/region-code.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { matches, pageOf, sorted } from '../../http/paging.ts';
import { usersWhere } from '../profile/notify.ts';
import { byName } from '../users/user-reads.ts';

export const listProviderDirectory: Resolver<'listProviderDirectory'> = {
  resolve: ({ world, caller, now, input: { query } }): Answer<'listProviderDirectory'> => {
    const facility = world.facilities.find(caller.viewer.facilityId ?? '');
    const today = new Date(now).toISOString().slice(0, 10);
    const entries = usersWhere(
      world,
      ({ status, provider, excludedFacilityIds }) =>
        provider !== null && isActive(status) && !excludedFacilityIds.includes(facility?.id ?? ''),
    ).map((user) => ({
      user,
      licensedIn: [
        ...new Set(user.licences.flatMap(({ state, expiresOn }) => (expiresOn > today ? [state] : []))),
      ],
    }));
    const asked = new Set<string>(query.subspecialty);
    const found = entries.filter(
      ({ user: { displayName, subspecialties }, licensedIn }) =>
        licensedIn.includes(facility?.state ?? '') &&
        (asked.size === 0 || subspecialties.some((one) => asked.has(one))) &&
        matches(query.q, [displayName]),
    );
    const page = pageOf(sorted(found, 'name', { name: ({ user }) => byName(user) }), query);
    const items = page.items.map(({ user, licensedIn }) => ({
      userId: user.id,
      displayName: user.displayName,
      degrees: world.signers.find(user.id)?.degrees ?? null,
      subspecialties: user.subspecialties.map((one) => zSubspecialty.parse(one)).toSorted(),
      licensedIn: licensedIn.map((one) => zRegionCode.parse(one)).toSorted(),
    }));
    return { data: { ...page, items } };
  },
};
