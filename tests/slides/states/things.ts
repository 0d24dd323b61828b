import { type MachineMove, MOVES } from './moves.ts';

/** Where an answer shows the state of a machine: how ids of its things begin, and in which field it stands. */
const SHOWN: Readonly<Record<string, readonly [prefix: string, field: string]>> = {
  AccountLeadStatus: ['acc', 'leadStatus'],
  BillingStatus: ['bil', 'status'],
  CaseStatus: ['cas', 'status'],
  EnquiryLeadStatus: ['enq', 'leadStatus'],
  HandOverStatus: ['hnd', 'status'],
  LicenceRenewalStatus: ['lic', 'status'],
  PostSignOutState: ['cas', 'postSignOut'],
  RegistrationStatus: ['reg', 'status'],
  ReportState: ['cas', 'reportState'],
  RequestStatus: ['req', 'status'],
  TaskStatus: ['tsk', 'status'],
  TicketStatus: ['tic', 'status'],
  UploadStatus: ['upl', 'status'],
  UserStatus: ['usr', 'status'],
};

/** How ids of things of the machine begin, and in which field of an answer the state stands; null where none shows it. */
export function shownBy(machine: string): { readonly prefix: string; readonly field: string } | null {
  const [prefix, field] = SHOWN[machine] ?? [];
  return prefix === undefined || field === undefined ? null : { prefix, field };
}

/** Cases and tasks are moved by the operations of each other; what the path names last is what is moved. */
const OF_OTHERS = ['submitQaResult'];

export interface StateBefore {
  readonly machine: string;
  readonly id: string;
  readonly field: string;
  readonly state: string;
  readonly moves: readonly MachineMove[];
  /** Whether one of the moves of the operation begins there. */
  readonly isRight: boolean;
}

const keyOf = ({ machine, operation }: Pick<MachineMove, 'machine' | 'operation'>): string =>
  `${machine} ${operation}`;

/** By machine and operation, since they are looked up for every thing that an operation could be asked about. */
const MOVES_OF = new Map<string, readonly MachineMove[]>();
for (const move of MOVES) MOVES_OF.set(keyOf(move), [...(MOVES_OF.get(keyOf(move)) ?? []), move]);

/** The state of the thing that an operation moves, where it is known, and the moves of the operation. */
export function statesBefore(
  operation: string,
  ids: readonly string[],
  about: (id: string) => Readonly<Record<string, unknown>>,
): StateBefore | null {
  for (const [machine, [prefix, field]] of Object.entries(SHOWN)) {
    const moves = MOVES_OF.get(keyOf({ machine, operation })) ?? [];
    if (moves.every(({ from }) => from.length === 0)) continue;
    if (OF_OTHERS.includes(operation) && machine !== 'TaskStatus') continue;
    const id = ids.findLast((one) => one.startsWith(`${prefix}_`));
    const state = id === undefined ? undefined : about(id)[field];
    if (id === undefined || typeof state !== 'string') continue;
    return { machine, id, field, state, moves, isRight: moves.some(({ from }) => from.includes(state)) };
  }
  return null;
}
