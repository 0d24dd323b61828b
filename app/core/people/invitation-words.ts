import type { User } from '#contracts/generated/wire.ts';
import { instantText } from '../text/dates.ts';

type Invited = Pick<User, 'invitation' | 'invitationEndsAt'>;

/** Whether somebody was invited and has set no password yet, so that an invitation is what would let them in. */
export const isAwaited = ({ invitation }: Pick<Invited, 'invitation'>): boolean =>
  invitation === 'pending' || invitation === 'lapsed';

/** How the invitation of somebody stands; null for whoever was not invited. */
export function invitationText({ invitation, invitationEndsAt }: Invited, timeZone: string): string | null {
  const end = invitationEndsAt === null ? null : instantText(invitationEndsAt, timeZone);
  switch (invitation) {
    case 'none':
      return null;
    case 'accepted':
      return 'Used';
    case 'pending':
      return end === null ? 'Not used yet' : `Not used yet; its link is good until ${end}`;
    case 'lapsed':
      return end === null ? 'Not used, and good no more' : `Not used; its link ended on ${end}`;
  }
}
