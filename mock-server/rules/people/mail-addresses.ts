import { emailOf } from '#app/core/forms/email.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { initialOf } from '../moves.ts';

/**
 * Whose address it is. Someone who was invited, never came and was removed leaves it to whoever comes next, and so does
 * whoever was turned away: of several closed accounts it is that of the one which somebody worked with.
 */
export function userOfAddress(world: World, email: string): UserRecord | null {
  const users = world.users.by('email', emailOf(email));
  return users.find((user) => keepsIdentity(world, user)) ?? users.at(-1) ?? null;
}

export const hasAccepted = ({ invitedAt, acceptedAt }: UserRecord): boolean =>
  invitedAt === null || acceptedAt !== null;

/** Whether the account was opened for a registration that was rejected, and closed with it: it was nobody's yet. */
export const isTurnedAway = (world: World, { id, status, history }: UserRecord): boolean =>
  status === 'Deactivated' &&
  history.at(-1)?.from === initialOf('UserStatus') &&
  world.registrations.by('user', id).some(({ status }) => status === 'Rejected');

/** Whether address and numbers of the account are still those of its person, and nobody else may have them. */
export const keepsIdentity = (world: World, user: UserRecord): boolean =>
  user.status !== 'Deactivated' || (hasAccepted(user) && !isTurnedAway(world, user));

const FORMER = 'This person is out of the team, and the account is closed. The operator can open it again.';

export const isAddressTaken = (world: World, email: string, exceptId: string | null = null): boolean =>
  world.users.by('email', emailOf(email)).some((user) => user.id !== exceptId && keepsIdentity(world, user));

/** Throws EMAIL_TAKEN, which says how somebody whose account this very facility had and closed comes back. */
export function requireNewcomer(world: World, email: string, facilityId: string | null): void {
  const held = userOfAddress(world, email);
  const isFormer =
    held?.status === 'Deactivated' && held.facilityId !== null && held.facilityId === facilityId;
  if (isFormer && isAddressTaken(world, email)) throw refuse('EMAIL_TAKEN', { text: FORMER });
  requireFreeAddress(world, email);
}

/** Throws EMAIL_TAKEN. */
export function requireFreeAddress(world: World, email: string, exceptId: string | null = null): void {
  if (isAddressTaken(world, email, exceptId)) throw refuse('EMAIL_TAKEN');
}
