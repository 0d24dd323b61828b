import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import { etagOf } from '../../access/case-access.ts';
import { refuse } from '../../http/refusal.ts';
import type { World } from '../../world.ts';
import { subspecialtyOf } from '../cases/case-forms.ts';
import { sentCase } from '../cases/sent-case.ts';
import { caseOf } from '../requests/request-state.ts';
import { personOf } from '../tasks/made-tasks.ts';
import { requireTask, type TaskCall } from '../tasks/task-access.ts';
import { isOriginalOpen, type Review } from './qa-state.ts';
import { writtenDiagnosis } from './written-diagnosis.ts';

/** The second review behind the task; a task of another type is not there. Throws NOT_FOUND. */
export function requireReview(call: TaskCall): Review {
  const task = requireTask(call);
  const review = call.world.qaReviews.find(task.id);
  if (review === null) throw refuse('NOT_FOUND');
  return { task, review };
}

/** Throws TASK_OWNER for everyone but the reviewer who has the task. */
export function requireOwnReview({ caller }: TaskCall, { task }: Review): void {
  if (task.assigneeId !== caller.user.id) throw refuse('TASK_OWNER');
}

const person = (world: World, userId: string | null) => {
  const user = userId === null ? null : world.users.find(userId);
  return user === null ? null : personOf(user);
};

function actionsOf({ task, review }: Review): QaTaskZodType['allowedActions'] {
  if (task.status === 'Open' || task.status === 'Returned') return ['start'];
  if (task.status !== 'InProgress') return [];
  return [
    ...(review.ownDiagnosisSavedAt === null ? (['saveDiagnosis'] as const) : []),
    ...(isOriginalOpen(review) ? (['submitResult'] as const) : []),
  ];
}

/** What the reviewer may see now. Throws when the task has no reviewer: only one who has it may read. */
export function reviewForm(world: World, { task, review }: Review): QaTaskZodType {
  const aCase = sentCase(caseOf(world, review.caseId));
  const reviewer = person(world, task.assigneeId);
  if (reviewer === null) throw new Error(`the review ${task.id} has no reviewer`);
  const open = isOriginalOpen(review);
  return {
    ...{ taskId: task.id, version: task.version, etag: etagOf(task), status: task.status },
    ...{ kind: review.kind, blinded: review.blinded, originalOpen: open, dueAt: task.dueAt },
    case: { id: aCase.id, caseID: aCase.caseID, caseRecordId: null },
    ...{ caseType: aCase.type, subspecialty: subspecialtyOf(aCase) },
    priority: aCase.priority,
    specimens: aCase.specimens.map((specimen) => ({
      ...{
        specimenID: specimen.specimenID,
        specimenType: specimen.specimenType,
        bodysite: specimen.bodysite,
      },
      ...{ subsite: specimen.subsite, laterality: specimen.laterality, slides: specimen.totalNumberSlides },
    })),
    ...{ reviewer, thirdReviewer: person(world, review.thirdReviewerId) },
    signer: open ? person(world, review.readerId) : null,
    ...{ ownDiagnosis: review.ownDiagnosis, ownDiagnosisSavedAt: review.ownDiagnosisSavedAt },
    original: open ? [...writtenDiagnosis(world, aCase)] : null,
    result: review.result,
    allowedActions: actionsOf({ task, review }),
  };
}

export const reviewAnswer = (world: World, taskId: string) => {
  const task = world.tasks.find(taskId);
  const review = world.qaReviews.find(taskId);
  if (task === null || review === null) throw refuse('NOT_FOUND');
  return { etag: etagOf(task), data: reviewForm(world, { task, review }) };
};
