import { isOverdue } from '#app/core/tasks/task-kinds.ts';
import { mayTake } from '../../access/names.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { isOfOwnFacility, requireTask } from './task-access.ts';
import { taskAnswer, taskRow } from './task-forms.ts';

const RANK = { Routine: 0, Expedited: 1, STAT: 2 } as const;

const KEYS: SortKeys<TaskRecord> = {
  dueAt: ({ dueAt }) => (dueAt === null ? null : Date.parse(dueAt)),
  priority: ({ priority }) => RANK[priority],
  type: ({ type }) => type,
  status: ({ status }) => status,
  title: ({ title }) => title.toLowerCase(),
  createdAt: ({ createdAt }) => Date.parse(createdAt),
};

export const listTasks: Resolver<'listTasks'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const { type, status, overdue, caseId, q, sort } = input.query;
    const at = new Date(now).toISOString();
    const rows = candidatesOf(call).filter(
      (task) =>
        (type?.includes(task.type) ?? true) &&
        (status?.includes(task.status) ?? true) &&
        (overdue === undefined || overdue === isOverdue(task, at)) &&
        (caseId === undefined || task.caseId === caseId) &&
        (q === undefined || matches(q, [task.title, world.cases.find(task.caseId ?? '')?.caseID ?? null])),
    );
    const overdueFirst = {
      ...KEYS,
      id: ({ id }: TaskRecord) => id,
      overdue: (task: TaskRecord) => Number(!isOverdue(task, at)),
    };
    const ordered = sorted(rows, `${sort ?? 'overdue,dueAt'},createdAt,id`, overdueFirst);
    const page = pageOf(ordered, input.query);
    return { data: { ...page, items: page.items.map((task) => taskRow(task, call)) } };
  },
};

type View = Call<'listTasks'>['input']['query']['view'];

const viewOf = ({ viewer }: Caller): View =>
  viewer.role === 'Admin' ? 'admin' : viewer.role === 'Provider' ? 'provider' : 'facility';

/** The tasks of the view, whoever's it is. Throws FORBIDDEN_ROLE for a view of another role. */
function candidatesOf({ world, caller, input }: Call<'listTasks'>): readonly TaskRecord[] {
  const { view, caseId } = input.query;
  if (view !== viewOf(caller)) throw refuse('FORBIDDEN_ROLE');
  return view === 'admin' && caseId !== undefined ? world.tasks.by('case', caseId) : tasksOf(world, caller);
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
