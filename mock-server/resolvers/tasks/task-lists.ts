import { dayPlus } from '#app/core/calendar/days.ts';
import { midnightOf } from '#app/core/calendar/wall-clock.ts';
import { countWhile } from '#app/core/ordered.ts';
import { hasRight } from '#app/core/people/rights.ts';
import { isOverdue } from '#app/core/tasks/task-kinds.ts';
import type { TaskStateCountsZodType } from '#contracts/generated/schemas/task-state-counts.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { findRows, type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { requireTimeZone } from '../../rules/calendars.ts';
import { mayTake } from '../../rules/people/names.ts';
import { isTurnOf } from '../../rules/tasks/made-tasks.ts';
import { isOfOwnFacility, mayFindTask, requireTask } from '../../rules/tasks/task-access.ts';
import { createKeptRows } from '../../store/kept-rows.ts';
import type { Source } from '../../store/query.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { createDerived } from '../../store/shelf.ts';
import { comparing } from '../../store/sorted-views.ts';
import type { World } from '../../world.ts';
import { taskAnswer, taskRow } from './task-forms.ts';

const dueMs = ({ dueAt }: TaskRecord): number | null => (dueAt === null ? null : Date.parse(dueAt));

const RANK = { Routine: 0, Expedited: 1, STAT: 2 } as const;

const TASKS: ListTable<'listTasks', TaskRecord> = {
  of: candidatesOf,
  filters: {
    view: () => ({}),
    type: 'type',
    status: 'status',
    caseId: 'caseId',
    assigneeId: 'assigneeId',
    assignedRole: 'assignedRole',
    facilityId: 'facilityId',
    dueFrom: (day, { input: { query } }) => {
      const fromMs = midnightOf(day, requireTimeZone(query.timeZone ?? 'UTC'));
      return (task) => (dueMs(task) ?? Number.NaN) >= fromMs;
    },
    dueTo: (day, { input: { query } }) => {
      const beforeMs = midnightOf(dayPlus(day, 1), requireTimeZone(query.timeZone ?? 'UTC'));
      return (task) => (dueMs(task) ?? Number.NaN) < beforeMs;
    },
    timeZone: () => ({}),
    createdFrom: (from) => (task) => Date.parse(task.createdAt) >= Date.parse(from),
    createdBefore: (before) => (task) => Date.parse(task.createdAt) < Date.parse(before),
    overdue:
      (overdue, { now }) =>
      (task) =>
        isOverdue(task, now) === overdue,
    mine: (mine, { world, caller }) => {
      const isMine = isTurnOf(world, caller.user.id);
      return (task) => isMine(task) === mine;
    },
  },
  search: ({ title, caseId }, { world }) => [title, world.cases.find(caseId ?? '')?.caseID ?? null],
  sorts: {
    overdue: (task, { now }) => Number(!isOverdue(task, now)),
    dueAt: dueMs,
    priority: ({ priority }) => RANK[priority],
    type: ({ type }) => type,
    status: ({ status }) => status,
    title: ({ title }) => title.toLowerCase(),
    createdAt: ({ createdAt }) => Date.parse(createdAt),
  },
  usual: 'overdue,dueAt,createdAt',
  row: taskRow,
  kept: createKeptRows((call) => [call.world.cases.revision(), dueBefore(call), ...turnsStandOn(call)]),
};

/** Whose turn a task is depends on who asks, and on the roles and duties that people have. */
const turnsStandOn = ({ world, caller, input }: Call<'listTasks'>): readonly (string | number)[] =>
  input.query.mine === undefined ? [] : [caller.user.id, world.users.revision()];

/** How many tasks were due by now, done or not: as long as it stays the same, the same ones are overdue. */
const dueBefore = ({ world, now }: Call<'listTasks'>): number =>
  countWhile(world.tasks.inOrder('due', comparing(dueMs)), (task) => (dueMs(task) ?? now) < now);

function countsOf(tasks: readonly TaskRecord[], now: number): TaskStateCountsZodType {
  const countOf = (state: TaskRecord['status']): number =>
    tasks.filter(({ status }) => status === state).length;
  return {
    open: countOf('Open'),
    inProgress: countOf('InProgress'),
    submitted: countOf('Submitted'),
    completed: countOf('Completed'),
    declined: countOf('Declined'),
    cancelled: countOf('Cancelled'),
    overdue: tasks.filter((task) => isOverdue(task, now)).length,
  };
}

const counts = createDerived<readonly TaskRecord[], TaskStateCountsZodType>();

export const listTasks: Resolver<'listTasks'> = {
  resolve: (call) => {
    const found = findRows(TASKS, call);
    return {
      data: { ...pageOfList(TASKS, call, found), counts: counts(found, () => countsOf(found, call.now)) },
    };
  },
};

export const exportTasks: Resolver<'exportTasks'> = {
  resolve: ({ input, ...call }) => {
    const query = { ...input.query, view: 'admin' as const };
    return exportList('listTasks', TASKS, { ...call, input: { ...input, query } }, 'tasks');
  },
};

type View = Call<'listTasks'>['input']['query']['view'];

const viewOf = ({ viewer }: Caller): View =>
  viewer.role === 'Admin' ? 'admin' : viewer.role === 'Provider' ? 'provider' : 'facility';

/** The tasks of the view, whoever's it is. Throws FORBIDDEN_ROLE for a view of another role. */
function candidatesOf({ world, caller, input }: Call<'listTasks'>): Source<TaskRecord> {
  const { view } = input.query;
  if (view !== viewOf(caller)) throw refuse('FORBIDDEN_ROLE');
  return view === 'admin' && hasRight(caller.viewer, 'view') ? world.tasks : tasksOf(world, caller);
}

/** Every task in the caller's own list. */
export function tasksOf(world: World, caller: Caller): readonly TaskRecord[] {
  const tasks = tasksFor(world, caller);
  return hasRight(caller.viewer, 'view') ? tasks : tasks.filter((task) => mayFindTask(caller.viewer, task));
}

function tasksFor(world: World, caller: Caller): readonly TaskRecord[] {
  const { id, facilityId } = caller.viewer;
  const view = viewOf(caller);
  if (view === 'admin') return world.tasks.list();
  const mine = world.tasks.by('assignee', id);
  return view === 'provider'
    ? [...mine, ...world.tasks.by('role', 'Provider').filter((task) => mayTake(caller, task))]
    : world.tasks
        .by('facility', facilityId ?? '')
        .filter((task) => task.assigneeId !== id && isToDoHere(world, caller, task))
        .concat(mine);
}

/** Given to the facility, or to one of its people; what the operator's laboratory does for it is not its work. */
const isToDoHere = (world: World, caller: Caller, task: TaskRecord): boolean =>
  mayTake(caller, task) ||
  (task.assigneeId !== null && isOfOwnFacility(world, caller, task) && isOfPeople(world, task));

const isOfPeople = (world: World, { assigneeId, facilityId }: TaskRecord): boolean =>
  world.users.find(assigneeId ?? '')?.facilityId === facilityId;

export const getTask: Resolver<'getTask'> = { resolve: (call) => taskAnswer(requireTask(call), call) };
