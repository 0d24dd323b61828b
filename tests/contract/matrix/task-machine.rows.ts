import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { FACILITY_USER } from './matrix-people.ts';

export type TaskState = TaskRecord['status'];

/** `taker` is whoever of the role a task was given to, while nobody has it; `finisher` has one that nobody accepts. */
type TaskName = 'holder' | 'taker' | 'finisher' | 'admin';

interface TaskRow {
  readonly operation: OperationId;
  readonly from: readonly TaskState[];
  readonly who: readonly TaskName[];
  /** Null where the state stays. */
  readonly to: TaskState | null;
}

// Typed by hand from the states of a task (domain 2.11) and the words on who moves it.
export const TASK_MACHINE: readonly TaskRow[] = [
  { operation: 'startTask', from: ['Open', 'Returned'], who: ['holder', 'taker'], to: 'InProgress' },
  { operation: 'startTask', from: ['InProgress'], who: ['taker'], to: null },
  { operation: 'submitTask', from: ['InProgress'], who: ['holder'], to: 'Submitted' },
  { operation: 'completeTask', from: ['InProgress'], who: ['finisher'], to: 'Completed' },
  { operation: 'completeTask', from: ['Submitted'], who: ['admin'], to: 'Completed' },
  { operation: 'returnTask', from: ['Submitted'], who: ['admin'], to: 'Returned' },
  {
    operation: 'declineTask',
    from: ['Open', 'InProgress', 'Returned'],
    who: ['holder', 'taker'],
    to: 'Declined',
  },
  { operation: 'cancelTask', from: ['Open', 'InProgress', 'Returned'], who: ['admin'], to: 'Cancelled' },
  {
    operation: 'assignTask',
    from: ['Open', 'InProgress', 'Submitted', 'Returned'],
    who: ['admin'],
    to: null,
  },
];

export const TASK_STATES: readonly TaskState[] = [
  ...(['Open', 'InProgress', 'Submitted', 'Returned', 'Completed', 'Declined', 'Cancelled'] as const),
];

/**
 * How a task may be held, and the callers who then know of it and as whom; any of the staff knows of all, and the provider, who
 * reads its case, of what the facility is asked for.
 */
export const HANDS: Readonly<
  Record<string, readonly [Partial<TaskRecord>, Readonly<Record<string, readonly TaskName[]>>]>
> = {
  'of a provider': [
    { type: 11, assigneeId: PROVIDER, assignedRole: null, needsAcceptance: false },
    { provider: ['holder', 'finisher'] },
  ],
  'of a provider, to be accepted': [
    { type: 11, assigneeId: PROVIDER, assignedRole: null, needsAcceptance: true },
    { provider: ['holder'] },
  ],
  'of one of the facility': [
    { type: 7, assigneeId: FACILITY_USER, assignedRole: null, needsAcceptance: false },
    { facility: ['holder', 'finisher'], np: [], provider: [] },
  ],
  'for the facility': [
    { type: 7, assigneeId: null, assignedRole: 'Facility', needsAcceptance: false },
    { facility: ['taker'], np: ['taker'], provider: [] },
  ],
  'for Accounts': [
    { type: 9, assigneeId: null, assignedRole: 'Accounts', needsAcceptance: false },
    { admin: ['taker'], accounts: ['taker'] },
  ],
};

const STAFF: readonly string[] = ['admin', 'lab', 'accounts', 'relations'];

/** Billing reviews are directed by Accounts, what is about a person by the Relationship_Manager, all else by Lab_Operations. */
const DIRECTORS: Readonly<Partial<Record<TaskRecord['type'], string>>> = {
  3: 'relations',
  9: 'accounts',
  12: 'relations',
};

/** By the rows and the order of checks: 401, hidden 404, 403, 409 TASK_STATE, or the state that the task then has. */
export function expectedOf(
  operation: OperationId,
  state: TaskState,
  caller: string,
  [{ type = 11 }, known]: (typeof HANDS)[string],
): string {
  if (caller === 'nobody') return '401';
  const directs = caller === 'admin' || caller === (DIRECTORS[type] ?? 'lab');
  const as = known[caller];
  if (as === undefined && !STAFF.includes(caller)) return '404';
  const names: readonly TaskName[] = [...(as ?? []), ...(directs ? (['admin'] as const) : [])];
  const theirs = TASK_MACHINE.filter(
    (row) => row.operation === operation && row.who.some((name) => names.includes(name)),
  );
  if (theirs.length === 0) return '403 TASK_OWNER';
  const row = theirs.find(({ from }) => from.includes(state));
  return row === undefined ? '409 TASK_STATE' : (row.to ?? state);
}
