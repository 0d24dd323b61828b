import { sendMail } from '../../rules/people/mail.ts';
import { endSessions } from '../../rules/people/open-sessions.ts';
import { reviewerGone } from '../../rules/tasks/qa-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { closeResets } from '../session/reset-tokens.ts';
import { giveBackTasks } from '../tasks/left-tasks.ts';
import { moveUser } from './user-status.ts';

/** Providers whose last licence has ended cannot log in any more, so the mail says why and how they come back. */
const LAPSED =
  'Your account has been deactivated: your last licence has ended. Send a renewed licence to the operator, who hands it in ' +
  'and opens the account again.';

/** Deactivates a user: their work goes to others, every session ends at once, and no code or invitation opens the account again. */
export function shutOut(
  doing: Doing,
  user: UserRecord,
  name: 'deactivate' | 'removeFromTeam' | 'deactivateNp' | 'lapse',
  reason: string | null,
): UserRecord {
  const { world, now } = doing;
  const moved = moveUser(doing, user.id, name, reason);
  reviewerGone(doing, user.id);
  giveBackTasks(doing, user);
  endSessions(world, user.id, now);
  closeResets(world, now, user.id);
  const text = name === 'lapse' ? LAPSED : 'Your account has been deactivated.';
  sendMail(world, now, { to: user.email, subject: 'Digital pathology: your account', text });
  return moved;
}
