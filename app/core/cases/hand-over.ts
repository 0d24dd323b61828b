import { localDay } from '../calendar/wall-clock.ts';
import { awayWords } from '../people/days-away.ts';
import { candidateChecks } from './assignment.ts';
import { isActive, type PickupCase, type PickupProvider } from './pickup.ts';
import type { CaseStatus } from './status.ts';

/** A case that is being read may be offered to a colleague; one that a second reader has may not. */
export const mayBeHandedOver = (status: CaseStatus): boolean =>
  status === 'Selected' || status === 'AdditionalWorkRequested';

interface Offered {
  readonly fromId: string;
  /** When its reader took the case: whoever takes it again later has not offered it. */
  readonly heldSince: string | null;
}

interface OfferedCase {
  readonly status: CaseStatus;
  readonly assignedProviderId: string | null;
  readonly selectedAt: string | null;
}

/** An offer stands while its reader has the case and it is being read. */
export const isOfferStanding = (
  { fromId, heldSince }: Offered,
  { status, assignedProviderId, selectedAt }: OfferedCase,
): boolean => assignedProviderId === fromId && selectedAt === heldSince && mayBeHandedOver(status);

/** Days as ISO dates; both are in. */
export interface DaysAway {
  readonly from: string;
  readonly to: string;
}

/** The last day on which somebody is away who is away today; null for whoever is there. */
export const awayUntil = (away: readonly DaysAway[], today: string): string | null =>
  away.find(({ from, to }) => from <= today && today <= to)?.to ?? null;

/**
 * What keeps a colleague from taking over the case, each in a sentence: a hold of the case, the conditions of a pickup,
 * which asks for an active account, and the days on which they are away, as they have them where they are. `now` is ISO
 * 8601.
 */
export function handOverObstacles(
  colleague: PickupProvider & { readonly away: readonly DaysAway[]; readonly timeZone: string },
  aCase: PickupCase & { readonly isOnHold: boolean },
  now: string,
): string[] {
  const last = awayUntil(colleague.away, localDay(Date.parse(now), colleague.timeZone));
  const checks = candidateChecks(colleague, aCase, now).filter(({ condition }) => condition !== 'account');
  return [
    ...(aCase.isOnHold ? ['The case is on hold.'] : []),
    ...(isActive(colleague.status) ? [] : ['The pathologist’s account is not active.']),
    ...checks.flatMap(({ isMet, text }) => (isMet ? [] : [text])),
    ...(last === null ? [] : [`The pathologist is ${awayWords(last)}.`]),
  ];
}
