import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { QaReviewRecord, TaskRecord } from '../../store/records/work.ts';
import type { Doing } from '../trail/case-events.ts';
import { dueOn, makeTask, tellOfTask } from './made-tasks.ts';

/**
 * The task of a second review with what belongs to it, and its reviewer told. For whoever asks, and for the rules
 * that ask by themselves at sign-out (domain 2.8); `doing.caller` is null for those. Without a reviewer the task
 * waits for an admin to name one. The case itself names its present second reader, which is the caller's to write.
 * Whose text is read is named where a review goes on with another reviewer: by then the case may be in the pool again.
 */
export function makeReview(
  doing: Doing,
  aCase: CaseRecord,
  reviewer: UserRecord | null,
  about: Pick<QaReviewRecord, 'kind' | 'blinded'> &
    Partial<Pick<QaReviewRecord, 'readerId'>> & { readonly note: string | null },
): TaskRecord {
  const task = makeTask(doing, {
    type: TASK.qa,
    title: `Second review of ${aCase.caseID}`,
    description: about.note,
    caseId: aCase.id,
    facilityId: aCase.facilityId,
    priority: aCase.priority,
    ...(reviewer === null ? { assignedRole: 'Admin' } : { assigneeId: reviewer.id }),
    dueAt: dueOn(doing, aCase, ANSWER_WORKING_DAYS),
    ...(about.blinded ? { askedBy: null } : {}),
  });
  doing.world.qaReviews.insert({
    id: task.id,
    caseId: aCase.id,
    kind: about.kind,
    blinded: about.blinded,
    thirdReviewerId: null,
    readerId: about.readerId ?? readerOf(aCase),
    ownDiagnosis: null,
    ownDiagnosisSavedAt: null,
    result: null,
  });
  const asked = reviewer === null ? 'Choose a reviewer for' : 'You were asked for a second review of';
  tellOfTask(doing, task, `${asked} case ${aCase.caseID}.`);
  return task;
}

function readerOf({ id, signerId, assignedProviderId }: CaseRecord): string {
  const readerId = signerId ?? assignedProviderId;
  if (readerId === null) throw new Error(`the case ${id} has no reader to be reviewed`);
  return readerId;
}
