import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { TransitionOf } from '#contracts/generated/machines.ts';
import type { RequestStatus } from '#contracts/generated/wire.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { OrderRecord, RescanRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { changeFacts } from '../cases/case-facts.ts';
import { presentCase } from '../cases/case-of.ts';
import { move } from '../moves.ts';
import { namesOf } from '../people/names.ts';
import { facilityPeople, type Notice, notify } from '../people/notify.ts';
import { changeCase, type Doing } from '../trail/case-events.ts';

export const isOpenRequest = ({ status }: { readonly status: RequestStatus }): boolean =>
  status === 'Requested' || status === 'InProgress';

/** Orders, rescans and questions of the case that still wait for an answer. */
export const openRequests = (world: World, caseId: string): number =>
  world.orders.count('open', caseId) +
  world.rescans.count('open', caseId) +
  world.questions.count('open', caseId);

/** Orders and rescans of these slides that still wait for their images. */
export const listAwaiting = (
  world: World,
  caseId: string,
  subsectionId: string,
): readonly (OrderRecord | RescanRecord)[] =>
  [...world.orders.by('case', caseId), ...world.rescans.by('case', caseId)].filter(
    (request) => request.subsection === subsectionId && isOpenRequest(request),
  );

const ENDED = { Fulfilled: 'answered', Declined: 'declined', Cancelled: 'withdrawn' } as const;

/**
 * The last request that ends brings the case back to its reader, who is told once and how it ended (domain 2.3 row 13).
 * The time in which to open it begins now for a reader who took the case over while it waited and has not opened it.
 */
export function resumeWhenAnswered(doing: Doing, caseId: string, ended: keyof typeof ENDED): void {
  const { world } = doing;
  const waiting = presentCase(world, caseId);
  if (waiting.status !== 'AdditionalWorkRequested' || openRequests(world, caseId) > 0) return;
  const aCase = changeCase({ ...doing, caller: null }, caseId, () => ({
    status: move('CaseStatus', 'resume', waiting.status),
  }));
  changeFacts(world, caseId, ({ firstOpenedAt }) => ({
    releaseClock:
      firstOpenedAt === null ? { startedAt: new Date(doing.now).toISOString(), warnedPercent: 0 } : null,
  }));
  const text = `The last open request of case ${aCase.caseID} was ${ENDED[ended]}.`;
  tellReader(doing, aCase, { event: 'order_fulfilled', text });
}

/**
 * A request that ended without what was asked comes back to the reader, and never silently (domain 2.6): each is told
 * by itself, for its reason is another one.
 */
export const tellOfFailure = (doing: Doing, aCase: CaseRecord, text: string): void =>
  tellReader(doing, aCase, { event: 'assigned_to_me', text, isMerged: false });

/** The facility hears of what the operator's laboratory declined: its glass may be lost on the way there. */
export function tellFacilityOfDecline(
  { world, now, caller }: Doing,
  { id, facilityId }: CaseRecord,
  { what, taskId }: { readonly what: string; readonly taskId: string | null },
): void {
  if (caller?.user.facilityId === facilityId) return;
  notify(world, now, facilityPeople(world, facilityId), {
    event: 'assigned_to_me',
    text: `The operator’s laboratory declined ${what}. Its page says why.`,
    caseId: id,
    taskId,
    isMerged: false,
  });
}

/** One notice to the provider who holds the case. */
function tellReader({ world, now }: Doing, aCase: CaseRecord, notice: Omit<Notice, 'caseId'>): void {
  const reader = aCase.assignedProviderId === null ? null : world.users.find(aCase.assignedProviderId);
  if (reader !== null) notify(world, now, [reader], { ...notice, caseId: aCase.id });
}

type RequestMove = TransitionOf<'RequestStatus'>['name'];
/** How a request ends: by a person, or with its task or its case. */
export type RequestEnd = Exclude<RequestMove, 'accept' | 'acceptWithTask' | 'awaitParcel'>;

const BY_ITSELF: readonly RequestMove[] = ['fulfilWithTask', 'declineWithTask', 'withdraw'];

/** The state in which the request ends. Throws REQUEST_STATE where it has ended. */
export const endOf = <N extends RequestEnd>(
  { world, caller }: Doing,
  { caseId, status }: { readonly caseId: string; readonly status: RequestStatus },
  name: N,
) =>
  caller === null || BY_ITSELF.includes(name)
    ? move('RequestStatus', name, status)
    : move('RequestStatus', name, status, namesOf(caller, presentCase(world, caseId)));

type TaskEnd = 'settle' | 'settleDeclined' | 'withdraw';

/** With a request its task ends, in its own way. */
export const TASK_ENDS_BY = {
  Fulfilled: 'settle',
  Declined: 'settleDeclined',
  Cancelled: 'withdraw',
} as const satisfies Partial<Record<RequestStatus, TaskEnd>>;

/** A task ends because what stood behind it did; nothing happens where it has ended already. */
export function settleTask(
  { world, now }: Doing,
  taskId: string | null,
  name: TaskEnd,
  reason: string | null = null,
): void {
  const task = taskId === null ? null : world.tasks.find(taskId);
  if (task === null || isClosed(task.status)) return;
  world.tasks.change(task.id, (record): TaskRecord => {
    const status = move('TaskStatus', name, record.status);
    return { ...record, status, reason, closedAt: new Date(now).toISOString(), version: record.version + 1 };
  });
}
