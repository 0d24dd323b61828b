import type { StaffRole, Task, TaskStatus, TaskType, TaskTypeKey } from '#contracts/generated/wire.ts';
import { keysOf } from '../objects.ts';

/** The numbers of the task types; 2 and 3 are those of specification 3.3. */
export const TASK = {
  primaryDiagnosis: 1,
  qa: 2,
  physicianOnboarding: 3,
  slideOrder: 4,
  stainOrder: 5,
  rescan: 6,
  missingInfo: 7,
  slideReceipt: 8,
  billingReview: 9,
  addendumOrAmendment: 10,
  resultCommunication: 11,
  credentialRenewal: 12,
} as const satisfies Record<TaskTypeKey, TaskType>;

export const taskKeyOf = (type: TaskType): TaskTypeKey =>
  keysOf(TASK).find((key) => TASK[key] === type) ?? 'primaryDiagnosis';

/** The work that a facility may be asked for, and may therefore see; a second review is never among it (2.8). */
export const FACILITY_TYPES: readonly TaskType[] = [
  TASK.slideOrder,
  TASK.stainOrder,
  TASK.rescan,
  TASK.missingInfo,
  TASK.slideReceipt,
];

export const isFacilityWork = (type: TaskType): boolean => FACILITY_TYPES.includes(type);

/** Types that end by an operation of their own and are not handed in like other work. */
export const endsByItself = (type: TaskType): boolean =>
  type === TASK.qa || type === TASK.physicianOnboarding;

/** What the platform asks for before a licence ends: it is handed in, sent back and ended with the renewed licence alone. */
export const isLicenceRenewal = ({ type, askedBy }: Pick<Task, 'type' | 'askedBy'>): boolean =>
  type === TASK.credentialRenewal && askedBy === null;

/** What a second review asks for after sign-out: an amendment ends it, or the reader's words why the report stands. */
export const isOwedAmendment = ({ type, askedBy }: Pick<Task, 'type' | 'askedBy'>): boolean =>
  type === TASK.addendumOrAmendment && askedBy === null;

/** The parcel that a case came with, for which the platform asks: while it is awaited, its count alone ends the task. */
export const isParcelOfCase = ({
  type,
  requestId,
  askedBy,
}: Pick<Task, 'type' | 'requestId' | 'askedBy'>): boolean =>
  type === TASK.slideReceipt && requestId === null && askedBy === null;

/** A parcel whose task the reader may not end without its count; where images come in its place, the task ends as others do. */
export const endsByCountAlone = (
  task: Pick<Task, 'type' | 'requestId' | 'askedBy'> & {
    readonly allowedActions: readonly Task['allowedActions'][number][];
  },
): boolean =>
  isParcelOfCase(task) && !task.allowedActions.some((action) => action === 'submit' || action === 'complete');

/** Types that are about a person and not about a case. */
export const needsNoCase = (type: TaskType): boolean =>
  type === TASK.physicianOnboarding || type === TASK.credentialRenewal;

/** The duty of the staff that directs tasks of this type (domain 2.2). */
export function dutyOf(type: TaskType): StaffRole {
  if (type === TASK.billingReview) return 'Accounts';
  return needsNoCase(type) ? 'Relationship_Manager' : 'Lab_Operations';
}

export const CLOSED: readonly TaskStatus[] = ['Completed', 'Declined', 'Cancelled'];

export const isClosed = (status: TaskStatus): boolean => CLOSED.includes(status);

/** Whoever has such a task, or may take it, has something to do: the work is not handed in, or came back. */
export const TO_DO: readonly TaskStatus[] = ['Open', 'InProgress', 'Returned'];

/** Worked out and never stored (domain 2.11). `nowMs` in milliseconds since 1970. */
export const isOverdue = (
  { status, dueAt }: { readonly status: TaskStatus; readonly dueAt: string | null },
  nowMs: number,
): boolean => dueAt !== null && !isClosed(status) && Date.parse(dueAt) < nowMs;
