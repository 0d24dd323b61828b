import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Doing } from '../../effects/case-events.ts';
import { dueOn, makeTask, tellOfTask } from '../../effects/tasks.ts';
import { newId } from '../../ids.ts';
import type { QaReviewRecord, TaskRecord } from '../../records/work.ts';
import type { CaseRecord, UserRecord } from '../../records.ts';

/**
 * The task of a second review with what belongs to it, and its reviewer told. For whoever asks, and for the rules
 * that ask by themselves at sign-out (domain 2.8); `doing.caller` is null for those.
 */
export function makeReview(
  doing: Doing,
  aCase: CaseRecord,
  reviewer: UserRecord,
  about: Pick<QaReviewRecord, 'kind' | 'blinded' | 'note'>,
): TaskRecord {
  const task = makeTask(doing, {
    ...{ type: TASK.qa, title: `Second review of ${aCase.caseID}`, description: about.note },
    ...{ caseId: aCase.id, facilityId: aCase.facilityId, assigneeId: reviewer.id, priority: aCase.priority },
    dueAt: dueOn(doing, aCase, ANSWER_WORKING_DAYS),
    // In a blinded review the asker's name would say whose reading it is.
    ...(about.blinded ? { askedBy: null } : {}),
  });
  doing.world.qaReviews.insert({
    ...{ id: task.id, caseId: aCase.id, ...about, thirdReviewerId: null },
    readerId: readerOf(aCase),
    ...{ ownDiagnosis: null, ownDiagnosisSavedAt: null, result: null },
  });
  noteForSignOut(doing, task, about.kind);
  tellOfTask(doing, task, `You were asked for a second review of case ${aCase.caseID}.`);
  return task;
}

/** What sign-out goes by: that a reading was asked for. What it found is added with the result. */
function noteForSignOut({ world, now }: Doing, task: TaskRecord, kind: QaReviewRecord['kind']): void {
  if (task.caseId === null || (kind !== 'Prospective' && kind !== 'Retrospective')) return;
  world.secondReviews.insert({
    ...{ id: newId('srv'), caseId: task.caseId, kind, askedAt: new Date(now).toISOString() },
    ...{ taskId: task.id, agreement: null, resolution: null },
  });
}

function readerOf({ id, signerId, assignedProviderId }: CaseRecord): string {
  const readerId = signerId ?? assignedProviderId;
  if (readerId === null) throw new Error(`the case ${id} has no reader to be reviewed`);
  return readerId;
}
