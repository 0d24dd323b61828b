import { createHash, randomBytes } from 'node:crypto';
import { refuse } from '../../http/refusal.ts';
import { sendMail } from '../../rules/people/mail.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const MINUTE_MS = 60_000;
const RESET_LIFE_MS = 15 * MINUTE_MS;
export const INVITATION_LIFE_MS = 72 * 60 * MINUTE_MS;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A one-time token that lets its holder set the user's password. */
export function issueReset(
  world: World,
  now: number,
  userId: string,
  lifeMs = RESET_LIFE_MS,
): { readonly resetToken: string; readonly expiresAt: string } {
  const resetToken = `rst_${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(now + lifeMs).toISOString();
  world.resets.insert({ id: idOf(resetToken), userId, expiresAt });
  return { resetToken, expiresAt };
}

/** Whose password the token sets. Throws CODE_EXPIRED on one that is past, used or unknown. */
export function userOfReset(world: World, now: number, resetToken: string): UserRecord {
  const reset = world.resets.find(idOf(resetToken));
  const user = reset === null ? null : world.users.find(reset.userId);
  if (reset === null || user === null || user.status === 'Deactivated' || Date.parse(reset.expiresAt) <= now)
    throw refuse('CODE_EXPIRED');
  return user;
}

/** Takes every way out of force by which the user's password could be set: tokens, invitations and codes. */
export function closeResets(world: World, now: number, userId: string): void {
  for (const { id } of world.resets.by('user', userId)) world.resets.remove(id);
  for (const { id, closedAt } of world.verifications.by('user', userId))
    if (closedAt === null)
      world.verifications.change(id, (record) => ({ ...record, closedAt: new Date(now).toISOString() }));
}

/** Mails a link under which somebody new sets the first password; its time runs from now. Nobody types one for another. */
export function sendInvitation(world: World, now: number, user: UserRecord): UserRecord {
  const { resetToken } = issueReset(world, now, user.id, INVITATION_LIFE_MS);
  sendMail(world, now, {
    to: user.email,
    subject: 'Digital pathology: your invitation',
    text: `You have been invited. Set your password at /change-password#${resetToken} within 72 hours.`,
    code: resetToken,
  });
  const invitedAt = new Date(now).toISOString();
  return world.users.change(user.id, (record) => ({ ...record, invitedAt }));
}
