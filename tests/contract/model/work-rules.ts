import { partOf, type Who } from './people.ts';
import {
  type Case,
  type Command,
  change,
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
  INVALID,
  isLab,
  mayOpen,
  maySee,
  NOT_OWN,
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

export function settle(task: Task, status: Task['status']): void {
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

export function accept(state: State, request: Request, who: Who): void {
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

/** The rules of everything that names a request. */
export const REQUEST_OPERATIONS: Readonly<Record<string, (state: State, command: Command) => Verdict>> =
  Object.fromEntries(
    Object.entries(REQUEST_RULES).map(([operation, rule]) => [
      operation,
      (state: State, command: Command) => onRequest(state, command, rule),
    ]),
  );
