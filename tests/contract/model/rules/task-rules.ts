import { partOf, type Who } from '../people.ts';
import { caseOf, close, takeBack } from '../requests.ts';
import { reviewEnded } from '../reviews.ts';
import {
  ACCOUNTS_STAFF,
  type Command,
  isOpenRequest,
  isOpenTask,
  LAB_STAFF,
  type Refused,
  type Request,
  type State,
  type Task,
  type Told,
  tell,
  type Verdict,
} from '../state.ts';
import { askingSide, directs, mayTake, peopleOfTask, seesTask, settle } from '../tasks.ts';
import { allow, HIDDEN, INVALID, refuse, versionRefusal } from '../verdicts.ts';
import { accept } from './request-rules.ts';

const OWNER = refuse(403, 'TASK_OWNER');
const STATE = refuse(409, 'TASK_STATE');
const INCOMPLETE = refuse(422, 'TASK_INCOMPLETE');

type Judge = (task: Task) => Verdict | null;
type Apply = (task: Task, told: Told) => void;

/** Visible, one's own, the state, the version; then what the move itself asks for. */
export function onTask(
  state: State,
  command: Command,
  checks: { readonly owner: Judge; readonly fields?: Judge; readonly apply: Apply },
): Verdict {
  const task = state.tasks.get(command.params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, command.who)) return HIDDEN;
  return (
    checks.owner(task) ??
    versionRefusal(command, task.version) ??
    checks.fields?.(task) ??
    allow(200, (told) => checks.apply(task, told))
  );
}

const behind = ({ requests }: State, task: Task): readonly Request[] =>
  [...requests.values()].filter((one) => one.task === task && isOpenRequest(one));

const isAdmin = (who: Who): boolean => partOf(who).role === 'Admin';

/** Why somebody may not decide about the task; null for who may. */
export function directingRefusal(state: State, task: Task, who: Who): Refused | null {
  if (directs(state, task, who)) return null;
  return refuse(403, isAdmin(who) ? 'FORBIDDEN_OWNER' : 'FORBIDDEN_ROLE');
}

const isWordless = ({ body }: Command): boolean => body?.['reason'] === ' ';

/** 2.11: whoever takes a task has it, also one that was begun and has nobody now; an order is taken on with it. */
export const startTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      if (!mayTake(state, task, command.who)) return OWNER;
      const isLeft = task.status === 'InProgress' && task.assignee === null;
      return task.status === 'Open' || task.status === 'Returned' || isLeft ? null : STATE;
    },
    apply: (task) => {
      task.status = 'InProgress';
      task.version += 1;
      task.assignee = command.who;
      task.group = null;
      for (const order of behind(state, task))
        if ((order.kind === 'stain' || order.kind === 'glass') && order.status === 'Requested')
          accept(state, order, command.who);
    },
  });

/** Domain.md 3.9: images for what is scanned or stained, an answer for what was asked, a count for what came by mail. */
function isWorkDone(state: State, task: Task, command: Command): boolean {
  const isAnswered = task.isAnswered || isAnswer(command);
  switch (task.kind) {
    case 'question':
    // 2.8: an amendment ends it, or words why the report stands.
    case 'amendment':
      return isAnswered;
    // 2.3 row 6: it is the sending of the case that answers why it came back.
    case 'missing':
      return isAnswered && caseOf(state, task.caseId).status !== 'Returned';
    // 2.6: it is the count of what came that answers a parcel.
    case 'receipt':
      return caseOf(state, task.caseId).isReceived;
    case 'glass':
      return task.isCounted || isCount(command);
    // Nothing is uploaded in this world, and an image that was there before is no new one.
    case 'rescan':
    case 'stain':
      return false;
    default:
      return true;
  }
}

const isAnswer = ({ body }: Command): boolean => body?.['answer'] !== undefined;

const isCount = ({ body }: Command): boolean => body?.['piecesReceived'] !== undefined;

/** What was counted stands in the order of the glass or block, which is another version with it. */
function countPieces(state: State, task: Task, command: Command): void {
  if (!isCount(command)) return;
  for (const order of behind(state, task)) if (order.kind === 'glass') order.version += 1;
}

