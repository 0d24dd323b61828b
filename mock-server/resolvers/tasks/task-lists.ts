import { isOverdue } from '#app/core/tasks/task-kinds.ts';
import { mayTake } from '../../access/names.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import type { Source } from '../../store/query.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { isOfOwnFacility, requireTask } from './task-access.ts';
import { taskAnswer, taskRow } from './task-forms.ts';

const RANK = { Routine: 0, Expedited: 1, STAT: 2 } as const;

const TASKS: ListTable<'listTasks', TaskRecord> = {
  of: candidatesOf,
  filters: {
    view: () => ({}),
    type: 'type',
    status: 'status',
    caseId: 'caseId',
    overdue: (overdue, { now }) => {
      const at = new Date(now).toISOString();
      return (task) => isOverdue(task, at) === overdue;
    },
  },
  search: ({ title, caseId }, { world }) => [title, world.cases.find(caseId ?? '')?.caseID ?? null],
  sorts: {
    overdue: (task, { now }) => Number(!isOverdue(task, new Date(now).toISOString())),
    dueAt: ({ dueAt }) => (dueAt === null ? null : Date.parse(dueAt)),
    priority: ({ priority }) => RANK[priority],
    type: ({ type }) => type,
    status: ({ status }) => status,
    title: ({ title }) => title.toLowerCase(),
    createdAt: ({ createdAt }) => Date.parse(createdAt),
  },
  usual: 'overdue,dueAt,createdAt',
  row: taskRow,
};

export const listTasks: Resolver<'listTasks'> = {
  resolve: (call) => ({ data: pageOfList(TASKS, call) }),
};

type View = Call<'listTasks'>['input']['query']['view'];

const viewOf = ({ viewer }: Caller): View =>
  viewer.role === 'Admin' ? 'admin' : viewer.role === 'Provider' ? 'provider' : 'facility';

/** The tasks of the view, whoever's it is. Throws FORBIDDEN_ROLE for a view of another role. */
function candidatesOf({ world, caller, input }: Call<'listTasks'>): Source<TaskRecord> {
  const { view } = input.query;
  if (view !== viewOf(caller)) throw refuse('FORBIDDEN_ROLE');
  return view === 'admin' ? world.tasks : tasksOf(world, caller);
}

/** Every task in the caller's own list. */
export function tasksOf(world: World, caller: Caller): readonly TaskRecord[] {
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

export const getTask: Resolver<'getTask'> = {
  see: (call) => void requireTask(call),
  resolve: (call) => taskAnswer(requireTask(call), call),
};
