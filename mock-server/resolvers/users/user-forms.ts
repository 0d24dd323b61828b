import { movesFrom } from '#app/core/access/moves.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { onboardingGaps, PROCTORED_CASES } from '#app/core/people/onboarding.ts';
import type { OnboardingProgressZodType } from '#contracts/generated/schemas/onboarding-progress.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { UserZodType } from '#contracts/generated/schemas/user.ts';
import { type UserActionZodType, zUserAction } from '#contracts/generated/schemas/user-action.ts';
import type { UserListItemZodType } from '#contracts/generated/schemas/user-list-item.ts';
import type { Caller } from '../../http/authentication.ts';
import { lastDayAway } from '../../rules/people/away.ts';
import { isTurnedAway } from '../../rules/people/mail-addresses.ts';
import { namesOf } from '../../rules/people/names.ts';
import { openSessions } from '../../rules/people/open-sessions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Reader } from '../cases/case-forms.ts';
import { openCasesOf, personPart } from '../profile/profile-form.ts';
import { invitationOf } from '../session/reset-tokens.ts';
import { hasDuty, isLastAdmin } from './user-access.ts';

type ProviderPart = Pick<UserListItemZodType, 'subspecialties' | 'licences' | 'groups'>;

/** Which step of the status machine is for whom; the tables name callers, not the kind of user that is moved. */
const FOR_WHOM: Readonly<Record<string, (user: UserRecord) => boolean>> = {
  startOnboarding: ({ provider }) => provider !== null,
  provision: ({ provider }) => provider !== null,
  readmit: ({ provider }) => provider !== null,
  provisionFacilityUser: ({ facilityId }) => facilityId !== null,
  activate: ({ provider, facilityId }) => provider !== null || facilityId !== null,
  deactivate: () => true,
  restore: ({ provider }) => provider === null,
};

export const isStepFor = (step: string, user: UserRecord): boolean => FOR_WHOM[step]?.(user) ?? false;

export function userActions(world: World, caller: Caller, user: UserRecord): UserActionZodType[] {
  const moves = isTurnedAway(world, user) ? [] : movesFrom('UserStatus', user.status, namesOf(caller));
  const steps = moves
    .filter(({ name }) => isStepFor(name, user) && !(name === 'deactivate' && isLastAdmin(world, user)))
    .flatMap(({ name }) => zUserAction.safeParse(name).data ?? []);
  if (!hasDuty(caller, 'Admin')) return steps;
  const rest: UserActionZodType[] =
    user.status === 'Deactivated' ? [] : ['sendPasswordReset', 'revokeSessions'];
  return ['edit', ...steps, ...rest];
}

export const facilityNameOf = (world: World, { facilityId }: UserRecord): string | null =>
  world.facilities.find(facilityId ?? '')?.name ?? null;

/** As many as the contract has room for; the list of groups has the others. */
const MOST_GROUPS = 200;

/** What a provider may read, and with whom. */
const providerPart = (world: World, user: UserRecord): ProviderPart => ({
  subspecialties: user.subspecialties.map((one) => zSubspecialty.parse(one)),
  licences: user.licences.map(({ state, ...licence }) => ({ region: state, ...licence })),
  groups: world.groups
    .by('member', user.id)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, MOST_GROUPS),
});

export function userRowOf(user: UserRecord, { world, caller, now }: Reader): UserListItemZodType {
  const { userId, version, etag, displayName, email, role, staffRole, status, createdAt } = personPart(user);
  return {
    userId,
    version,
    etag,
    displayName,
    email,
    role,
    staffRole,
    status,
    createdAt,
    userType: user.userType,
    lastLoginAt: user.lastLoginAt,
    facilityName: facilityNameOf(world, user),
    ...providerPart(world, user),
    awayUntil: lastDayAway(user, now),
    allowedActions: userActions(world, caller, user),
  };
}

/** Where nothing is known of the place, it is taken for one in the US, which asks for more. */
export const practisesInUs = ({ address }: Pick<UserRecord, 'address'>): boolean =>
  (address?.country ?? 'US') === 'US';

/** What the next status of a provider still wants, by field; empty for everyone who is none. */
export function gapsOf(user: UserRecord, now: number): Readonly<Record<string, string>> {
  const { provider, npi, licences, status, timeZone } = user;
  if (provider === null) return {};
  const { onboarding, certificates, workAuthorization } = provider;
  const facts = {
    status,
    npi,
    licences,
    workAuthorization,
    practisesInUs: practisesInUs(user),
    certificates: certificates.length + (onboarding.boardCertified ? 1 : 0),
  };
  return onboardingGaps({ ...facts, ...onboarding }, localDay(now, timeZone));
}

function progressOf(user: UserRecord, { world, now }: Reader): OnboardingProgressZodType | null {
  if (user.provider === null) return null;
  const { proctoredCases, openMajors } = user.provider.onboarding;
  return {
    missing: Object.values(gapsOf(user, now)),
    proctoredCases,
    proctoredCasesWanted: PROCTORED_CASES,
    openMajors,
    openCases: openCasesOf(world, user.id),
  };
}

export function userFormOf(user: UserRecord, reader: Reader): UserZodType {
  const { world, now } = reader;
  return {
    ...personPart(user),
    userType: user.userType,
    ownerGroup: user.ownerGroup,
    rights: user.rights,
    npi: user.npi,
    facilityId: user.facilityId,
    facilityName: facilityNameOf(world, user),
    startDate: user.startDate,
    ...providerPart(world, user),
    readingSites: user.provider?.readingSites ?? [],
    onboarding: progressOf(user, reader),
    openSessions: openSessions(world, user.id, now).length,
    ...invitationOf(user, now),
    lastLoginAt: user.lastLoginAt,
    history: user.history.slice(-200),
    allowedActions: userActions(world, reader.caller, user),
  };
}