/** 2.11: whoever has it hands it in, and the operator looks at it; a review ends by its result alone. */
export const submitTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: ({ assignee, status, kind }) => {
      if (assignee !== command.who) return OWNER;
      return status === 'InProgress' && kind !== 'review' ? null : STATE;
    },
    fields: (task) => (isWorkDone(state, task, command) ? null : INCOMPLETE),
    apply: (task) => {
      task.status = 'Submitted';
      task.isAnswered ||= isAnswer(command);
      task.isCounted ||= isCount(command);
      countPieces(state, task, command);
      task.version += 1;
      const duty: readonly Who[] = task.kind === 'billing' ? ACCOUNTS_STAFF : LAB_STAFF;
      const others = duty.filter((who) => who !== command.who);
      const about = { caseId: task.caseId, taskId: task.id, words: 'handed in' };
      tell(state, others, 'assigned_to_me', about);
    },
  });

/** What was handed in goes back to whoever did it. */
export const returnTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      const refusal = directingRefusal(state, task, command.who);
      if (refusal !== null) return refusal;
      return task.status === 'Submitted' ? null : STATE;
    },
    fields: () => (isWordless(command) ? INVALID : null),
    apply: (task) => {
      const { caseId, id: taskId } = task;
      task.status = 'Returned';
      task.version += 1;
      const words = task.assignee === null ? 'sent back to nobody' : 'sent back';
      tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId, taskId, words });
    },
  });

/** Whoever has it ends it, or the operator what was handed in, and what stood behind it is answered. */
export const completeTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      const { assignee, status, kind } = task;
      const mayAccept = directs(state, task, command.who);
      if (assignee !== command.who && !mayAccept)
        return isAdmin(command.who) ? refuse(403, 'FORBIDDEN_OWNER') : OWNER;
      const isAccepting = mayAccept && status === 'Submitted';
      const isFinishing = assignee === command.who && status === 'InProgress';
      return (isAccepting || isFinishing) && kind !== 'review' ? null : STATE;
    },
    fields: (task) => (isWorkDone(state, task, command) ? null : INCOMPLETE),
    apply: (task) => {
      countPieces(state, task, command);
      settle(state, task, 'Completed');
      for (const request of behind(state, task)) close(state, request, 'Fulfilled', command.who);
    },
  });

/** Whoever asked hears of it: the reader of a request, else whoever made the task. */
export const declineTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      if (!mayTake(state, task, command.who)) return OWNER;
      return isOpenTask(task) && task.status !== 'Submitted' ? null : STATE;
    },
    fields: () => (isWordless(command) ? INVALID : null),
    apply: (task, told) => {
      const { caseId, id: taskId } = task;
      const open = behind(state, task);
      settle(state, task, 'Declined');
      for (const request of open) close(state, request, 'Declined', command.who);
      const inVain = { caseId, words: 'questions declined', isMerged: false };
      if (open.some(({ kind }) => kind === 'question'))
        tell(state, [caseOf(state, caseId).holder], 'assigned_to_me', inVain);
      const about = { caseId, taskId, words: 'declined' };
      if (open.length === 0) tell(state, askingSide(state, task, command.who), 'assigned_to_me', about);
      reviewEnded(state, told, task);
    },
  });

/** An admin takes it back; whoever has it hears of it, and the reader whose request stood behind it. */
export const cancelTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      const refusal = directingRefusal(state, task, command.who);
      if (refusal !== null) return refusal;
      return isOpenTask(task) && task.status !== 'Submitted' ? null : STATE;
    },
    fields: () => (isWordless(command) ? INVALID : null),
    apply: (task, told) => {
      const { caseId, id: taskId } = task;
      tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId, taskId, words: 'taken back' });
      settle(state, task, 'Cancelled');
      const open = behind(state, task);
      const inVain = { caseId, words: 'withdrawn', isMerged: false };
      if (open.length > 0) tell(state, [caseOf(state, caseId).holder], 'assigned_to_me', inVain);
      for (const request of open) takeBack(state, request, command.who, true);
      reviewEnded(state, told, task);
    },
  });
