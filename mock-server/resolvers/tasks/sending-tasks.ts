import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import {
  changeRequisition,
  isCounted,
  isMailed,
  parcelOf,
  requisitionOf,
} from '../../rules/cases/requisitions.ts';
import { dueOn, makeTask, renewShipment, tellLaboratory, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { settleTask } from '../../rules/tasks/request-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/** Glass that was sent, with a new case or for an order, is received by then (domain 2.6). */
export const RECEIPT_WORKING_DAYS = 3;

/** What the facility has to answer before it sends the case again (domain 2.3 row 5). Tells nobody. */
export const askForMissing = (
  doing: Doing,
  aCase: CaseRecord,
  reasons: readonly string[],
  isIdentity: boolean,
): TaskRecord =>
  makeTask(doing, {
    type: TASK.missingInfo,
    title: `${isIdentity ? 'Identity in question' : 'Information missing'} in ${aCase.caseID}`,
    caseId: aCase.id,
    description: reasons.join('\n').slice(0, 4e3),
    priority: aCase.priority,
    facilityId: aCase.facilityId,
    assignedRole: 'Facility',
    dueAt: dueOn(doing, aCase, ANSWER_WORKING_DAYS),
  });

/** A case was sent, for the first time or again: what was missing is answered, and mailed glass is waited for. */
export function taskOfSending(doing: Doing, sent: CaseRecord): void {
  // The questions of a pathologist end with their own answers, and what was asked by hand with its own.
  for (const task of openTasks(doing.world, sent.id, TASK.missingInfo))
    if (doing.world.questions.by('task', task.id).length === 0) settleTask(doing, task.id, 'settle');
  awaitSlides(doing, sent);
}

/** The slides of the case have come and were counted. */
export function slidesReceived(doing: Doing, caseId: string): void {
  for (const task of openTasks(doing.world, caseId, TASK.slideReceipt))
    if (task.requestId === null) settleTask(doing, task.id, 'settle');
}

/** What the platform asked for itself; a task by hand is none of the sending's. */
const tasksOf = (world: World, caseId: string, type: TaskRecord['type']): readonly TaskRecord[] =>
  world.tasks.by('case', caseId).filter((task) => task.type === type && task.byHand === undefined);

const openTasks = (world: World, caseId: string, type: TaskRecord['type']): readonly TaskRecord[] =>
  tasksOf(world, caseId, type).filter(({ status }) => !isClosed(status));

/** The open task to receive the slides that the case came with; those of an order have their own. */
const openReceipt = (world: World, caseId: string): TaskRecord | undefined =>
  openTasks(world, caseId, TASK.slideReceipt).find(({ requestId }) => requestId === null);

/** Glass comes by mail, for the first time or in another parcel, and is not counted yet. */
export function awaitsParcel(world: World, aCase: CaseRecord): boolean {
  const requisition = requisitionOf(world, aCase);
  const { receipt } = requisition;
  // A receipt that was kept before it told so is judged by its task.
  return (
    isMailed(requisition) &&
    (receipt === null || (receipt.isOutdated ?? openReceipt(world, aCase.id) !== undefined))
  );
}

function awaitSlides(doing: Doing, aCase: CaseRecord): void {
  const { world } = doing;
  const requisition = requisitionOf(world, aCase);
  const { delivery, receipt } = requisition;
  if (receipt !== null && isMailed(requisition)) {
    // The task of a parcel may end without a count, so that the task alone says nothing of what is awaited; a
    // number that was mistyped and put right names no other parcel any more. A list that was changed was not
    // counted either.
    const isOutdated = isAnotherParcel(world, aCase, requisition) || !isOfList(aCase, receipt.slides);
    changeRequisition(world, aCase, () => ({ receipt: { ...receipt, isOutdated } }));
  }
  const open = openReceipt(world, aCase.id);
  if (!awaitsParcel(world, aCase)) return endWaiting(doing, aCase, open);
  if (open !== undefined) return renewShipment(world, open, parcelOf(delivery));
  const task = makeTask(
    { ...doing, caller: null },
    {
      type: TASK.slideReceipt,
      title: `Receive the slides of ${aCase.caseID}`,
      caseId: aCase.id,
      facilityId: aCase.facilityId,
      assignedRole: 'Lab_Operations',
      priority: aCase.priority,
      shipment: parcelOf(delivery),
      dueAt: dueOn(doing, aCase, RECEIPT_WORKING_DAYS),
    },
  );
  tellOfTask(doing, task, `The slides of case ${aCase.caseID} are on their way.`);
}

/** No parcel comes any more, or none that was not counted; whoever has waited for one hears of it. */
function endWaiting(doing: Doing, aCase: CaseRecord, open: TaskRecord | undefined): void {
  if (open === undefined) return;
  const why = isMailed(requisitionOf(doing.world, aCase))
    ? 'The parcel that the facility names now was counted before.'
    : 'The facility uploads images in place of the slides.';
  settleTask(doing, open.id, 'withdraw', why);
  tellLaboratory(
    doing,
    aCase,
    [open],
    `Case ${aCase.caseID} was sent again, and no parcel is awaited. ${why} Keep a parcel that still comes, and ask the facility where it goes.`,
  );
}

/** Whether what was counted is what the case lists by now. */
function isOfList(
  { specimens }: CaseRecord,
  counted: NonNullable<RequisitionRecord['receipt']>['slides'],
): boolean {
  const listed = specimens.flatMap(({ subsections }) => subsections);
  const isListed = counted.every(({ subsectionId }) => listed.some(({ id }) => id === subsectionId));
  return isListed && listed.every((slide) => isCounted(slide, counted));
}

/** After a parcel that was counted, the facility has named another one. */
function isAnotherParcel(
  world: World,
  { id }: CaseRecord,
  { delivery, receipt }: RequisitionRecord,
): boolean {
  const lastDone = tasksOf(world, id, TASK.slideReceipt).findLast(
    ({ requestId, status }) => requestId === null && status === 'Completed',
  );
  const counted = receipt?.parcel ?? lastDone?.shipment?.trackingNumber ?? null;
  return counted !== null && delivery.trackingNumber !== null && delivery.trackingNumber !== counted;
}
