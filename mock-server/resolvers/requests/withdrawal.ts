import { TASK } from '#app/core/tasks/task-kinds.ts';
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
  for (const order of world.orders.by('case', caseId).filter(isOpenRequest))
    closeOrder(doing, order, 'withdraw');
  for (const rescan of world.rescans.by('case', caseId).filter(isOpenRequest))
    closeRescan(doing, rescan, 'withdraw');
  for (const question of world.questions.by('case', caseId).filter(isOpenRequest))
    closeQuestion(doing, question, 'withdraw');
  // What is owed has to be decided all the same.
  for (const { id, type } of world.tasks.by('case', caseId))
    if (type !== TASK.billingReview) settleTask(doing, id, 'withdraw');
}
