import { isClosed, isFacilityWork, TASK } from '#app/core/tasks/task-kinds.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { tellLaboratory } from '../../rules/tasks/made-tasks.ts';
import { isOpenRequest, settleTask } from '../../rules/tasks/request-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import { closeQuestion } from './answers.ts';
import { closeOrder } from './order-closing.ts';
import { closeRescan } from './rescan-resolution.ts';

/**
 * Everything that is open on a case is taken back, with all its tasks, because the case was
 * withdrawn (domain 2.3 rows 22 and 23). Has to follow the case's own change of status: while the case waits,
 * the last request closed would bring it back to its reader.
 */
export function withdrawRequests(doing: Doing, caseId: string): void {
  const { world } = doing;
  const open = world.tasks
    .by('case', caseId)
    .filter(({ type, status }) => isFacilityWork(type) && !isClosed(status));
  // Before the orders, whose own end tells no reason. What is owed has to be decided all the same.
  for (const { id, type } of world.tasks.by('case', caseId))
    if (type !== TASK.billingReview) settleTask(doing, id, 'withdraw', 'The case was withdrawn.');
  for (const order of world.orders.by('case', caseId).filter(isOpenRequest))
    closeOrder(doing, order, 'withdraw');
  for (const rescan of world.rescans.by('case', caseId).filter(isOpenRequest))
    closeRescan(doing, rescan, 'withdraw');
  for (const question of world.questions.by('case', caseId).filter(isOpenRequest))
    closeQuestion(doing, question, 'withdraw');
  const aCase = presentCase(world, caseId);
  const said = `Case ${aCase.caseID} was withdrawn.`;
  const parcels = open.filter(({ type }) => type === TASK.slideReceipt);
  tellLaboratory(doing, aCase, parcels, `${said} ${KEEP_IT}`);
  const work = open.filter((task) => !parcels.includes(task));
  tellLaboratory(doing, aCase, work, `${said} Its slides are not needed any more.`);
}

const KEEP_IT =
  'A parcel of its slides that still comes is not counted: keep it, and ask the facility where it goes.';
