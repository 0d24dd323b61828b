import { PROVIDERS, partOf, type Who } from './people.ts';
import {
  ACCOUNTS_STAFF,
  type Case,
  type Group,
  isOpenTask,
  isShut,
  LAB_STAFF,
  type MadeTask,
  peopleOf,
  type State,
  type Task,
  type TaskKind,
  type Told,
} from './state.ts';

/** Domain.md 2.11 numbers the types; a question of the reader and one of the laboratory share theirs. */
export const TYPES: Readonly<Record<TaskKind, number>> = {
  review: 2,
  stain: 5,
  question: 7,
  missing: 7,
  glass: 8,
  receipt: 8,
  billing: 9,
  rescan: 6,
  amendment: 10,
};

/** Who may be asked for it (2.6, 2.8, 2.3 rows 2, 5 and 23). */
const GROUPS: Readonly<Record<TaskKind, Group>> = {
  question: 'facility',
  missing: 'facility',
  stain: 'facility',
  rescan: 'facility',
  glass: 'lab',
  receipt: 'lab',
  billing: 'accounts',
  review: 'admin',
  amendment: 'admin',
};

/** Work that facilities are asked for; neither second reviews nor what is owed is theirs to see. */
const OF_FACILITIES: readonly TaskKind[] = ['question', 'missing', 'stain', 'glass', 'rescan', 'receipt'];

export const isFacilityWork = ({ kind }: Task): boolean => OF_FACILITIES.includes(kind);

/** The new task of this type on this case, of those that the backend made; there has to be one. */
export function makeTask(state: State, { tasks }: Told, kind: TaskKind, caseId: string): MadeTask {
  const found = tasks.find(
    // One command may make several of a kind: who leaves may have had two reviews of one case.
    ({ id, type, caseId: of }) => type === TYPES[kind] && of === caseId && !state.tasks.has(id),
  );
  if (found === undefined) throw new Error(`no ${kind} task was made for ${caseId}`);
  return found;
}

/** A task of this kind, given to a person or else to those whose work it is. */
export function newTask(
  state: State,
  told: Told,
  { id: caseId, isMailed }: Case,
  kind: TaskKind,
  { assignee = null, asker = null, review = null }: Partial<Pick<Task, 'assignee' | 'asker' | 'review'>> = {},
): Task {
  const { id } = makeTask(state, told, kind, caseId);
  // A slide is scanned again by whoever scanned it: the operator where glass came by mail.
  const given = kind === 'rescan' && isMailed ? 'lab' : GROUPS[kind];
  const group = assignee === null ? given : null;
  const task: Task = {
    id,
    kind,
    caseId,
    review,
    group,
    asker,
    assignee,
    status: 'Open',
    version: 1,
    endedAt: null,
    isAnswered: false,
    isCounted: false,
  };
  state.tasks.set(id, task);
  return task;
}

export const tasksOf = ({ tasks }: State, caseId: string, ...kinds: readonly TaskKind[]): readonly Task[] =>
  [...tasks.values()].filter((task) => task.caseId === caseId && kinds.includes(task.kind));

/** A task ends with what asked for it; nothing happens where it has ended already. */
export function settle({ now }: State, task: Task, status: Task['status']): void {
  if (!isOpenTask(task)) return;
  task.status = status;
  task.version += 1;
  task.endedAt = now;
}

/** Whose work a task is while nobody has taken it. */
function groupOf({ cases }: State, { group, caseId }: Task): readonly Who[] {
  switch (group) {
    case 'facility':
      return peopleOf(cases.get(caseId)?.facilityId ?? '');
    case 'lab':
      return LAB_STAFF;
    case 'accounts':
      return ACCOUNTS_STAFF;
    case 'admin':
      return ['admin'];
    case 'readers':
      return PROVIDERS;
    case null:
      return [];
  }
}

export const peopleOfTask = (state: State, task: Task): readonly Who[] =>
  task.assignee === null ? groupOf(state, task) : [task.assignee];

/** Who hears that nobody does it: the one of the staff who made it, else those who direct such tasks; nobody hears of their own doing. */
export const askingSide = (state: State, { asker, kind }: Task, doing: Who): readonly Who[] => {
  const isStaff = asker !== null && partOf(asker).role === 'Admin' && !isShut(state, asker);
  const directing = kind === 'billing' ? ACCOUNTS_STAFF : LAB_STAFF;
  return isStaff && asker !== doing ? [asker] : directing.filter((who) => who !== doing);
};

/** Whose work it is: the assignee's; else whoever of the group takes it. A review is given and never taken. */
export const mayTake = (state: State, task: Task, who: Who): boolean =>
  task.kind === 'review' ? task.assignee === who : peopleOfTask(state, task).includes(who);

/** Whoever of the operator has its duty (2.2), or was given it, decides about it. */
export function directs(state: State, task: Task, who: Who): boolean {
  const { role, duty } = partOf(who);
  if (role !== 'Admin') return false;
  const isOfDuty = duty === null || duty === (task.kind === 'billing' ? 'Accounts' : 'Lab_Operations');
  return isOfDuty || mayTake(state, task, who);
}

export function seesTask(state: State, task: Task, who: Who): boolean {
  const { role, facilityId } = partOf(who);
  if (role === 'Admin' || mayTake(state, task, who)) return true;
  // A reader follows what was asked for on the case in hand.
  if (role === 'Provider') return isFacilityWork(task) && state.cases.get(task.caseId)?.holder === who;
  if (facilityId === null || task.kind === 'review') return false;
  const isOfColleague = task.assignee !== null && partOf(task.assignee).facilityId === facilityId;
  return isOfColleague || (isFacilityWork(task) && facilityId === state.cases.get(task.caseId)?.facilityId);
}
