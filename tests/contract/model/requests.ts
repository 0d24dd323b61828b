import { partOf, type Who } from './people.ts';
import {
  type Case,
  change,
  isOpenRequest,
  isOpenTask,
  note,
  peopleOf,
  type Request,
  type State,
  type Task,
  type Told,
  tell,
} from './state.ts';
import { isFacilityWork, newTask, peopleOfTask, settle } from './tasks.ts';

export const caseOf = ({ cases }: State, id: string): Case => {
  const found = cases.get(id);
  if (found === undefined) throw new Error(`the model lost the case ${id}`);
  return found;
};

export const requestsOf = ({ requests }: State, caseId: string): readonly Request[] =>
  [...requests.values()].filter((one) => one.caseId === caseId);

const kindOfLine = ({ kind }: Pick<Request, 'kind'>): string =>
  kind === 'question' ? 'question_changed' : 'request_changed';

/** One task for the requests of a submission, which are known by the ids of the answer. */
export function make(
  state: State,
  told: Told,
  aCase: Case,
  about: { kind: Request['kind']; who: Who; ids: readonly string[]; imageId?: string },
): Task {
  const { kind, who, ids, imageId = null } = about;
  const caseId = aCase.id;
  const task = newTask(state, told, aCase, kind);
  for (const id of ids) {
    state.requests.set(id, { id, kind, caseId, task, imageId, status: 'Requested', version: 1 });
    note(state, caseId, kindOfLine({ kind }), who);
  }
  return task;
}

const TASK_END = { Fulfilled: 'Completed', Declined: 'Declined', Cancelled: 'Cancelled' } as const;

/** 2.3 row 13: the last request answered brings the case back to its reader, who hears of it once. */
function resume(state: State, caseId: string, words: keyof typeof TASK_END): void {
  const aCase = caseOf(state, caseId);
  if (aCase.status !== 'AdditionalWorkRequested' || requestsOf(state, caseId).some(isOpenRequest)) return;
  change(state, aCase, null, 'Selected');
  aCase.unread = aCase.isOpened ? null : { since: state.now, warned: 0 };
  tell(state, [aCase.holder], 'order_fulfilled', { caseId, words });
}

/**
 * A request ends, and its task with the last of its submission. A question that cannot be answered is answered all
 * the same; what was ordered comes back to the reader when it is declined, and never ends silently (2.6).
 */
export function close(state: State, request: Request, status: keyof typeof TASK_END, who: Who | null): void {
  const { caseId, kind, task } = request;
  const aCase = caseOf(state, caseId);
  request.status = status;
  request.version += 1;
  // The empty slide of an order goes where nothing came of it, and the flag of one to be scanned again (2.6).
  const isUnmade = kind === 'stain' && status !== 'Fulfilled';
  if (isUnmade) aCase.emptySlides -= 1;
  if (isUnmade || kind === 'rescan') change(state, aCase, who);
  note(state, caseId, kindOfLine(request), who);
  const end = kind === 'question' && status === 'Declined' ? 'Completed' : TASK_END[status];
  if (!requestsOf(state, caseId).some((one) => one.task === task && isOpenRequest(one)))
    settle(state, task, end);
  if (kind !== 'question' && status === 'Declined') {
    tell(state, [aCase.holder], 'assigned_to_me', { caseId, words: 'declined', isMerged: false });
    // The facility may have sent the glass, and hears what others have declined.
    if (who === null || partOf(who).facilityId !== aCase.facilityId) {
      const about = { caseId, taskId: task.id, words: `${kind} declined`, isMerged: false };
      tell(state, peopleOf(aCase.facilityId), 'assigned_to_me', about);
    }
  }
  resume(state, caseId, status);
}

/** 2.6: whoever was to make what was ordered hears that it is not wanted any more, and its facility in any case. */
export function takeBack(state: State, request: Request, who: Who, isMakerTold = false): void {
  const { caseId, kind, task } = request;
  close(state, request, 'Cancelled', who);
  if (kind !== 'stain' && kind !== 'glass') return;
  const words = `${kind} taken back`;
  const makers = peopleOfTask(state, task);
  const others = peopleOf(caseOf(state, caseId).facilityId).filter((one) => !makers.includes(one));
  if (!isMakerTold)
    tell(
      state,
      makers.filter((one) => one !== who),
      'assigned_to_me',
      { caseId, taskId: task.id, words },
    );
  tell(state, others, 'assigned_to_me', { caseId, words });
}

/** 2.3 rows 22 and 23: nothing is asked of anybody any more; only what is owed has to be decided. */
export function withdrawRequests(state: State, { id, facilityId }: Case, who: Who): void {
  const open = [...state.tasks.values()].filter(
    (task) => task.caseId === id && isFacilityWork(task) && isOpenTask(task),
  );
  for (const request of requestsOf(state, id))
    if (isOpenRequest(request)) close(state, request, 'Cancelled', who);
  for (const task of state.tasks.values())
    if (task.caseId === id && task.kind !== 'billing') settle(state, task, 'Cancelled');
  const isParcel = ({ kind }: Task): boolean => kind === 'receipt' || kind === 'glass';
  const tellLab = (tasks: readonly Task[], words: string): void => {
    const people = new Set(tasks.flatMap((task) => peopleOfTask(state, task)));
    const others = [...people].filter((one) => partOf(one).facilityId !== facilityId && one !== who);
    const taskId = tasks.length === 1 ? (tasks[0]?.id ?? null) : null;
    tell(state, others, 'assigned_to_me', { caseId: id, taskId, words });
  };
  tellLab(open.filter(isParcel), 'withdrawn, with a parcel');
  tellLab(
    open.filter((task) => !isParcel(task)),
    'withdrawn',
  );
}
