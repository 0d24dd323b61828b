import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { unlicensedIn } from '../../rules/tasks/qa-reviewers.ts';
import { isOriginalOpen, isResultOpenTo, type Review, settlesDispute } from '../../rules/tasks/qa-state.ts';
import { mayMoveTask, requireTask, type TaskCall } from '../../rules/tasks/task-access.ts';
import { etagOf } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { subspecialtyOf } from '../cases/case-forms.ts';
import { readOriginal, reviewedReport } from './written-diagnosis.ts';

interface QaCall {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

/** The second review behind the task; a task of another type is not there. Throws NOT_FOUND. */
export function requireReview(call: TaskCall): Review {
  const task = requireTask(call);
  const review = call.world.qaReviews.find(task.id);
  if (review === null) throw refuse('NOT_FOUND');
  return { task, review };
}

/** Admins, and once there is a result the reader whose diagnosis was reviewed and whoever has the case now (domain 2.8). */
export const mayReadResult = (world: World, { user, viewer }: Caller, review: QaReviewRecord): boolean =>
  viewer.role === 'Admin' || isResultOpenTo(world, review, user.id);

/** Second reviews have an access log of their own. */
export function noteQaReading({ world, caller, now }: QaCall, taskId: string): void {
  const at = new Date(now).toISOString();
  world.qaReadings.insert({ id: newId('qar'), taskId, userId: caller.user.id, at });
}

/** An admin’s question about a signed report is for its reviewer; before sign-out the reader of the case has written it. */
const mayReadNote = ({ user, viewer }: Caller, { task, review }: Review): boolean =>
  viewer.role === 'Admin' || task.assigneeId === user.id || review.kind === 'Prospective';

function actionsOf(call: QaCall, { task, review }: Review): QaTaskZodType['allowedActions'] {
  if (unlicensedIn(call.world, task, call.now) !== null) return [];
  const may = (operation: OperationId): boolean => mayAsk(operation, call, { taskId: task.id });
  const mayMove = (operation: 'startTask' | 'submitQaResult'): boolean =>
    may(operation) && mayMoveTask(operation, task, call.caller);
  const isToWrite = task.status === 'InProgress' && review.ownDiagnosisSavedAt === null;
  return [
    ...(mayMove('startTask') ? (['start'] as const) : []),
    ...(isToWrite && may('saveQaDiagnosis') ? (['saveDiagnosis'] as const) : []),
    ...(isOriginalOpen(review) && mayMove('submitQaResult') ? (['submitResult'] as const) : []),
  ];
}

/** What may be seen of the review now. */
function reviewForm(call: QaCall, { task, review }: Review): QaTaskZodType {
  const { world } = call;
  const aCase = findSentCase(presentCase(world, review.caseId));
  // What was to be reviewed may have changed, or be another reader's, once the review has ended without a result.
  const open = isOriginalOpen(review) && (review.result !== null || !isClosed(task.status));
  const report = reviewedReport(world, review);
  return {
    taskId: task.id,
    version: task.version,
    etag: etagOf(task),
    status: task.status,
    kind: review.kind,
    blinded: review.blinded,
    originalOpen: open,
    dueAt: task.dueAt,
    note: mayReadNote(call.caller, { task, review }) ? task.description : null,
    case: { id: aCase.id, caseID: aCase.caseID, caseRecordId: null },
    caseType: aCase.type,
    subspecialty: subspecialtyOf(aCase),
    priority: aCase.priority,
    specimens: aCase.specimens.map((specimen) => {
      const reported = report?.diagnoses.find(({ specimenID }) => specimenID === specimen.specimenID);
      const { specimenID, specimenType, bodysite, subsite, laterality } = reported ?? specimen;
      const slides = specimen.totalNumberSlides;
      return { specimenID, specimenType, bodysite, subsite, laterality, slides };
    }),
    reviewer: personById(world, task.assigneeId),
    unlicensedIn: unlicensedIn(world, task, call.now),
    thirdReviewer: personById(world, review.thirdReviewerId),
    settlesDispute: open && settlesDispute(world, { task, review }),
    signer: open ? personById(world, review.readerId) : null,
    ownDiagnosis: review.ownDiagnosis,
    ownDiagnosisSavedAt: review.ownDiagnosisSavedAt,
    original: open ? [...readOriginal(world, review, report)] : null,
    result: review.result,
    allowedActions: actionsOf(call, { task, review }),
  };
}

export const reviewAnswer = (call: QaCall, taskId: string) => {
  const task = call.world.tasks.find(taskId);
  const review = call.world.qaReviews.find(taskId);
  if (task === null || review === null) throw refuse('NOT_FOUND');
  return { etag: etagOf(task), data: reviewForm(call, { task, review }) };
};
