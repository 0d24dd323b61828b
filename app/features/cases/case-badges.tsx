import { isIdentityInQuestion } from '#app/core/cases/wait-words.ts';
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

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  return <StatusBadge shape={shapes[status]} label={labels.CaseStatus[status]} />;
}

/** A case of which nobody knows whose slides it holds is told from one with a paper missing. */
export const IdentityMark = ({ waits }: Pick<CaseListItem, 'waits'>) =>
  isIdentityInQuestion(waits) ? (
    <span className="block text-xs font-semibold whitespace-normal text-danger">
      {labels.WaitReason.identity_in_question}
    </span>
  ) : null;

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
