import { partOf, type Who } from '../people.ts';
import { close, takeBack } from '../requests.ts';
import {
  type Case,
  type Command,
  note,
  type Refused,
  type Request,
  type State,
  type Verdict,
} from '../state.ts';
import {
  allow,
  FACILITY,
  HIDDEN,
  INVALID,
  isLab,
  maySee,
  NOT_OWN,
  READERS,
  refuse,
  STAFF,
  versionRefusal,
} from '../verdicts.ts';

interface RequestRule {
  readonly kinds: readonly Request['kind'][];
  readonly by: 'facility and staff' | 'reader';
  readonly from: readonly Request['status'][];
  readonly fields?: (command: Command, request: Request, aCase: Case) => Refused | null;
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
  if (!roles.includes(role)) return refuse(403, 'FORBIDDEN_ROLE');
  if (role === 'Admin' && !isLab(who)) return NOT_OWN;
  if (!rule.from.includes(request.status)) return refuse(409, 'REQUEST_STATE');
  return (
    versionRefusal(command, request.version) ??
    rule.fields?.(command, request, aCase) ??
    allow(200, () => rule.apply(state, command, request))
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
    kinds: ['question'],
    by: 'facility and staff',
    from: OPEN,
    fields: ({ body }) =>
      (body?.['answer'] === undefined) === (body?.['cannotProvideReason'] === undefined) ? INVALID : null,
    apply: (state, { who, body }, request) =>
      close(state, request, body?.['answer'] === undefined ? 'Declined' : 'Fulfilled', who),
  },
  acceptStainRequest: {
    kinds: ORDERS,
    by: 'facility and staff',
    from: ['Requested'],
    apply: (state, { who }, request) => accept(state, request, who),
  },
  declineStainRequest: {
    kinds: ORDERS,
    by: 'facility and staff',
    from: OPEN,
    fields: ({ body }) => (body?.['reason'] === 'other' && body['note'] === undefined ? INVALID : null),
    apply: (state, { who }, request) => close(state, request, 'Declined', who),
  },
  fulfilStainRequest: {
    kinds: ORDERS,
    by: 'facility and staff',
    from: OPEN,
    fields: ({ body }, { kind }) => (kind === 'glass' && body?.['piecesReceived'] === 1 ? null : INVALID),
    apply: (state, { who }, request) => close(state, request, 'Fulfilled', who),
  },
  cancelStainRequest: {
    kinds: ORDERS,
    by: 'reader',
    from: ['Requested'],
    apply: (state, { who }, request) => takeBack(state, request, who),
  },
  resolveRescanRequest: {
    kinds: ['rescan'],
    by: 'facility and staff',
    from: OPEN,
    // Nothing is uploaded in this world, and an image that was there before answers no rescan.
    fields: ({ body }) => (body?.['outcome'] === 'Declined' && body['reason'] !== undefined ? null : INVALID),
    apply: (state, { who }, request) => close(state, request, 'Declined', who),
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
