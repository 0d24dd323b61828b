import { emailOf } from '#app/core/forms/email.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** Whose address it is. Someone who was invited, never came and was removed leaves it to whoever comes next. */
export function userOfAddress(world: World, email: string): UserRecord | null {
  const users = world.users.by('email', emailOf(email));
  return users.find(({ status }) => status !== 'Deactivated') ?? users[0] ?? null;
}

export const hasAccepted = ({ invitedAt, acceptedAt }: UserRecord): boolean =>
  invitedAt === null || acceptedAt !== null;

/** Whether address and numbers of the account are still those of its person, and nobody else may have them. */
export const keepsIdentity = (user: UserRecord): boolean =>
  user.status !== 'Deactivated' || hasAccepted(user);

export const isAddressTaken = (world: World, email: string, exceptId: string | null = null): boolean =>
  world.users.by('email', emailOf(email)).some((user) => user.id !== exceptId && keepsIdentity(user));

/** Throws EMAIL_TAKEN. */
export function requireFreeAddress(world: World, email: string, exceptId: string | null = null): void {
  if (isAddressTaken(world, email, exceptId)) throw refuse('EMAIL_TAKEN');
}
