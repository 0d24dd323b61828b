import { partOf, type Who } from './people.ts';
import {
  type Case,
  type Command,
  change,
  isHeld,
  isOpenRequest,
  isOpenTask,
  LAB_STAFF,
  note,
  peopleOf,
  type Refused,
  type Request,
  type State,
  type Task,
  tell,
  type Verdict,
} from './state.ts';
import {
  type CaseRule,
  done,
  FACILITY,
  HIDDEN,
  hasAllDuties,
  INVALID,
  isLab,
  mayOpen,
  maySee,
  NOT_OWN,
  onCase,
  READERS,
  refused,
  STAFF,
  versionRefusal,
} from './verdicts.ts';

export const caseOf = ({ cases }: State, id: string): Case => {
  const found = cases.get(id);
  if (found === undefined) throw new Error(`the model lost the case ${id}`);
  return found;
};

const requestsOf = ({ requests }: State, caseId: string): readonly Request[] =>
  [...requests.values()].filter((one) => one.caseId === caseId);

/** 2.3 row 13: the last request answered brings the case back to its reader, who hears of it once. */
function resume(state: State, caseId: string): void {
  const aCase = caseOf(state, caseId);
  if (aCase.status !== 'AdditionalWorkRequested' || requestsOf(state, caseId).some(isOpenRequest)) return;
  change(state, aCase, null, 'Selected');
  tell(state, [aCase.holder], 'order_fulfilled', { caseId });
}

function settle(task: Task, status: Task['status']): void {
  if (!isOpenTask(task)) return;
  task.status = status;
  task.version += 1;
}

const TASK_END = { Fulfilled: 'Completed', Declined: 'Declined', Cancelled: 'Cancelled' } as const;

/** A question that cannot be answered is answered all the same: its task is done. */
function close(state: State, request: Request, status: keyof typeof TASK_END, who: Who | null): void {
  const { caseId, kind, task } = request;
  request.status = status;
  request.version += 1;
  note(state, caseId, kind === 'question' ? 'question_changed' : 'request_changed', who);
  const end = kind === 'question' ? 'Completed' : TASK_END[status];
  if (!requestsOf(state, caseId).some((one) => one.task === task && isOpenRequest(one))) settle(task, end);
  if (kind !== 'question' && status === 'Declined')
    tell(state, [caseOf(state, caseId).holder], 'assigned_to_me', { caseId });
  resume(state, caseId);
}

export function withdrawRequests(state: State, { id }: Case, who: Who): void {
  for (const request of requestsOf(state, id))
    if (isOpenRequest(request)) close(state, request, 'Cancelled', who);
  for (const task of state.tasks.values())
    if (task.caseId === id && task.kind === 'review') settle(task, 'Cancelled');
}

const ASKING = {
  sees: mayOpen,
  roles: READERS,
  may: (who: Who, { holder }: Case) => holder === who,
  from: ({ status }: Case) => status === 'Selected' || status === 'AdditionalWorkRequested',
  status: 201,
} satisfies Partial<CaseRule>;

type Made = { readonly id: string };

/** One task for the requests of a submission, and as many requests as the answer names. */
function made(
  state: State,
  { id: caseId }: Case,
  { kind, who, ids, taskId }: { kind: Request['kind']; who: Who; ids: readonly string[]; taskId: string },
): Task {
  const task: Task = { id: taskId, kind, caseId, reader: null, assignee: null, status: 'Open', version: 1 };
  state.tasks.set(taskId, task);
  for (const id of ids) {
    state.requests.set(id, { id, kind, caseId, task, status: 'Requested', version: 1 });
    note(state, caseId, kind === 'question' ? 'question_changed' : 'request_changed', who);
  }
  return task;
}

export const askForInformation: CaseRule = {
  ...ASKING,
  fields: (_, { body }) =>
    (body?.['questions'] as Made[]).some((one) => 'specimenID' in one) ? INVALID : null,
  apply: (state, { who }, aCase, data) => {
    change(state, aCase, who, 'AdditionalWorkRequested');
    const ids = (data['questions'] as Made[]).map(({ id }) => id);
    const task = made(state, aCase, { kind: 'question', who, ids, taskId: String(data['taskId']) });
    tell(state, peopleOf(aCase.facilityId), 'assigned_to_me', { caseId: aCase.id, taskId: task.id });
  },
};

const kindOf = ({ body }: Command): 'stain' | 'glass' =>
  (body?.['orders'] as { kind: string }[])[0]?.kind === 'glass_or_block' ? 'glass' : 'stain';

