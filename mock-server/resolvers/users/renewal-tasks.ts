import { isClosed, isLicenceRenewal } from '#app/core/tasks/task-kinds.ts';
import { move } from '../../rules/moves.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/** What the clock asked the provider for when the licence came near its end (jobs: credential renewals). */
export const renewalTaskOf = (world: World, userId: string, region: string): TaskRecord | undefined =>
  world.tasks
    .by('assignee', userId)
    .find((task) => isLicenceRenewal(task) && task.title.includes(` ${region} `) && !isClosed(task.status));

/** The task waits for the review from now on; answers its id, and null where nobody had asked. */
export function renewalHandedIn({ world, now }: Doing, userId: string, region: string): string | null {
  const task = renewalTaskOf(world, userId, region);
  if (task === undefined || task.status === 'Submitted') return task?.id ?? null;
  const submittedAt = new Date(now).toISOString();
  return world.tasks.change(task.id, (record) => ({
    ...record,
    status: move('TaskStatus', 'handInRenewal', record.status),
    submittedAt,
    version: record.version + 1,
  })).id;
}

/** The review sent the licence back: the task is its provider's again, with the reason. */
export function renewalSentBack({ world }: Doing, taskId: string | null, reason: string): void {
  const task = taskId === null ? null : world.tasks.find(taskId);
  if (task?.status !== 'Submitted') return;
  world.tasks.change(task.id, (record) => ({
    ...record,
    status: move('TaskStatus', 'sendBackRenewal', record.status),
    reason,
    version: record.version + 1,
  }));
}
