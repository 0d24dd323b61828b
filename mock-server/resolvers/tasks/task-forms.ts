import { keysOf } from '#app/core/objects.ts';
import { isClosed, isOverdue, TASK, taskKeyOf } from '#app/core/tasks/task-kinds.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import type { TaskListItemZodType } from '#contracts/generated/schemas/task-list-item.ts';
import type { TaskMoveZodType } from '#contracts/generated/schemas/task-move.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Caller } from '../../http/authentication.ts';
import { mayKnowPatient } from '../../rules/people/patients.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { unlicensedIn } from '../../rules/tasks/qa-reviewers.ts';
import { isOriginalOpen } from '../../rules/tasks/qa-state.ts';
import { mayMoveTask } from '../../rules/tasks/task-access.ts';
import { etagOf } from '../../rules/versions.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { noteQaReading } from '../qa/qa-forms.ts';
import { imagesAdded, rescanImageOf } from './task-images.ts';
import { endsByCount, endsBySending } from './task-rules.ts';

interface Reader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

const MOVES = {
  start: 'startTask',
  submit: 'submitTask',
  complete: 'completeTask',
  return: 'returnTask',
  decline: 'declineTask',
  cancel: 'cancelTask',
  assign: 'assignTask',
} as const;

/** A file may name the patient and tell the diagnosis, and so may its name. */
export const mayReadFiles = ({ id }: TaskRecord, reader: Reader): boolean =>
  mayAsk('getTaskAttachment', reader, { taskId: id });

/**
 * What is written of a second review is peer review, and nobody else’s than who may read the review itself; what is written
 * about another case is for those who may read its files.
 */
function mayReadText(task: TaskRecord, reader: Reader): boolean {
  if (task.type === TASK.qa) return mayAsk('getQaTask', reader, { taskId: task.id });
  return task.caseId === null || mayReadFiles(task, reader);
}

/**
 * Whether this reader may see what somebody wrote or added. What stood in a review before it came to its reviewer may
 * quote the original, and stays closed to them as long as the original does (domain 2.8).
 */
export function mayReadPart(
  { id, assigneeId }: TaskRecord,
  { world, caller }: Reader,
  { by, at }: { readonly by: string; readonly at: string },
): boolean {
  const review = assigneeId === caller.user.id ? world.qaReviews.find(id) : null;
  if (review === null || review.givenAt === undefined || isOriginalOpen(review)) return true;
  return by === caller.user.id || at > review.givenAt;
}

/** Reading what is written of a second review is written down, as reading the review itself is (domain 2.8). */
export function noteReading(task: TaskRecord, reader: Reader): void {
  if (task.type === TASK.qa && mayReadText(task, reader)) noteQaReading(reader, task.id);
}

function actionsOf(task: TaskRecord, reader: Reader): TaskZodType['allowedActions'] {
  const isOpen = !isClosed(task.status);
  const may = (operation: OperationId): boolean => mayAsk(operation, reader, { taskId: task.id });
  const endsElsewhere = endsBySending(reader.world, task) || endsByCount(reader.world, task);
  const isUnlicensed = unlicensedIn(reader.world, task, reader.now) !== null;
  const moves = keysOf(MOVES).filter(
    (move) =>
      (!endsElsewhere || (move !== 'submit' && move !== 'complete')) && (!isUnlicensed || move !== 'start'),
  );
  return [
    ...(isOpen && may('updateTask') ? (['edit'] as const) : []),
    ...moves.filter((move) => may(MOVES[move]) && mayMoveTask(MOVES[move], task, reader.caller)),
    ...(may('addTaskComment') ? (['comment'] as const) : []),
    ...(isOpen && may('putTaskAttachment') ? (['attach'] as const) : []),
  ];
}

/** The accession leads to the patient: a provider learns it with the task, not while anyone may take it. */
const mayKnowCase = ({ assigneeId }: TaskRecord, caller: Caller): boolean =>
  mayKnowPatient(caller) && (caller.viewer.role !== 'Provider' || assigneeId === caller.user.id);

export function taskRow(task: TaskRecord, reader: Reader): TaskListItemZodType {
  const { world, now } = reader;
  const { id, version, type, title, status, priority, dueAt, specimenID, block, slide } = task;
  const aCase = task.caseId === null ? null : world.cases.find(task.caseId);
  const facility = task.facilityId === null ? null : world.facilities.find(task.facilityId);
  return {
    id,
    version,
    etag: etagOf(task),
    type,
    typeKey: taskKeyOf(type),
    title,
    status,
    priority,
    dueAt,
    overdue: isOverdue(task, now),
    case:
      aCase === null
        ? null
        : {
            id: aCase.id,
            caseID: caseNumberOf(aCase),
            caseRecordId: mayKnowCase(task, reader.caller) ? aCase.caseRecordId : null,
          },
    specimenID,
    block,
    slide,
    askedBy: task.askedBy,
    assignee: personById(world, task.assigneeId),
    assignedRole: task.assignedRole,
    facility: facility === null ? null : { id: facility.id, name: facility.name },
    allowedActions: actionsOf(task, reader),
  };
}

export function taskForm(task: TaskRecord, reader: Reader): TaskZodType {
  const { needsAcceptance, requestId, imagesAsked, answer, shipment, checklist } = task;
  const {
    heldBefore = [],
    attachments,
    comments,
    reason,
    createdAt,
    startedAt,
    submittedAt,
    closedAt,
  } = task;
  const isReadable = mayReadText(task, reader);
  const isOpen = (by: string, at: string): boolean => mayReadPart(task, reader, { by, at });
  const isOwn = (by: string | undefined): boolean => by === reader.caller.user.id;
  return {
    ...taskRow(task, reader),
    heldBefore: heldBefore.map(({ assigneeId, ...held }) => ({
      ...held,
      assignee: personById(reader.world, assigneeId),
    })),
    description: isReadable || isOwn(task.askedBy?.userId) ? task.description : null,
    needsAcceptance,
    requestId,
    rescanImage: isReadable ? rescanImageOf(reader.world, task) : null,
    imagesAsked,
    answer: isReadable ? answer : null,
    shipment,
    checklist: isReadable ? checklist : [],
    attachments: mayReadFiles(task, reader)
      ? attachments.filter(({ uploadedBy, uploadedAt }) => isOpen(uploadedBy.userId, uploadedAt))
      : [],
    comments: comments
      .filter(({ author, at }) => (isReadable || isOwn(author.userId)) && isOpen(author.userId, at))
      .map((line) => ({ ...line, labelCheck: line.labelCheck ?? null })),
    reason: isReadable ? reason : null,
    createdAt,
    startedAt,
    submittedAt,
    closedAt,
    imagesAdded: imagesAdded(reader.world, task),
  };
}

export function taskAnswer(task: TaskRecord, reader: Reader) {
  noteReading(task, reader);
  return { etag: etagOf(task), data: taskForm(task, reader) };
}

export const taskMoved = (
  task: TaskRecord,
  reader: Reader,
): { readonly etag: string; readonly data: TaskMoveZodType } => ({
  etag: etagOf(task),
  data: {
    id: task.id,
    version: task.version,
    etag: etagOf(task),
    status: task.status,
    reason: mayReadText(task, reader) ? task.reason : null,
    assignee: personById(reader.world, task.assigneeId),
    assignedRole: task.assignedRole,
    allowedActions: actionsOf(task, reader),
  },
});
