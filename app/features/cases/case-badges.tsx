import { statusName, waitReasonNow } from '#app/core/cases/wait-words.ts';
import { type PriorityLevel, PriorityMark } from '#app/ui/priority-mark.tsx';
import { StatusBadge, type StatusShape } from '#app/ui/status-badge.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseListItem, CaseStatus } from '#contracts/generated/wire.ts';

const shapes: Readonly<Record<CaseStatus, StatusShape>> = {
  Draft: 'open',
  Submitted: 'waiting',
  Returned: 'attention',
  Available: 'open',
  Selected: 'active',
  AdditionalWorkRequested: 'waiting',
  QAReview: 'attention',
  SignOutCompleted: 'done',
  Cancelled: 'stopped',
};

interface CaseStatusBadgeProps {
  readonly status: CaseStatus;
  /** What one case waits for; without them the badge stands for all cases of the status. */
  readonly waits?: CaseListItem['waits'];
  /** What the reader of the page may do to one case. */
  readonly allowedActions?: CaseListItem['allowedActions'];
}

/**
 * A case of which nobody knows whose slides it holds is told from one with a paper missing, and one that its reader may sign
 * from one that waits for its reviewer.
 */
export function CaseStatusBadge({ status, waits = [], allowedActions = [] }: CaseStatusBadgeProps) {
  if (status === 'QAReview' && allowedActions.includes('signOut'))
    return <StatusBadge shape="active" label="Second review done" />;
  const reason = waitReasonNow(waits);
  const shape = reason === 'identity_in_question' ? 'alarm' : shapes[status];
  return <StatusBadge shape={shape} label={statusName(status, reason)} />;
}

type Priority = CaseListItem['priority'];

const levels: Readonly<Record<Priority, PriorityLevel>> = {
  STAT: 'stat',
  Expedited: 'expedited',
  Routine: 'routine',
};

export function CasePriority({ priority }: { priority: Priority }) {
  return <PriorityMark level={levels[priority]} />;
}

export function subspecialtyText(subspecialty: CaseListItem['subspecialty']): string {
  return subspecialty === null ? 'Any' : labels.Subspecialty[subspecialty];
}
