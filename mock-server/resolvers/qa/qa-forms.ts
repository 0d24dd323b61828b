import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import { etagOf } from '../../access/case-access.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { subspecialtyOf } from '../cases/case-forms.ts';
import { sentCase } from '../cases/sent-case.ts';
import { personRef } from '../reports/report-people.ts';
import { caseOf } from '../requests/request-state.ts';
import { requireTask, type TaskCall } from '../tasks/task-access.ts';
import { isOriginalOpen, type Review } from './qa-state.ts';
import { writtenDiagnosis } from './written-diagnosis.ts';

type QaCall = { readonly world: World; readonly caller: Caller };

/** The second review behind the task; a task of another type is not there. Throws NOT_FOUND. */
export function requireReview(call: TaskCall): Review {
  const task = requireTask(call);
  const review = call.world.qaReviews.find(task.id);
  if (review === null) throw refuse('NOT_FOUND');
  return { task, review };
}

/** Admins, and the reader whose diagnosis was reviewed once there is a result (domain 2.8). */
export const mayReadResult = ({ user, viewer }: Caller, { readerId, result }: QaReviewRecord): boolean =>
  viewer.role === 'Admin' || (readerId === user.id && result !== null);

/** The review for whoever may read it. Throws NOT_FOUND. */
export function requireReadableReview({ world, caller, input }: TaskCall): Review {
  const task = world.tasks.find(input.params.taskId);
  const review = world.qaReviews.find(input.params.taskId);
  if (task === null || review === null) throw refuse('NOT_FOUND');
  if (task.assigneeId !== caller.user.id && !mayReadResult(caller, review)) throw refuse('NOT_FOUND');
  return { task, review };
}

/** Second reviews have an access log of their own. */
export function noteQaReading(
  { world, caller, now }: QaCall & { readonly now: number },
  taskId: string,
): void {
  const at = new Date(now).toISOString();
  world.qaReadings.insert({ id: newId('qar'), taskId, userId: caller.user.id, at });
}

/** Throws TASK_OWNER for everyone but the reviewer who has the task. */
export function requireOwnReview({ caller }: TaskCall, { task }: Review): void {
  if (task.assigneeId !== caller.user.id) throw refuse('TASK_OWNER');
}

function actionsOf(caller: Caller, { task, review }: Review): QaTaskZodType['allowedActions'] {
  if (task.assigneeId !== caller.user.id) return [];
  if (task.status === 'Open' || task.status === 'Returned') return ['start'];
  if (task.status !== 'InProgress') return [];
  return [
    ...(review.ownDiagnosisSavedAt === null ? (['saveDiagnosis'] as const) : []),
    ...(isOriginalOpen(review) ? (['submitResult'] as const) : []),
  ];
}

/** What may be seen of the review now. */
function reviewForm({ world, caller }: QaCall, { task, review }: Review): QaTaskZodType {
  const aCase = sentCase(caseOf(world, review.caseId));
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
    reviewer: personRef(world, task.assigneeId),
    thirdReviewer: personRef(world, review.thirdReviewerId),
    signer: open ? personRef(world, review.readerId) : null,
    ...{ ownDiagnosis: review.ownDiagnosis, ownDiagnosisSavedAt: review.ownDiagnosisSavedAt },
    original: open ? [...writtenDiagnosis(world, aCase)] : null,
    result: review.result,
    allowedActions: actionsOf(caller, { task, review }),
  };
}

export const reviewAnswer = (call: QaCall, taskId: string) => {
  const task = call.world.tasks.find(taskId);
  const review = call.world.qaReviews.find(taskId);
  if (task === null || review === null) throw refuse('NOT_FOUND');
  return { etag: etagOf(task), data: reviewForm(call, { task, review }) };
};
