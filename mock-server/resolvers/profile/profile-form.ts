import { isWithReader } from '#app/core/cases/status.ts';
import type { AwayTimeZodType } from '#contracts/generated/schemas/away-time.ts';
import type { ProfileZodType } from '#contracts/generated/schemas/profile.ts';
import type { ProviderProfileZodType } from '#contracts/generated/schemas/provider-profile.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { etagOf } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** Cases that the provider holds, of all facilities or of some. */
export const openCasesOf = (
  world: World,
  userId: string,
  facilityIds: readonly string[] | null = null,
): number =>
  world.cases
    .by('provider', userId)
    .filter(({ status, facilityId }) => isWithReader(status) && (facilityIds?.includes(facilityId) ?? true))
    .length;

/** Days of absence with the colleague's name. */
export const awayOf = (world: World, { provider }: UserRecord): AwayTimeZodType[] =>
  (provider?.away ?? []).map(({ from, to, coveredBy }) => ({
    from,
    to,
    coveredBy: personById(world, coveredBy),
  }));

function providerPart(world: World, user: UserRecord): ProviderProfileZodType | null {
  if (user.provider === null) return null;
  const { onboarding, ...provider } = user.provider;
  return {
    ...provider,
    boardCertified: onboarding.boardCertified,
    signingSites: world.signers.find(user.id)?.readingSites ?? [],
    npi: user.npi,
    subspecialties: zSubspecialty.array().parse(user.subspecialties),
    licences: user.licences.map(({ state, ...licence }) => ({ region: state, ...licence })),
    openCases: openCasesOf(world, user.id),
    away: awayOf(world, user),
  };
}

/** Names, how to reach the person, and when the record was made: what every form of a user begins with. */
export const personPart = (user: UserRecord) => ({
  userId: user.id,
  version: user.version,
  etag: etagOf(user),
  displayName: user.displayName,
  salutation: user.salutation,
  firstName: user.firstName,
  middleName: user.middleName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  role: user.role,
  staffRole: user.staffRole,
  status: user.status,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
});

export function profileOf(world: World, user: UserRecord): ProfileZodType {
  const facility = world.facilities.find(user.facilityId ?? '');
  return {
    ...personPart(user),
    address: user.address,
    timeZone: user.timeZone,
    notices: user.notices,
    facility: facility === null ? null : { id: facility.id, name: facility.name, rights: user.rights },
    provider: providerPart(world, user),
  };
}
