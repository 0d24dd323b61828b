import type { UserRights } from '#contracts/generated/wire.ts';
import { localDay } from '../calendar/wall-clock.ts';
import { type CaseStatus, isAssignedWork } from './status.ts';

/** Cases that a provider may hold at once. */
const PICKUP_LIMIT_CASES = 25;
/** Whoever gave a case back waits this long before taking it again. */
const RELEASE_PAUSE_MINUTES = 30;

const ALREADY_PICKED_UP = 'This case was just picked up by another pathologist.';

/** A licence to practise in a state. `expiresOn` is its last day. */
interface HeldLicence {
  readonly state: string;
  readonly expiresOn: string;
}

/** Nobody begins anything under a licence on its last day (domain rules of pickup). */
export const isValidOn = ({ expiresOn }: Pick<HeldLicence, 'expiresOn'>, today: string): boolean =>
  expiresOn > today;

export const isLicensedIn = (licences: readonly HeldLicence[], state: string, today: string): boolean =>
  licences.some((held) => held.state === state && isValidOn(held, today));

/** What somebody has begun they sign to the end of the last day of the licence: only then the account lapses. */
export const maySignIn = (licences: readonly HeldLicence[], state: string, today: string): boolean =>
  licences.some((held) => held.state === state && held.expiresOn >= today);

/** A provider as the pickup rules see one. Dates are ISO days. */
export interface PickupProvider {
  readonly id: string;
  readonly status: string;
  readonly licences: readonly HeldLicence[];
  readonly subspecialties: readonly string[];
  readonly excludedFacilityIds: readonly string[];
  readonly openCases: number;
  /** How many at once; the operator's limit, or a lower one of the provider's own. */
  readonly openCaseLimit: number;
  readonly readsAtCertifiedSite: boolean;
  /** Absent rights restrict nothing. */
  readonly rights?: UserRights | undefined;
}

export interface PickupCase {
  readonly status: CaseStatus;
  readonly assignedProviderId: string | null;
  readonly facilityId: string;
  readonly country: string;
  readonly state: string;
  readonly stateName: string;
  /** The zone of the facility, in which the days of a licence are counted, for a pickup as for a signature. */
  readonly timeZone: string;
  readonly subspecialty: string;
  readonly earlierSignerIds: readonly string[];
  readonly releases: readonly { readonly providerId: string; readonly at: string }[];
  readonly material: 'digital' | 'glass';
}

export type PickupRefusal =
  | { readonly kind: 'not-active' }
  | { readonly kind: 'not-available' }
  | { readonly kind: 'no-licence'; readonly stateName: string }
  | { readonly kind: 'other-subspecialty'; readonly subspecialty: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'load-limit'; readonly limit: number }
  | { readonly kind: 'released-lately'; readonly minutes: number }
  | { readonly kind: 'glass-site' }
  | { readonly kind: 'cytology-site' };

/** A provider may hold fewer cases than the operator allows, and never more. */
export const openCaseLimitOf = (ownLimit: number | null): number =>
  Math.min(PICKUP_LIMIT_CASES, ownLimit ?? PICKUP_LIMIT_CASES);

export const isActive = (status: string): boolean => status.trim().toLowerCase() === 'active';

/** The winner who asks again; the answer is the same as the first time. */
export function isPickedUpBy(providerId: string, aCase: PickupCase): boolean {
  return aCase.assignedProviderId === providerId && isAssignedWork(aCase.status);
}

/** The first two guards of a pickup. They come before the version is compared, so that the loser learns why. */
export function claimRefusal(provider: PickupProvider, aCase: PickupCase): PickupRefusal | null {
  if (!isActive(provider.status)) return { kind: 'not-active' };
  return aCase.status === 'Available' ? null : { kind: 'not-available' };
}

/** What stands for a facility that asks for no subspecialty. */
const ANY = 'Any';

type Condition = (provider: PickupProvider, aCase: PickupCase, now: string) => PickupRefusal | null;

