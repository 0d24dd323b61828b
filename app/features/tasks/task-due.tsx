import { taskClock } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DueMark } from '#app/ui/due-mark.tsx';
import type { TaskListItem } from '#contracts/generated/wire.ts';

/** When and where the reader looks. */
export interface Clock {
  /** ISO 8601 with an offset. */
  readonly now: string;
  readonly timeZone: string;
}

interface TaskDueProps {
  readonly task: Pick<TaskListItem, 'status' | 'dueAt'>;
  readonly clock: Clock;
}

export function TaskDue({ task, clock }: TaskDueProps) {
  const { state, left } = taskClock(task, clock.now);
  return (
    <DueMark state={state} left={left} at={task.dueAt} atText={instantText(task.dueAt, clock.timeZone)} />
  );
}