/** 2.6: the same on the same block wants a second confirmation. */
function duplicate(state: State, command: Command, { id, emptySlides }: Case): Refused | null {
  if (command.body?.['confirmDuplicates'] === true) return null;
  const kind = kindOf(command);
  const isThere =
    kind === 'stain'
      ? emptySlides > 0
      : requestsOf(state, id).some((one) => one.kind === 'glass' && isOpenRequest(one));
  return isThere ? refused(409, 'DUPLICATE_ORDER') : null;
}

export const createStainRequest: CaseRule = {
  ...ASKING,
  fields: duplicate,
  apply: (state, command, aCase, data) => {
    const kind = kindOf(command);
    change(state, aCase, command.who, 'AdditionalWorkRequested');
    const ids = (data['requests'] as Made[]).map(({ id }) => id);
    made(state, aCase, { kind, who: command.who, ids, taskId: String(data['taskId']) });
    if (kind === 'stain') aCase.emptySlides += 1;
    // Glass comes to the operator's laboratory; a stain is made by the facility, which has one of its own.
    const operator = kind === 'glass' ? LAB_STAFF : [];
    tell(state, [...peopleOf(aCase.facilityId), ...operator], 'assigned_to_me', { caseId: aCase.id });
  },
};

interface RequestRule {
  readonly kinds: readonly Request['kind'][];
  readonly by: 'facility and staff' | 'reader';
  readonly from: readonly Request['status'][];
  readonly fields?: (command: Command, request: Request) => Refused | null;
  readonly apply: (state: State, command: Command, request: Request) => void;
}

function onRequest(state: State, command: Command, rule: RequestRule): Verdict {
  const { who, params } = command;
  const aCase = state.cases.get(params['caseId'] ?? '');
  const request = state.requests.get(params['requestId'] ?? '');
  if (aCase === undefined || !maySee(who, aCase)) return HIDDEN;
  if (request?.caseId !== aCase.id || !rule.kinds.includes(request.kind)) return HIDDEN;
  const { role } = partOf(who);
  const roles = rule.by === 'reader' ? READERS : [...FACILITY, ...STAFF];
  if (!roles.includes(role)) return refused(403, 'FORBIDDEN_ROLE');
  if (role === 'Admin' && !isLab(who)) return NOT_OWN;
  if (!rule.from.includes(request.status)) return refused(409, 'REQUEST_STATE');
  return (
    versionRefusal(command, request.version) ??
    rule.fields?.(command, request) ??
    done(200, () => rule.apply(state, command, request))
  );
}

const OPEN = ['Requested', 'InProgress'] as const;
const ORDERS = ['stain', 'glass'] as const;

function accept(state: State, request: Request, who: Who): void {
  request.status = 'InProgress';
  request.version += 1;
  note(state, request.caseId, 'request_changed', who);
}

const REQUEST_RULES: Readonly<Record<string, RequestRule>> = {
  answerQuestion: {
    ...{ kinds: ['question'], by: 'facility and staff', from: OPEN },
    fields: ({ body }) =>
      (body?.['answer'] === undefined) === (body?.['cannotProvideReason'] === undefined) ? INVALID : null,
    apply: (state, { who, body }, request) =>
      close(state, request, body?.['answer'] === undefined ? 'Declined' : 'Fulfilled', who),
  },
  acceptStainRequest: {
    ...{ kinds: ORDERS, by: 'facility and staff', from: ['Requested'] },
    apply: (state, { who }, request) => accept(state, request, who),
  },
  declineStainRequest: {
    ...{ kinds: ORDERS, by: 'facility and staff', from: OPEN },
    fields: ({ body }) => (body?.['reason'] === 'other' && body['note'] === undefined ? INVALID : null),
    apply: (state, { who }, request) => close(state, request, 'Declined', who),
  },
  fulfilStainRequest: {
    ...{ kinds: ORDERS, by: 'facility and staff', from: OPEN },
    fields: ({ body }, { kind }) => (kind === 'glass' && body?.['piecesReceived'] === 1 ? null : INVALID),
    apply: (state, { who }, request) => close(state, request, 'Fulfilled', who),
  },
  cancelStainRequest: {
    ...{ kinds: ORDERS, by: 'reader', from: ['Requested'] },
    apply: (state, { who }, request) => {
      const aCase = caseOf(state, request.caseId);
      if (request.kind === 'stain') {
        aCase.emptySlides -= 1;
        change(state, aCase, who);
      }
      close(state, request, 'Cancelled', who);
    },
  },
};

