import { type PriorityLevel, PriorityMark } from '#app/ui/priority-mark.tsx';
import { StatusBadge, type StatusShape } from '#app/ui/status-badge.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { TaskListItem, TaskStatus } from '#contracts/generated/wire.ts';

const shapes: Readonly<Record<TaskStatus, StatusShape>> = {
  Open: 'open',
  InProgress: 'active',
  Submitted: 'waiting',
  Returned: 'attention',
  Completed: 'done',
  Declined: 'stopped',
  Cancelled: 'stopped',
};

export function TaskStatusBadge({ status }: { readonly status: TaskStatus }) {
  return <StatusBadge shape={shapes[status]} label={labels.TaskStatus[status]} />;
}

const levels: Readonly<Record<TaskListItem['priority'], PriorityLevel>> = {
  STAT: 'stat',
  Expedited: 'expedited',
  Routine: 'routine',
};

export function TaskPriority({ priority }: Pick<TaskListItem, 'priority'>) {
  return <PriorityMark level={levels[priority]} />;
}

export const taskTypeText = ({ type }: Pick<TaskListItem, 'type'>): string => labels.TaskType[type];
