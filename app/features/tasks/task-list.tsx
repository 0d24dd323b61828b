import { Link } from '@remix-run/react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { FACILITY_TYPES, TASK } from '#app/core/tasks/task-kinds.ts';
import { askedByText, holderText, partText, taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, ListSearch, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { OneLine } from '#app/ui/one-line.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { TaskListItem, TaskType } from '#contracts/generated/wire.ts';
import { type Clock, TaskDue } from './task-due.tsx';
import { TaskPriority, TaskStatusBadge, taskTypeText } from './task-marks.tsx';

type TaskColumn = Column<TaskListItem>;

/** The kinds of work that a provider's list can hold; a filter with others would only ever find nothing. */
const PROVIDER_TYPES: readonly TaskType[] = [
  TASK.primaryDiagnosis,
  TASK.qa,
  TASK.physicianOnboarding,
  TASK.addendumOrAmendment,
  TASK.resultCommunication,
  TASK.credentialRenewal,
];

function typesOf(role: Role): readonly TaskType[] {
  if (role === 'Admin') return Object.values(TASK);
  return role === 'Provider' ? PROVIDER_TYPES : FACILITY_TYPES;
}

export function taskFilters(role: Role): readonly Filter[] {
  const types = typesOf(role);
  return [
    {
      kind: 'choices',
      name: 'type',
      label: 'Type',
      choices: types.map((type) => ({ value: String(type), label: labels.TaskType[type] })),
    },
    { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.TaskStatus) },
    ...(role === 'Admin'
      ? [
          {
            kind: 'choices' as const,
            name: 'assignedRole',
            label: 'For',
            choices: choicesOf(labels.TaskAssigneeRole),
          },
        ]
      : []),
    { kind: 'day', name: 'dueFrom', label: 'Due from' },
    { kind: 'day', name: 'dueTo', label: 'to' },
    { kind: 'flag', name: 'overdue', label: 'Overdue only' },
    { kind: 'flag', name: 'mine', label: 'My turn only' },
  ];
}

/** The API looks for it among titles and numbers of cases only, so it may stand in an address. */
export const taskSearch: ListSearch = {
  name: 'q',
  label: 'Search by title or case number',
  placeholder: 'Title or case',
};

export const taskSorts: readonly SortChoice[] = [
  { value: '', label: 'Overdue first' },
  { value: 'dueAt', label: 'By due time' },
  { value: '-priority,dueAt', label: 'STAT first' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'type', label: 'By type' },
];

const columns = {
  priority: {
    id: 'priority',
    header: 'Priority',
    sortKey: 'priority',
    usual: 'descending',
    always: true,
    cell: ({ priority }) => <TaskPriority priority={priority} />,
  },
  task: {
    id: 'task',
    header: 'Task',
    sortKey: 'type',
    always: true,
    share: 'most',
    cell: (task) => (
      <>
        <OneLine text={task.title} />
        <span className="block text-xs text-muted">{taskTypeText(task)}</span>
      </>
    ),
  },
  case: {
    id: 'case',
    header: 'Case',
    always: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ case: of }) => (
      <>
        <span className="block font-medium">{of?.caseID ?? '–'}</span>
        {of?.caseRecordId != null && <span className="block text-xs text-muted">{of.caseRecordId}</span>}
      </>
    ),
  },
  part: { id: 'part', header: 'Part, block', cell: (task) => partText(task) || '–' },
  askedBy: { id: 'askedBy', header: 'Asked by', cell: (task) => <OneLine text={askedByText(task)} /> },
  holder: {
    id: 'holder',
    header: 'Held by',
    cell: (task) => <OneLine text={holderText(task) ?? 'Nobody'} />,
  },
  state: {
    id: 'state',
    header: 'State',
    sortKey: 'status',
    cell: ({ status }) => <TaskStatusBadge status={status} />,
    className: 'whitespace-nowrap card:whitespace-normal',
  },
} as const satisfies Readonly<Record<string, TaskColumn>>;

const dueColumn = (clock: Clock): TaskColumn => ({
  id: 'due',
  header: 'Due',
  sortKey: 'dueAt',
  always: true,
  cell: (task) => <TaskDue task={task} clock={clock} />,
});

const WITH_IMAGES: readonly TaskType[] = [TASK.slideOrder, TASK.stainOrder, TASK.rescan];

/** Whoever may still work on an order may add its images, which is what it waits for. */
const wantsImages = ({ type, allowedActions }: TaskListItem): boolean =>
  WITH_IMAGES.includes(type) &&
  (['start', 'submit', 'complete'] as const).some((action) => allowedActions.includes(action));

const openColumn = (role: Role): TaskColumn => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  always: true,
  share: 'whole',
  cell: (task) => (
    <div className="flex justify-end gap-1.5 card:*:flex-1">
      {isFacility(role) && wantsImages(task) && (
        <Button asChild size="sm" variant="primary">
          <Link to={`${taskPlaceOf(task, role)}#upload`}>
            Upload<VisuallyHidden> the images of {task.title}</VisuallyHidden>
          </Link>
        </Button>
      )}
      <Button asChild size="sm">
        <Link to={taskPlaceOf(task, role)} data-row-open="">
          Open<VisuallyHidden> {task.title}</VisuallyHidden>
        </Link>
      </Button>
    </div>
  ),
});

/** What each role sees of a task: who asked is told to the doers, and a facility sees which of its people has it. */
export function taskColumns(role: Role, clock: Clock): readonly TaskColumn[] {
  const { priority, task, case: caseNumber, part, askedBy, holder, state } = columns;
  const own = role === 'Provider' ? [askedBy] : [askedBy, holder];
  return [dueColumn(clock), priority, task, caseNumber, part, ...own, state, openColumn(role)];
}