/** 2.8: the reader asks somebody else who is fit, and the report is locked. */
export const requestQaReview: CaseRule = {
  sees: mayOpen,
  roles: ['Provider', 'Admin'],
  may: (who, { holder }) => holder === who,
  from: ({ status }) => status === 'Selected',
  status: 201,
  fields: (state, { who, to }) => {
    if (to === who) return refused(422, 'QA_SELF_REVIEW');
    const isFit = to === 'first' || to === 'second';
    return isFit && state.accounts.get(to)?.isShut !== true ? null : INVALID;
  },
  apply: (state, { who, to: reviewer = 'second' }, aCase, { taskId }) => {
    change(state, aCase, who, 'QAReview');
    aCase.reviewer = reviewer;
    const id = String(taskId);
    const about = { id, kind: 'review', caseId: aCase.id, reader: who } as const;
    const task: Task = { ...about, assignee: reviewer, status: 'Open', version: 1 };
    state.tasks.set(id, task);
    tell(state, [reviewer], 'assigned_to_me', { caseId: aCase.id, taskId: id });
  },
};

/** Whose work it is: the assignee's; of work for a facility or the laboratory, whoever takes it. */
function mayTake({ cases }: State, { assignee, kind, caseId }: Task, who: Who): boolean {
  if (assignee !== null) return assignee === who;
  return kind === 'glass' ? isLab(who) : partOf(who).facilityId === cases.get(caseId)?.facilityId;
}

function seesTask(state: State, task: Task, who: Who): boolean {
  const { role, facilityId } = partOf(who);
  if (role === 'Admin' || mayTake(state, task, who)) return true;
  return (
    task.kind !== 'review' && facilityId !== null && facilityId === caseOf(state, task.caseId).facilityId
  );
}

function startTask(state: State, command: Command): Verdict {
  const { who, params } = command;
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, who)) return HIDDEN;
  if (!mayTake(state, task, who)) return refused(403, 'TASK_OWNER');
  if (task.status !== 'Open') return refused(409, 'TASK_STATE');
  return (
    versionRefusal(command, task.version) ??
    done(200, () => {
      task.status = 'InProgress';
      task.version += 1;
      task.assignee = who;
      const order = [...state.requests.values()].find((one) => one.task === task && one.kind !== 'question');
      if (order?.status === 'Requested') accept(state, order, who);
    })
  );
}

function submitQaResult(state: State, command: Command): Verdict {
  const { who, params, body } = command;
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, who) || task.kind !== 'review') return HIDDEN;
  if (partOf(who).role !== 'Provider') return refused(403, 'FORBIDDEN_ROLE');
  const aCase = caseOf(state, task.caseId);
  const goesBack = body?.['agreement'] !== 'Agree';
  if (task.status !== 'InProgress') return refused(409, 'TASK_STATE');
  if (goesBack && aCase.status !== 'QAReview') return refused(409, 'TASK_STATE');
  const stale = versionRefusal(command, task.version);
  if (stale !== null) return stale;
  if (aCase.holder === who) return refused(422, 'QA_SELF_REVIEW');
  if (goesBack && body?.['comment'] === undefined) return INVALID;
  return done(200, () => {
    settle(task, 'Completed');
    note(state, aCase.id, 'review_changed', who);
    if (goesBack) change(state, aCase, who, 'Selected');
    tell(state, [task.reader], 'qa_result', { caseId: aCase.id });
  });
}

/** 2.10: open cases go back to the pool, the laboratory is told, and every session ends. */
function deactivateUser(state: State, command: Command): Verdict {
  const { who, body, to: user } = command;
  const account = user === undefined ? undefined : state.accounts.get(user);
  if (!hasAllDuties(who)) return refused(403, 'FORBIDDEN_ROLE');
  if (user === undefined || account === undefined || account.isShut) return refused(409, 'STATUS_TRANSITION');
  const open = [...state.cases.values()].filter((one) => one.holder === user && isHeld(one));
  if (open.length > 0 && body?.['returnOpenCases'] !== true) return refused(409, 'OPEN_CASES');
  return (
    versionRefusal(command, account.version) ??
    done(200, () => {
      for (const aCase of open) {
        aCase.releases.push({ who: user, at: state.now });
        change(state, aCase, who, 'Available');
        aCase.holder = null;
        tell(state, LAB_STAFF, 'case_returned', { caseId: aCase.id });
      }
      account.isShut = true;
      account.version += 1;
    })
  );
}

export const WORK_RULES: Readonly<Record<string, (state: State, command: Command) => Verdict>> = {
  ...Object.fromEntries(
    Object.entries(REQUEST_RULES).map(([operation, rule]) => [
      operation,
      (state: State, command: Command) => onRequest(state, command, rule),
    ]),
  ),
  askForInformation: (state, command) => onCase(state, command, askForInformation),
  createStainRequest: (state, command) => onCase(state, command, createStainRequest),
  requestQaReview: (state, command) => onCase(state, command, requestQaReview),
  ...{ startTask, submitQaResult, deactivateUser },
};
