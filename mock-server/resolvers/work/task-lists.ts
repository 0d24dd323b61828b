import { isFacility } from '#app/core/access/roles.ts';
import { isOverdue } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../paging.ts';
import type { TaskRecord } from '../../records/work.ts';
import { refuse } from '../../refusal.ts';
import { isOfOwnFacility, mayTake, requireTask } from './task-access.ts';
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

/** The tasks of the view, whoever's it is. Throws FORBIDDEN_ROLE for a view of another role. */
function candidatesOf(call: Call<'listTasks'>): readonly TaskRecord[] {
  const { world, caller, input } = call;
  const { role, id, facilityId } = caller.viewer;
  const { view, caseId } = input.query;
  if (view === 'admin' && role === 'Admin')
    return caseId === undefined ? world.tasks.list() : world.tasks.by('case', caseId);
  const mine = world.tasks.by('assignee', id);
  if (view === 'provider' && role === 'Provider')
    return [...mine, ...world.tasks.by('role', 'Provider').filter((task) => mayTake(caller, task))];
  if (view === 'facility' && isFacility(role))
    return world.tasks
      .by('facility', facilityId ?? '')
      .filter((task) => task.assigneeId !== id && isToDoHere(call, task))
      .concat(mine);
  throw refuse('FORBIDDEN_ROLE');
}

/** Given to the facility, or to one of its people; what the operator's laboratory does for it is not its work. */
const isToDoHere = ({ world, caller }: Call<'listTasks'>, task: TaskRecord): boolean =>
  mayTake(caller, task) ||
  (task.assigneeId !== null && isOfOwnFacility(world, caller, task) && isOfPeople(world, task));

const isOfPeople = (world: Call<'listTasks'>['world'], { assigneeId, facilityId }: TaskRecord): boolean =>
  world.users.find(assigneeId ?? '')?.facilityId === facilityId;

export const getTask: Resolver<'getTask'> = {
  see: (call) => void requireTask(call),
  resolve: (call) => taskAnswer(requireTask(call), call),
};
