import { COUNT_PIECES, isSentByFacility } from '#app/core/tasks/ordered-slides.ts';
import { isOwedAmendment, isParcelOfCase, TASK } from '#app/core/tasks/task-kinds.ts';
import { taskRefusalTexts } from '#app/core/tasks/task-refusals.ts';
import type { TaskRefusal } from '#contracts/generated/wire.ts';
import { refuse } from '../../http/refusal.ts';
import { isOpenRequest } from '../../rules/tasks/request-state.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { OrderRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { isSettlement } from '../diagnosis/second-review.ts';
import { awaitsParcel } from './sending-tasks.ts';
import { imagesAdded } from './task-images.ts';

type Fields = Readonly<Record<string, readonly string[]>>;

export const dueFields = (dueAt: string | null | undefined, now: number): Fields =>
  dueAt != null && Date.parse(dueAt) < now ? { dueAt: ['Due date cannot be in the past'] } : {};

const NOBODY: Fields = { assignee: ['Choose who will do this'] };

interface Chosen {
  readonly assigneeId?: string | undefined;
  readonly assignedRole?: TaskRecord['assignedRole'] | undefined;
}

/** Exactly one of a person for whom nothing is in the way, and a role; a task of a facility needs to say which. */
export function assigneeFields(
  world: World,
  { assigneeId, assignedRole }: Chosen,
  facilityId: string | null,
  refusalsOf: (user: UserRecord) => readonly TaskRefusal[],
): Fields {
  if ((assigneeId === undefined) === (assignedRole == null)) return NOBODY;
  if (assignedRole === 'Facility' && facilityId === null) return { facilityId: ['Choose a facility'] };
  if (assigneeId === undefined) return {};
  const user = world.users.find(assigneeId);
  return user === null ? NOBODY : refusedWith(refusalsOf(user));
}

/** What the field says of whoever was named. */
export const refusedWith = (refusals: readonly TaskRefusal[]): Fields =>
  refusals.length === 0 ? {} : { assignee: refusals.map((refusal) => taskRefusalTexts[refusal]) };

const WITH_IMAGES: readonly TaskRecord['type'][] = [
  TASK.slideOrder,
  TASK.stainOrder,
  TASK.rescan,
  TASK.slideReceipt,
];

/** Whether the sending of its case ends the task, which was made when the case came back; one by hand has its own answer. */
export function endsBySending(world: World, { id, type, byHand, caseId }: TaskRecord): boolean {
  if (type !== TASK.missingInfo || byHand !== undefined || caseId === null) return false;
  return world.questions.by('task', id).length === 0 && world.cases.find(caseId)?.status === 'Returned';
}

/** Whether the count of the parcel that its case came with ends the task; one of an order or by hand has its own answer. */
export function endsByCount(world: World, task: TaskRecord): boolean {
  const aCase = isParcelOfCase(task) && task.caseId !== null ? world.cases.find(task.caseId) : null;
  return aCase !== null && awaitsParcel(world, aCase);
}

const COUNT = 'Count the slides of the parcel. The count completes this task.';
const COUNT_LATER =
  'Its facility has to send the case again first. Then count the slides of the parcel, which completes this task.';

const WHY_IT_STANDS =
  'Say why the report stands, in ten characters or more. Where you amend it instead, the amendment completes this task.';

/** No slides are counted while the case is with its facility. */
const countText = (world: World, { caseId }: TaskRecord): string =>
  world.cases.find(caseId ?? '')?.status === 'Submitted' ? COUNT : COUNT_LATER;

/** The order of glass or a block behind a task, whose pieces are not counted yet. */
function uncountedOrder(world: World, { requestId }: TaskRecord): OrderRecord | null {
  const order = requestId === null ? null : world.orders.find(requestId);
  const isCounted = order === null || !isSentByFacility(order.kind) || order.piecesReceived != null;
  return isCounted ? null : order;
}

/** Throws TASK_INCOMPLETE while what the type asks for is not there (domain 3.9). */
export function requireWorkDone(
  world: World,
  task: TaskRecord,
  work: { readonly piecesReceived?: number | undefined } = {},
): void {
  const missing = task.imagesAsked - imagesAdded(world, task);
  // Whoever receives a parcel scans what is in it, while others may send glass in the place of images.
  const isSent = task.shipment !== null && task.type !== TASK.slideReceipt;
  if (WITH_IMAGES.includes(task.type) && missing > 0 && !isSent)
    throw refuse('TASK_INCOMPLETE', {
      fields: { images: [`Upload ${missing} more image${missing === 1 ? '' : 's'}`] },
    });
  if (endsBySending(world, task))
    throw refuse('TASK_INCOMPLETE', {
      fields: { answer: ['Answer in the form of the case and send it again. That completes this task.'] },
    });
  // The reader would be told of glass that nobody has seen.
  if (uncountedOrder(world, task) !== null && work.piecesReceived === undefined)
    throw refuse('TASK_INCOMPLETE', { fields: { piecesReceived: [COUNT_PIECES] } });
  // What is missing or broken would be told nowhere.
  if (endsByCount(world, task))
    throw refuse('TASK_INCOMPLETE', { fields: { slides: [countText(world, task)] } });
  // The reviewer and the operator read why a report stands that a reviewer disagreed with.
  if (isOwedAmendment(task) && !isSettlement(task.answer ?? ''))
    throw refuse('TASK_INCOMPLETE', { fields: { answer: [WHY_IT_STANDS] } });
  const questions = world.questions.by('task', task.id);
  const answered = task.answer !== null || (questions.length > 0 && !questions.some(isOpenRequest));
  if (task.type === TASK.missingInfo && !answered)
    throw refuse('TASK_INCOMPLETE', { fields: { answer: ['Answer is required'] } });
}
