import { labels } from '#contracts/generated/labels.ts';
import type { AskedOutcome, CaseChange, CaseStatus } from '#contracts/generated/wire.ts';

const ENDED: Readonly<Record<AskedOutcome['status'], string>> = {
  Requested: 'asked for',
  InProgress: 'accepted',
  Fulfilled: 'fulfilled',
  Declined: 'declined',
  Cancelled: 'cancelled',
};

function askedText({ kind, status }: AskedOutcome): string {
  if (kind !== 'question') return `${status === 'Requested' ? 'New ' : ''}${namedIn(kind, status)}`;
  if (status === 'Fulfilled') return 'Question answered';
  return status === 'Declined' ? 'Question cannot be answered' : 'New question';
}

const namedIn = (kind: 'order' | 'rescan', status: AskedOutcome['status']): string =>
  status === 'Requested'
    ? labels.AskedKind[kind].toLowerCase()
    : `${labels.AskedKind[kind]} ${ENDED[status]}`;

/** What a case came to by leaving a status; where both ends matter, the pair comes first. */
const MOVED: Readonly<Record<string, string>> = {
  'Selected Selected': 'Given to another reader',
  'AdditionalWorkRequested Selected': 'No request is open any more',
  'AdditionalWorkRequested AdditionalWorkRequested': 'Given to another reader',
  'QAReview Selected': 'Second review returned',
  'Submitted Available': 'Slides complete',
  'Cancelled Submitted': 'Restored',
};

const CAME_TO: Readonly<Record<CaseStatus, string>> = {
  Draft: 'Draft',
  Submitted: 'Sent out',
  Returned: 'Returned',
  Available: 'Given back to the pool',
  Selected: 'Picked up',
  AdditionalWorkRequested: 'Slides or information asked for',
  QAReview: 'Sent to a second review',
  SignOutCompleted: 'Signed out',
  Cancelled: 'Withdrawn',
};

/** What happened to the case, in a few words: 'Question answered'. */
function whatText({ kind, from, to, asked, role }: CaseChange): string {
  if (asked !== null) return askedText(asked);
  if (to !== null) {
    if (to === 'AdditionalWorkRequested' && role === 'system') return 'Waits for what was asked before';
    if (to === 'Selected' && from === 'Available' && role === 'Admin') return 'Assigned';
    return MOVED[`${from} ${to}`] ?? CAME_TO[to];
  }
  switch (kind) {
    case 'clinical_info_changed':
      return 'Clinical information changed';
    case 'message_sent':
      return 'New message';
    case 'hold_changed':
      return 'Hold changed';
    case 'report_amended':
      return 'Report amended';
    case 'report_released':
      return 'Report released';
    default:
      return 'Case changed';
  }
}

const SIDE: Readonly<Record<CaseChange['role'], string>> = {
  MedicalFacility: ' by the facility',
  Facility_NP: ' by the facility',
  Admin: ' by the operator',
  Provider: ' by a pathologist',
  system: '',
};

/** What happened since the reader last looked, and who did it: 'Question answered by Riley Fenwick'. */
export function changeText(change: CaseChange): string {
  const who = change.by === null ? SIDE[change.role] : ` by ${change.by.displayName}`;
  return `${whatText(change)}${who}`;
}
