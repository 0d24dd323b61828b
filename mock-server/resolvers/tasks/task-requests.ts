import { isSentByFacility } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { move } from '../../rules/moves.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { isOpenRequest, tellOfFailure } from '../../rules/tasks/request-state.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import type { OrderRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { closeQuestion } from '../requests/answers.ts';
import { closeOrder } from '../requests/order-closing.ts';
import { tellFacilityOfTakenBack } from '../requests/orders-made.ts';
import { closeRescan } from '../requests/rescan-resolution.ts';
import { RECEIPT_WORKING_DAYS } from './sending-tasks.ts';
import { imagesAdded, newerImages } from './task-images.ts';

/** Whoever starts the task of an order has taken the order on: its reader cannot cancel it any more. */
export function acceptBehind(doing: Doing, task: TaskRecord): void {
  const { order } = openBehind(doing, task);
  if (order?.status !== 'Requested') return;
  const acceptedAt = new Date(doing.now).toISOString();
  doing.world.orders.change(order.id, (record) => ({
    ...record,
    acceptedAt,
    version: record.version + 1,
    status: move('RequestStatus', 'acceptWithTask', record.status),
  }));
  recordEvent(doing, presentCase(doing.world, order.caseId), { kind: 'request_changed', subject: order.id });
}

/** What the laboratory counted of the glass or block that an order asked for; nothing where no such order is open behind the task. */
export function countPieces(world: World, { requestId }: TaskRecord, piecesReceived: number): void {
  const order = requestId === null ? null : world.orders.find(requestId);
  if (order === null || !isOpenRequest(order) || !isSentByFacility(order.kind)) return;
  world.orders.change(order.id, (record) => ({ ...record, piecesReceived, version: record.version + 1 }));
}

/** The work of a task was done, so the order, rescan or questions behind it are answered with it. */
export function answerBehind(doing: Doing, task: TaskRecord): void {
  const { world } = doing;
  const { order, rescan, questions } = openBehind(doing, task);
  if (order !== null) {
    const received = imagesAdded(world, task);
    if (isSentByFacility(order.kind) || received >= order.slideCount)
      closeOrder(doing, order, 'fulfilWithTask', { imagesReceived: received });
    else awaitParcel(doing, task, order);
  }
  const newImageId = rescan === null ? undefined : newerImages(world, rescan).at(-1);
  if (rescan !== null && newImageId !== undefined)
    closeRescan(doing, rescan, 'fulfilWithTask', { newImageId });
  else if (rescan !== null) awaitParcel(doing, task, null);
  for (const question of questions)
    closeQuestion(doing, question, 'fulfilWithTask', { answer: task.answer, cannotProvideReason: null });
}

/**
 * A declined task goes back to the reader who asked, and never ends unnoticed: false where no request of a reader stood
 * behind it, and somebody else has to be told.
 */
export function declineBehind(doing: Doing, task: TaskRecord, reason: string): boolean {
  const { order, rescan, questions } = openBehind(doing, task);
  if (order !== null)
    closeOrder(doing, order, 'declineWithTask', { declineReason: 'other', declineNote: reason });
  if (rescan !== null) closeRescan(doing, rescan, 'declineWithTask', { declineReason: reason });
  for (const question of questions)
    closeQuestion(doing, question, 'declineWithTask', { answer: null, cannotProvideReason: reason });
  if (questions.length > 0) {
    const aCase = presentCase(doing.world, task.caseId ?? '');
    tellOfFailure(doing, aCase, `The questions about case ${aCase.caseID} were declined.`);
  }
  return order !== null || rescan !== null || questions.length > 0;
}

/** The operator took the task back: what stood behind it waits for nobody any more, and its reader hears of it. */
export function withdrawBehind(doing: Doing, task: TaskRecord): void {
  const { order, rescan, questions } = openBehind(doing, task);
  if (order === null && rescan === null && questions.length === 0) return;
  const aCase = presentCase(doing.world, task.caseId ?? '');
  tellOfFailure(doing, aCase, `A request of case ${aCase.caseID} was withdrawn.`);
  // Whoever had the task is told of it as of any task that is taken back.
  if (order !== null) tellFacilityOfTakenBack(doing.world, doing.now, closeOrder(doing, order, 'withdraw'));
  if (rescan !== null) closeRescan(doing, rescan, 'withdraw');
  for (const question of questions) closeQuestion(doing, question, 'withdraw');
}

function openBehind({ world }: Doing, task: TaskRecord) {
  const order = task.requestId === null ? null : world.orders.find(task.requestId);
  const rescan = task.requestId === null ? null : world.rescans.find(task.requestId);
  return {
    order: order !== null && isOpenRequest(order) ? order : null,
    rescan: rescan !== null && isOpenRequest(rescan) ? rescan : null,
    questions: world.questions.by('task', task.id).filter(isOpenRequest),
  };
}

/** Glass is on its way instead of images: the order waits on, for the operator's laboratory to receive and scan it. */
function awaitParcel(doing: Doing, task: TaskRecord, order: OrderRecord | null): void {
  const aCase = presentCase(doing.world, task.caseId ?? '');
  const receipt = makeTask(doing, {
    type: TASK.slideReceipt,
    title: `Receive and scan: ${task.title}`.slice(0, 120),
    description: task.description,
    dueAt: dueOn(doing, aCase, RECEIPT_WORKING_DAYS),
    caseId: task.caseId,
    specimenID: task.specimenID,
    block: task.block,
    slide: task.slide,
    facilityId: task.facilityId,
    assignedRole: 'Lab_Operations',
    priority: task.priority,
    requestId: task.requestId,
    imagesAsked: task.imagesAsked,
    shipment: task.shipment,
  });
  tellOfTask(doing, receipt, `The slides of case ${aCase.caseID} are on their way.`);
  if (order === null) {
    if (task.requestId !== null)
      doing.world.rescans.change(task.requestId, (record) => ({
        ...record,
        taskId: receipt.id,
        version: record.version + 1,
        status: move('RequestStatus', 'awaitParcel', record.status),
      }));
    return;
  }
  doing.world.orders.change(order.id, (record) => ({
    ...record,
    ...task.shipment,
    taskId: receipt.id,
    version: record.version + 1,
    status: move('RequestStatus', 'awaitParcel', record.status),
    acceptedAt: record.acceptedAt ?? new Date(doing.now).toISOString(),
  }));
}
