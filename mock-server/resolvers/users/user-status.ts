import type { UserRecord } from '../../store/records/records.ts';
import type { Doing } from '../audit/case-events.ts';
import { keepHistory } from '../audit/record-history.ts';

/** Puts a user into a status and writes it into the history; whether that is allowed was asked before. */
export function moveUser(
  { world, now, caller }: Pick<Doing, 'world' | 'now' | 'caller'>,
  userId: string,
  to: UserRecord['status'],
  reason: string | null,
): UserRecord {
  const at = new Date(now).toISOString();
  const by = caller === null ? null : { userId: caller.user.id, displayName: caller.user.displayName };
  const before = world.users.find(userId);
  const moved = world.users.change(userId, (user) => ({
    ...user,
    status: to,
    version: user.version + 1,
    updatedAt: at,
    history: [...user.history, { from: user.status, to, at, by, reason }],
  }));
  return keepHistory({ world, now, caller }, 'users', before, moved);
}
