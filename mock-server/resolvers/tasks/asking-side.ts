import { roleOf } from '#app/core/access/roles.ts';
import { dutyOf } from '#app/core/tasks/task-kinds.ts';
import type { Caller } from '../../http/authentication.ts';
import { staffWith } from '../../rules/people/notify.ts';
import { readerOf } from '../../rules/tasks/task-access.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/**
 * The side for which a task is done, as far as it may open the task: whoever asked for it, and where a reader did,
 * whoever reads the case now. Where that is nobody, or the caller, it is the operator's staff that directs such tasks.
 */
export function askingSide(
  { world, caller }: { readonly world: World; readonly caller: Caller },
  task: TaskRecord,
): readonly UserRecord[] {
  const asker = task.askedBy === null ? null : world.users.find(task.askedBy.userId);
  const isByReader = asker !== null && roleOf(asker.role) === 'Provider';
  const one = isByReader ? readerOf(world, task) : asker;
  if (one !== null && one.status !== 'Deactivated' && one.id !== caller.user.id) return [one];
  return staffWith(world, dutyOf(task.type)).filter(({ id }) => id !== caller.user.id);
}
