import type { TaskStatus } from '#contracts/generated/wire.ts';
import { type CaseStatus, isAssignedWork } from '../cases/status.ts';

interface Moments {
  readonly status: CaseStatus;
  readonly assignedProviderId: string | null;
  readonly sentAt: string | null;
  readonly availableAt: string | null;
  readonly selectedAt: string | null;
  readonly signedAt: string | null;
  readonly dueAt: string | null;
  readonly reportState: string;
}

/** What a case had at an earlier moment; of its report nobody knows more than that there was one. */
type Rewound = Omit<Moments, 'reportState'> & { readonly reportState: 'None' | 'Final' };

/** A status that a case came into, and when. */
export interface StatusStep {
  readonly at: string;
  readonly to: CaseStatus;
}

const upTo = (moment: string | null, ms: number): string | null =>
  moment !== null && Date.parse(moment) <= ms ? moment : null;

/**
 * A case as it was at an earlier moment, by its own times and its trail, the earliest step first; `since` is when its
 * present status began. Null where it was not sent out yet, or nothing tells of it.
 */
export function rewoundCase<T extends Moments>(
  aCase: T,
  { steps, since }: { readonly steps: readonly StatusStep[]; readonly since: string | null },
  ms: number,
): T | (Omit<T, keyof Moments> & Rewound) | null {
  // A draft says nowhere when it was begun, and a case that came back says at least when it was sent.
  const began = since ?? aCase.sentAt;
  if (began === null || Date.parse(began) <= ms) return aCase;
  const [sentAt, availableAt, selectedAt, signedAt] = [
    upTo(aCase.sentAt, ms),
    upTo(aCase.availableAt, ms),
    upTo(aCase.selectedAt, ms),
    upTo(aCase.signedAt, ms),
  ];
  const byTimes =
    signedAt !== null
      ? 'SignOutCompleted'
      : selectedAt !== null
        ? 'Selected'
        : availableAt !== null
          ? 'Available'
          : sentAt !== null
            ? 'Submitted'
            : null;
  const status = steps.findLast(({ at }) => Date.parse(at) <= ms)?.to ?? byTimes;
  if (status === null) return null;
  return {
    ...aCase,
    status,
    sentAt,
    availableAt,
    selectedAt,
    signedAt,
    assignedProviderId: isAssignedWork(status) ? aCase.assignedProviderId : null,
    dueAt: availableAt === null ? null : aCase.dueAt,
    reportState: signedAt === null ? 'None' : 'Final',
  };
}

interface TaskMoments {
  readonly status: TaskStatus;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly submittedAt: string | null;
  readonly closedAt: string | null;
}

/** The status of a task at an earlier moment, by its own times; null where it was not made yet. */
export function rewoundTaskStatus(task: TaskMoments, ms: number): TaskStatus | null {
  if (upTo(task.createdAt, ms) === null) return null;
  const isAsNow = [task.startedAt, task.submittedAt, task.closedAt].every(
    (moment) => moment === null || Date.parse(moment) <= ms,
  );
  if (isAsNow) return task.status;
  if (upTo(task.submittedAt, ms) !== null) return 'Submitted';
  return upTo(task.startedAt, ms) === null ? 'Open' : 'InProgress';
}
