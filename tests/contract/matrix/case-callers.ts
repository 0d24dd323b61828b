import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { ACCOUNTS, LAB_OPERATIONS, RELATIONS, SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { CASE_MACHINE, type CaseRow, IN_HAND, type Name } from './case-machine.rows.ts';
import { FACILITY_USER, FULL_ADMIN, NP, PHYSICIAN, PROVISIONAL } from './matrix-people.ts';

type Status = CaseRecord['status'];

export interface CaseCaller {
  readonly name: string;
  readonly userId: string | null;
  readonly is: 'nobody' | 'facility' | 'stranger' | 'reader' | 'reviewer' | 'provisional' | 'staff' | 'other';
  readonly names: readonly Name[];
}

const ADMIN = 'usr_demo000006';

/** The reader holds the case in the states in which anybody does; before them the reader is a provider like others. */
export const CASE_CALLERS: readonly CaseCaller[] = [
  { name: 'nobody', userId: null, is: 'nobody', names: [] },
  { name: 'own facility', userId: FACILITY_USER, is: 'facility', names: ['Facility'] },
  { name: 'own nurse practitioner', userId: NP, is: 'facility', names: ['Facility'] },
  { name: 'another facility', userId: SECOND_FACILITY_USER, is: 'stranger', names: [] },
  { name: 'assigned provider', userId: PROVIDER, is: 'reader', names: ['Provider'] },
  { name: 'second reader', userId: SECOND_PROVIDER, is: 'reviewer', names: ['Provider'] },
  { name: 'another provider', userId: PHYSICIAN, is: 'other', names: ['Provider'] },
  { name: 'provisional provider', userId: PROVISIONAL, is: 'provisional', names: [] },
  { name: 'admin', userId: ADMIN, is: 'staff', names: ['Admin', 'Lab_Operations'] },
  { name: 'admin with the duty Admin', userId: FULL_ADMIN, is: 'staff', names: ['Admin', 'Lab_Operations'] },
  { name: 'lab operations', userId: LAB_OPERATIONS, is: 'staff', names: ['Lab_Operations'] },
  { name: 'accounts', userId: ACCOUNTS, is: 'staff', names: [] },
  { name: 'relationship manager', userId: RELATIONS, is: 'staff', names: [] },
];

/** The names by which the rows may know the caller, for a case in this state. Whoever holds it is who signs it. */
export function namesIn(status: Status, { is, names }: CaseCaller): readonly Name[] {
  const held: readonly Name[] = is === 'reader' && IN_HAND.includes(status) ? ['assigned provider'] : [];
  const signed: readonly Name[] = is === 'reader' && status === 'SignOutCompleted' ? ['signer'] : [];
  return [...names, ...held, ...signed, ...(is === 'reviewer' ? (['QA provider'] as const) : [])];
}

type Operation = CaseRow['operation'];

/** A second reader knows of the slides and of what is written on them; the case as a whole is not there. */
const HIDDEN_FROM_REVIEWER: readonly Operation[] = [
  ...(['sendOutCase', 'deleteCaseDraft', 'recallCase', 'releaseToPool', 'assignCase'] as const),
  ...(['cancelCase', 'restoreCase', 'amendCase', 'recallReport'] as const),
];

/** Whether the case is hidden from the caller: the 404 of a case that is not there. */
function isHidden(operation: Operation, status: Status, { is }: CaseCaller): boolean {
  const isInHand = IN_HAND.includes(status);
  const isReader = ['reader', 'reviewer', 'provisional', 'other'].includes(is);
  if (operation === 'submitQaResult') return is !== 'reviewer' && is !== 'staff';
  // Every provider may hear of a case in the pool, and of one that somebody was quicker to take.
  if (operation === 'pickUpCase' && isReader) return status !== 'Available' && !isInHand;
  if (is === 'stranger') return true;
  if (is === 'reader') return !isInHand;
  if (is === 'reviewer') return status !== 'QAReview' || HIDDEN_FROM_REVIEWER.includes(operation);
  return isReader;
}

/**
 * What a call with a stale version gets, by the hand-typed rows and the order of checks alone: 401, hidden 404, named
 * by no row of the operation 403, by none from this state 409 with its code, and 412 where the door stands open.
 */
export function expectedOf(operation: Operation, status: Status, caller: CaseCaller): string {
  if (caller.is === 'nobody') return '401';
  if (isHidden(operation, status, caller)) return '404';
  if (operation === 'pickUpCase') {
    if (caller.is === 'provisional') return '403';
    // The winner who asks again gets the same answer.
    if (caller.is === 'reader' && IN_HAND.includes(status)) return '200';
  }
  const isNamed = ({ who }: CaseRow, names: readonly Name[]) => who.some((name) => names.includes(name));
  const rows = CASE_MACHINE.filter((row) => row.operation === operation);
  const names = namesIn(status, caller);
  const theirs = rows.filter((row) => isNamed(row, names));
  const [first] = theirs;
  if (first === undefined) return '403';
  if (theirs.some(({ from }) => from.includes(status))) return '412';
  const hasRequests = operation === 'releaseCase' && status === 'AdditionalWorkRequested';
  return `409 ${hasRequests ? 'OPEN_REQUESTS' : first.code}`;
}
