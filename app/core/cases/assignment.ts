import { isProvisional, roleOf } from '../access/roles.ts';
import { eligibilityRefusal, isActive, type PickupCase, type PickupProvider } from './pickup.ts';

/** A user whom staff would give a case. */
export interface Assignable extends PickupProvider {
  readonly role: string;
}

/**
 * Why this user cannot be given the case, as a sentence about them; null when they can. `now` is ISO 8601 UTC.
 * The load limit alone may be passed over; a Provisionally Active provider gets work in no other way.
 */
export function assignmentRefusal(
  user: Assignable,
  aCase: PickupCase,
  now: string,
  beyondLoadLimit: boolean,
): string | null {
  if (roleOf(user.role) !== 'Provider') return 'This user is not a provider.';
  if (!isActive(user.status) && !isProvisional(user.status)) return 'The provider’s account is not active.';
  if (user.id === aCase.assignedProviderId) return 'The provider holds this case already.';
  const refusal = eligibilityRefusal(beyondLoadLimit ? { ...user, openCases: 0 } : user, aCase, now);
  switch (refusal?.kind) {
    case undefined:
      return null;
    case 'no-licence':
      return `The provider has no active ${refusal.stateName} licence.`;
    case 'other-subspecialty':
      return `The provider does not read ${refusal.subspecialty.replaceAll('_', ' ')}.`;
    case 'conflict':
      return 'The provider reported this case before, or works for its facility.';
    case 'load-limit':
      return `The provider has reached the limit of ${refusal.limit} open cases.`;
    case 'released-lately':
      return `The provider released this case less than ${refusal.minutes} minutes ago.`;
    case 'glass-site':
    case 'cytology-site':
      return 'The provider has no CLIA-certified site for this case.';
    case 'not-active':
    case 'not-available':
      throw new Error(`${refusal.kind} is no condition of an assignment`);
  }
}
