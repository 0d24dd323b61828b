import { createHash, randomBytes } from 'node:crypto';
import type { TeamMemberZodType } from '#contracts/generated/schemas/team-member.ts';
import { refuse } from '../../http/refusal.ts';
import { sendMail } from '../../rules/people/mail.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const MINUTE_MS = 60_000;
const RESET_LIFE_MS = 15 * MINUTE_MS;
const INVITATION_LIFE_MS = 72 * 60 * MINUTE_MS;

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

/** A new link for somebody who has set no password yet; what was mailed before is good no more. */
export function inviteAgain(world: World, now: number, user: UserRecord): void {
  const waitMs = Date.parse(user.invitedAt ?? '') + MINUTE_MS - now;
  // What is dated further ahead was sent before the clock was turned back.
  if (waitMs > 0 && waitMs <= MINUTE_MS)
    throw refuse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  closeResets(world, now, user.id);
  sendInvitation(
    world,
    now,
    world.users.change(user.id, (record) => ({ ...record, version: record.version + 1 })),
  );
}

/** How the invitation of somebody stands, and until when its last link is good, or was. */
export function invitationOf(
  { invitedAt, acceptedAt, status }: UserRecord,
  now: number,
): Pick<TeamMemberZodType, 'invitation' | 'invitationEndsAt'> {
  if (invitedAt === null) return { invitation: 'none', invitationEndsAt: null };
  if (acceptedAt !== null) return { invitation: 'accepted', invitationEndsAt: null };
  // The link of a closed account went with it, whenever it would have ended.
  if (status === 'Deactivated') return { invitation: 'lapsed', invitationEndsAt: null };
  const endsAt = Date.parse(invitedAt) + INVITATION_LIFE_MS;
  return {
    invitation: now < endsAt ? 'pending' : 'lapsed',
    invitationEndsAt: new Date(endsAt).toISOString(),
  };
}
