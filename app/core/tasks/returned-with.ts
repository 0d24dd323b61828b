import type { ReturnReason, Task } from '#contracts/generated/wire.ts';
import { TASK } from './task-kinds.ts';

type AskingTask = Pick<Task, 'type' | 'createdAt' | 'closedAt'>;

/**
 * Why the case came back to its facility while the task asked for what was missing, of all reasons that the case ever had:
 * those that were open at a time at which the task was. None before anything was answered: until then, the task itself
 * says what is asked.
 */
export function reasonsOfTask(
  { type, createdAt, closedAt }: AskingTask,
  reasons: readonly ReturnReason[],
): readonly ReturnReason[] {
  if (type !== TASK.missingInfo) return [];
  const end = closedAt === null ? Number.POSITIVE_INFINITY : Date.parse(closedAt);
  const own = reasons.filter(
    ({ kind, raisedAt, answeredAt }) =>
      kind !== 'recalled' &&
      Date.parse(raisedAt) <= end &&
      (answeredAt === null || Date.parse(answeredAt) >= Date.parse(createdAt)),
  );
  return own.some(({ answeredAt }) => answeredAt !== null) ? own : [];
}
