import { isClosed, isFacilityWork, TASK } from '#app/core/tasks/task-kinds.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { notify } from '../../rules/people/notify.ts';
import { peopleOf } from '../../rules/tasks/made-tasks.ts';
import { isOpenRequest, settleTask } from '../../rules/tasks/request-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { TaskRecord } from '../../store/records/work.ts';
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
  const parcels = open.filter(({ type }) => type === TASK.slideReceipt);
  tellLaboratory(doing, caseId, parcels, KEEP_IT);
  const work = open.filter((task) => !parcels.includes(task));
  tellLaboratory(doing, caseId, work, 'Its slides are not needed any more.');
}

const KEEP_IT =
  'A parcel of its slides that still comes is not counted: keep it, and ask the facility where it goes.';

/** Whoever waits for a parcel, or cuts and scans, hears that nobody needs it; the facility hears of the withdrawal itself. */
function tellLaboratory(
  { world, now, caller }: Doing,
  caseId: string,
  tasks: readonly TaskRecord[],
  what: string,
): void {
  const { caseID, facilityId } = presentCase(world, caseId);
  const people = new Set(tasks.flatMap((task) => peopleOf(world, task)));
  notify(
    world,
    now,
    [...people].filter((user) => user.facilityId !== facilityId && user.id !== caller?.user.id),
    {
      event: 'assigned_to_me',
      text: `Case ${caseID} was withdrawn. ${what}`,
      caseId,
      taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null,
    },
  );
}
