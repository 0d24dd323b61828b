import { isBeforeStart } from '../../rules/people/start-day.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { openCasesOf } from '../profile/profile-form.ts';

/**
 * A first day that lies ahead keeps somebody out as a deactivation does, but asks neither for open cases nor for the last
 * admin. Whoever comes in already has had theirs.
 */
export function startDateProblem(
  world: World,
  user: UserRecord,
  startDate: string,
  now: number,
): string | null {
  if (!isBeforeStart({ ...user, startDate }, now)) return null;
  if (user.status === 'Deactivated' || isBeforeStart(user, now)) return null;
  const hasBegun = user.lastLoginAt !== null || openCasesOf(world, user.id) > 0;
  return hasBegun ? 'This person has begun already. Deactivate the account instead.' : null;
}
