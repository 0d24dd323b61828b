import type { TransitionOf } from '#contracts/generated/machines.ts';
import { move } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import type { UserRecord } from '../../store/records/records.ts';

type UserMove = TransitionOf<'UserStatus'>['name'];

/** Moves the account of a user and writes it into the history. */
export function moveUser(
  { world, now, caller }: Pick<Doing, 'world' | 'now' | 'caller'>,
  userId: string,
  name: UserMove,
  reason: string | null,
): UserRecord {
  const held = world.users.find(userId);
  const names = caller === null ? undefined : namesOf(caller);
  const to = move('UserStatus', name, held?.status ?? null, names);
  const at = new Date(now).toISOString();
  const by = caller === null ? null : personRef(caller.user);
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