/** The conditions of a case in the order in which they are judged. `now` is ISO 8601. */
export const CONDITIONS = {
  licence: ({ licences }, { state, stateName, timeZone }, now) =>
    isLicensedIn(licences, state, localDay(Date.parse(now), timeZone))
      ? null
      : { kind: 'no-licence', stateName },
  subspecialty: ({ subspecialties }, { subspecialty }) =>
    subspecialty === ANY || subspecialties.includes(subspecialty)
      ? null
      : { kind: 'other-subspecialty', subspecialty },
  conflict: ({ id, excludedFacilityIds }, { earlierSignerIds, facilityId }) =>
    earlierSignerIds.includes(id) || excludedFacilityIds.includes(facilityId) ? { kind: 'conflict' } : null,
  load: ({ openCases, openCaseLimit }) =>
    openCases >= openCaseLimit ? { kind: 'load-limit', limit: openCaseLimit } : null,
  pause: ({ id }, aCase, now) =>
    releasedLately(id, aCase, now) ? { kind: 'released-lately', minutes: RELEASE_PAUSE_MINUTES } : null,
  site: ({ readsAtCertifiedSite }, { material, country, subspecialty }) => {
    if (readsAtCertifiedSite) return null;
    if (material === 'glass') return { kind: 'glass-site' };
    return country === 'US' && subspecialty === 'Cytopathology' ? { kind: 'cytology-site' } : null;
  },
} as const satisfies Readonly<Record<string, Condition>>;

const LASTING = ['licence', 'subspecialty', 'conflict'] as const;

/** What is between this provider and this case for good, whoever else is interested in it. `now` is ISO 8601. */
export function matchRefusal(provider: PickupProvider, aCase: PickupCase, now: string): PickupRefusal | null {
  for (const rule of LASTING) {
    const refusal = CONDITIONS[rule](provider, aCase, now);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The guards after the version was found right; the first failure is the one to show. `now` is ISO 8601 UTC. */
export function eligibilityRefusal(
  provider: PickupProvider,
  aCase: PickupCase,
  now: string,
): PickupRefusal | null {
  for (const rule of Object.values(CONDITIONS)) {
    const refusal = rule(provider, aCase, now);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Every guard in order, for a row of a list: whether the button stands there at all. */
export function pickupRefusal(
  provider: PickupProvider,
  aCase: PickupCase,
  now: string,
): PickupRefusal | null {
  return claimRefusal(provider, aCase) ?? eligibilityRefusal(provider, aCase, now);
}

function releasedLately(providerId: string, aCase: PickupCase, now: string): boolean {
  const pauseMs = RELEASE_PAUSE_MINUTES * 60_000;
  return aCase.releases.some(
    (release) => release.providerId === providerId && Date.parse(now) - Date.parse(release.at) < pauseMs,
  );
}

/** The sentence beside a case that cannot be picked up now: whoever holds too many reads what to do about it. */
export const pickupBarText = (
  refusal: PickupRefusal,
  { openCases, openCaseLimit }: Pick<PickupProvider, 'openCases' | 'openCaseLimit'>,
): string =>
  refusal.kind === 'load-limit'
    ? `You hold ${openCases} of ${openCaseLimit} cases. Sign one out, release it or hand it over to pick up another.`
    : pickupMessage(refusal);

/** The sentence for people. It never says anything of the patient. */
export function pickupMessage(refusal: PickupRefusal): string {
  switch (refusal.kind) {
    case 'not-active':
      return 'Your account must be active to pick up cases.';
    case 'not-available':
      return ALREADY_PICKED_UP;
    case 'no-licence':
      return `You need an active ${refusal.stateName} licence to pick up this case.`;
    case 'other-subspecialty':
      return `This case asks for ${refusal.subspecialty.replaceAll('_', ' ')}.`;
    case 'conflict':
      return 'You cannot review a case you reported before.';
    case 'load-limit':
      return `You have reached your limit of ${refusal.limit} open cases.`;
    case 'released-lately':
      return `You had this case until a short while ago. You can pick it up again ${refusal.minutes} minutes after its release.`;
    case 'glass-site':
      return 'Glass slides can only be read at a CLIA-certified site on your profile.';
    case 'cytology-site':
      return 'Digital cytology can only be read at a CLIA-certified site.';
  }
}
