import type { StatusShape } from '#app/ui/status-badge.tsx';
import type { Registration, RegistrationRow, TaskListItem } from '#contracts/generated/wire.ts';

type Status = Registration['status'];

const NEXT: Readonly<Record<Status, string>> = {
  Draft: 'Complete the form and the documents, and hand it in.',
  Submitted: 'We look at it as soon as we can, and write to you.',
  UnderReview: 'Somebody is looking at it now.',
  Returned: 'Mend what it was sent back for, and hand it in again.',
  Approved: 'Nothing more is needed. The account is open.',
  Rejected: 'It was turned down.',
};

const INVITED =
  'The account is open. Its person comes in by setting a password under the link of the invitation.';

const APPROVED: Readonly<Record<RegistrationRow['kind'], string>> = {
  providers: 'Nothing more is needed here. The onboarding comes next.',
  facilities: NEXT.Approved,
  users: INVITED,
  'operator-staff': INVITED,
  other: 'Nothing more is needed here. It goes on as an enquiry.',
};

/** The registrations of people who have no part in them before they are approved: the operator's staff hand them in. */
const BY_STAFF: readonly RegistrationRow['kind'][] = ['users', 'operator-staff'];
const HANDED_IN_BY_STAFF =
  'It waits for its review. Whoever opened it hears if it is sent back or turned down.';

/**
 * What comes next for a registration. A provider reads no case before the onboarding is accepted, and neither does a
 * physician whom the operator registers as a user.
 */
export const nextOf = (
  { status, kind }: Pick<RegistrationRow, 'status' | 'kind'>,
  isProvider: boolean = kind === 'providers',
): string => {
  if (status === 'Approved') return APPROVED[isProvider ? 'providers' : kind];
  return status === 'Submitted' && BY_STAFF.includes(kind) ? HANDED_IN_BY_STAFF : NEXT[status];
};

/** What comes next for the onboarding of whoever asks; null where none is known that goes on. */
export function nextOfOnboarding(status: TaskListItem['status'] | null): string | null {
  switch (status) {
    case 'Open':
      return 'It can begin: start it, and fill in its steps.';
    case 'InProgress':
      return 'Fill in its steps, and hand it in.';
    case 'Submitted':
      return 'It is handed in. The operator checks each step.';
    case 'Returned':
      return 'A step of it was sent back. Change what it was sent back for, and hand it in again.';
    case 'Completed':
      return 'Every step is accepted. The operator opens your account next, and writes to you.';
    default:
      return null;
  }
}

export const SHAPES: Readonly<Record<Status, StatusShape>> = {
  Draft: 'open',
  Submitted: 'waiting',
  UnderReview: 'active',
  Returned: 'attention',
  Approved: 'done',
  Rejected: 'stopped',
};

/** Whether it is still filled in, and may be saved with what is missing. What was handed in stays complete. */
export const isFilledIn = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === 'Draft' || status === 'Returned';
