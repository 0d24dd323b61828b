import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';

type Status = CaseRecord['status'];

/** Names under which a row lets somebody in. 'Admin' has every duty of the staff besides. */
export type Name =
  | 'Facility'
  | 'Provider'
  | 'assigned provider'
  | 'QA provider'
  | 'signer'
  | 'Admin'
  | 'Lab_Operations';

/** One transition of a case. `to` is null where the case is gone afterwards. */
export interface CaseRow {
  /** The number of the row in the life cycle (domain 2.3); letters where the contract adds to it. */
  readonly row: string;
  readonly operation: OperationId;
  readonly from: readonly Status[];
  readonly who: readonly Name[];
  readonly to: Status | null;
  /** The code of 409 elsewhere. */
  readonly code: string;
}

const row = (
  number: string,
  operation: OperationId,
  from: readonly Status[],
  who: readonly Name[],
  to: Status | null,
  code = 'CASE_STATE',
): CaseRow => ({ row: number, operation, from, who, to, code });

// Typed by hand from the life cycle of a case. Rows 1, 10 and 13 have no state or no caller, and stand below.
export const CASE_MACHINE: readonly CaseRow[] = [
  row('2', 'sendOutCase', ['Draft'], ['Facility'], 'Submitted'),
  row('3', 'deleteCaseDraft', ['Draft'], ['Facility'], null),
  row('4', 'releaseToPool', ['Submitted'], ['Lab_Operations'], 'Available'),
  row('5', 'returnCase', ['Submitted'], ['Lab_Operations'], 'Returned'),
  row('6', 'sendOutCase', ['Returned'], ['Facility'], 'Submitted'),
  row('6b', 'recallCase', ['Submitted'], ['Facility'], 'Returned'),
  row('7', 'pickUpCase', ['Available'], ['Provider'], 'Selected', 'CASE_ALREADY_PICKED_UP'),
  row('8', 'assignCase', ['Available'], ['Admin', 'Lab_Operations'], 'Selected'),
  row('9', 'releaseCase', ['Selected'], ['assigned provider', 'Admin'], 'Available'),
  // An admin takes a case from anybody who holds it: the requests stay, the second review ends.
  row('9b', 'releaseCase', ['AdditionalWorkRequested', 'QAReview'], ['Admin'], 'Available'),
  row('11', 'assignCase', ['Selected', 'QAReview'], ['Admin'], 'Selected'),
  row('11b', 'assignCase', ['AdditionalWorkRequested'], ['Admin'], 'AdditionalWorkRequested'),
  row('12', 'createStainRequest', ['Selected'], ['assigned provider'], 'AdditionalWorkRequested'),
  row('12', 'createRescanRequest', ['Selected'], ['assigned provider'], 'AdditionalWorkRequested'),
  row('12', 'askForInformation', ['Selected'], ['assigned provider'], 'AdditionalWorkRequested'),
  row(
    '12b',
    'createStainRequest',
    ['AdditionalWorkRequested'],
    ['assigned provider'],
    'AdditionalWorkRequested',
  ),
  row(
    '12b',
    'createRescanRequest',
    ['AdditionalWorkRequested'],
    ['assigned provider'],
    'AdditionalWorkRequested',
  ),
  row(
    '12b',
    'askForInformation',
    ['AdditionalWorkRequested'],
    ['assigned provider'],
    'AdditionalWorkRequested',
  ),
  row(
    '14',
    'returnCase',
    ['Selected', 'AdditionalWorkRequested'],
    ['assigned provider', 'Lab_Operations'],
    'Returned',
  ),
  row('15', 'requestQaReview', ['Selected'], ['assigned provider'], 'QAReview'),
  row('16', 'submitQaResult', ['QAReview'], ['QA provider'], 'Selected', 'TASK_STATE'),
  row('17', 'signOutCase', ['QAReview'], ['assigned provider'], 'SignOutCompleted'),
  row('18', 'signOutCase', ['Selected'], ['assigned provider'], 'SignOutCompleted'),
  row('19', 'assignCase', ['SignOutCompleted'], ['Admin'], 'SignOutCompleted'),
  row('18b', 'recallReport', ['SignOutCompleted'], ['signer'], 'Selected'),
  row('19-21', 'amendCase', ['SignOutCompleted'], ['signer', 'assigned provider'], 'SignOutCompleted'),
  row(
    '22',
    'cancelCase',
    ['Draft', 'Submitted', 'Returned', 'Available'],
    ['Facility', 'Admin'],
    'Cancelled',
  ),
  row('23', 'cancelCase', ['Selected', 'AdditionalWorkRequested', 'QAReview'], ['Admin'], 'Cancelled'),
  row('24', 'restoreCase', ['Cancelled'], ['Admin'], 'Submitted'),
];

/** States of the whole machine, in the order of the brief of the field (domain 2.1). */
export const CASE_STATES: readonly Status[] = [
  ...(['Draft', 'Submitted', 'Returned', 'Available', 'Selected', 'AdditionalWorkRequested'] as const),
  ...(['QAReview', 'SignOutCompleted', 'Cancelled'] as const),
];

/** The states in which a case is its provider's (domain 2.1: in whose list it stands). */
export const IN_HAND: readonly Status[] = [
  'Selected',
  'AdditionalWorkRequested',
  'QAReview',
  'SignOutCompleted',
];
