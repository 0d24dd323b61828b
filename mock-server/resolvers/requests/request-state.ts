import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { RequestStatus, TaskStatus } from '#contracts/generated/wire.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { changeCase, type Doing } from '../audit/case-events.ts';
import { notify } from '../profile/notify.ts';

export const isOpenRequest = ({ status }: { readonly status: RequestStatus }): boolean =>
  status === 'Requested' || status === 'InProgress';

/** Orders, rescans and questions of the case that still wait for an answer. */
export const openRequests = (world: World, caseId: string): number =>
  world.orders.count('open', caseId) +
  world.rescans.count('open', caseId) +
  world.questions.count('open', caseId);

/** The case as it is now. It is there: requests are only made for cases that are, and no case is ever removed. */
export function caseOf(world: World, caseId: string): CaseRecord {
  const aCase = world.cases.find(caseId);
  if (aCase === null) throw new Error(`a request names the case ${caseId}, which is not there`);
  return aCase;
}

/** The last request answered brings the case back to its reader, who is told once (domain 2.3 row 13). */
export function resumeWhenAnswered(doing: Doing, caseId: string): void {
  const { world } = doing;
  const waiting = caseOf(world, caseId);
  if (waiting.status !== 'AdditionalWorkRequested' || openRequests(world, caseId) > 0) return;
  const aCase = changeCase({ ...doing, caller: null }, caseId, () => ({ status: 'Selected' }));
  tellReader(doing, aCase, 'order_fulfilled', `Everything asked for on case ${aCase.caseID} was answered.`);
}

/** One notice to the provider who holds the case. */
export function tellReader(
  { world, now }: Doing,
  aCase: CaseRecord,
  event: 'order_fulfilled' | 'assigned_to_me' | 'qa_result',
  text: string,
): void {
  const reader = aCase.assignedProviderId === null ? null : world.users.find(aCase.assignedProviderId);
  if (reader !== null) notify(world, now, [reader], { event, text, caseId: aCase.id });
}

const END: Readonly<Partial<Record<RequestStatus, TaskStatus>>> = {
  ...{ Fulfilled: 'Completed', Declined: 'Declined', Cancelled: 'Cancelled' },
};

/** The task behind a request ends with it; nothing happens where it has ended already. */
export function settleTask(
  { world, now }: Doing,
  taskId: string | null,
  status: RequestStatus,
  reason: string | null = null,
): void {
  const task = taskId === null ? null : world.tasks.find(taskId);
  const to = END[status];
  if (task === null || to === undefined || isClosed(task.status)) return;
  world.tasks.change(task.id, (record): TaskRecord => {
    const closedAt = new Date(now).toISOString();
    return { ...record, status: to, reason, closedAt, version: record.version + 1 };
  });
}
