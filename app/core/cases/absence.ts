import type { CaseAbsence, ProviderList } from '#contracts/generated/wire.ts';
import { isOnHold } from './holds.ts';
import {
  isActive,
  matchRefusal,
  type PickupCase,
  type PickupProvider,
  type PickupRefusal,
  pickupMessage,
} from './pickup.ts';
import { isWithReader } from './status.ts';
import { holds, isReviewing } from './visibility.ts';

/** A case as it is looked for in a list of a provider. */
export interface SoughtCase extends PickupCase {
  readonly qaProviderId: string | null;
  /** ISO 8601; null as long as the case was never in the pool. */
  readonly availableAt: string | null;
  readonly holds: readonly { readonly to: string | null }[];
  /** Whether the case is still offered to other pathologists first, so that it is not in this one's list yet. */
  readonly isOfferedFirst: boolean;
}

type Finding = CaseAbsence['finding'];
type Absence = Omit<CaseAbsence, 'caseId'>;

const NAMES: Readonly<Record<ProviderList, string>> = {
  available: 'Available Cases',
  mine: 'My Cases',
  completed: 'Completed Cases',
};

const absenceOf = (finding: Finding, text: string): Absence => ({ finding, text, listedIn: null });

/** One answer for a number of no case and for a case that is none of the asker's business. */
export const UNKNOWN = absenceOf(
  'unknown',
  'No case of this number is open to you. Check the number with the facility that sent it.',
);

/** Facilities number their cases each for itself: one of several would be taken for the one that was meant. */
export const SEVERAL = absenceOf(
  'unknown',
  'Several of your cases have this number. Look for the number of the platform, which begins with DP.',
);

const OF_REFUSAL: Readonly<Partial<Record<PickupRefusal['kind'], Finding>>> = {
  'no-licence': 'licence',
  'other-subspecialty': 'subspecialty',
  conflict: 'conflict',
};

function listingOf(asked: ProviderList, listedIn: ProviderList): Absence {
  if (asked !== listedIn)
    return { finding: 'elsewhere', text: `This case is in ${NAMES[listedIn]}.`, listedIn };
  const hides =
    listedIn === 'completed'
      ? 'A filter, the page or the days shown hide it.'
      : 'A filter or the page hides it.';
  return { finding: 'listed', text: `This case is in ${NAMES[listedIn]}. ${hides}`, listedIn };
}

/**
 * What keeps a case out of the list that a provider looks at, as far as that provider may know: of a case of the pool
 * the rule that bars it, of another's case only that it was taken, and only where the pool once showed it to the asker.
 * `now` is ISO 8601 UTC.
 */
export function explainAbsence(
  asked: ProviderList,
  provider: PickupProvider,
  aCase: SoughtCase,
  now: string,
): Absence {
  if (holds(provider.id, aCase))
    return listingOf(asked, aCase.status === 'SignOutCompleted' ? 'completed' : 'mine');
  if (isReviewing(provider.id, aCase))
    return absenceOf('second_reading', 'This case is with you for a second reading. It is in My Tasks.');
  const refusal = matchRefusal(provider, aCase, now);
  if (aCase.status === 'Available') return ofPool(asked, provider, aCase, refusal, now);
  // Whoever may not take the case learns nothing of who did.
  const wasShown = isWithReader(aCase.status) && aCase.availableAt !== null;
  return wasShown && isActive(provider.status) && refusal === null
    ? absenceOf('taken', 'Another pathologist has picked up this case.')
    : UNKNOWN;
}

function ofPool(
  asked: ProviderList,
  { status }: PickupProvider,
  { holds: onHold, isOfferedFirst }: SoughtCase,
  refusal: PickupRefusal | null,
  now: string,
): Absence {
  if (!isActive(status)) return absenceOf('account', pickupMessage({ kind: 'not-active' }));
  if (refusal !== null) return absenceOf(OF_REFUSAL[refusal.kind] ?? 'unknown', pickupMessage(refusal));
  if (isOnHold(onHold, Date.parse(now)))
    return absenceOf('on_hold', 'This case is on hold. It is listed again when the hold ends.');
  if (isOfferedFirst)
    return absenceOf(
      'offered_first',
      'This case is offered to others first. It is listed if they do not take it.',
    );
  return listingOf(asked, 'available');
}
