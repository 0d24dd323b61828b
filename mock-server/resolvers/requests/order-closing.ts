import { declineText } from '#app/core/tasks/request-ends.ts';
import { labels } from '#contracts/generated/labels.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import {
  endOf,
  type RequestEnd,
  resumeWhenAnswered,
  settleTask,
  TASK_ENDS_BY,
  tellFacilityOfDecline,
  tellOfFailure,
} from '../../rules/tasks/request-state.ts';
import { changeCase, type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import { subsectionOf } from './request-access.ts';

/** An order ends: its task with it, and the case goes back to its reader with the last one. */
export function closeOrder(
  doing: Doing,
  order: OrderRecord,
  name: RequestEnd,
  closing: Partial<OrderRecord> = {},
): OrderRecord {
  const { world, now } = doing;
  const status = endOf(doing, order, name);
  const isUnmade = status !== 'Fulfilled' && removeSlide(doing, order);
  const closed = world.orders.change(order.id, (record) => ({
    ...record,
    ...closing,
    ...(isUnmade ? { subsection: null } : {}),
    status,
    closedAt: new Date(now).toISOString(),
    closedBy: doing.caller === null ? null : personRef(doing.caller.user),
    version: record.version + 1,
  }));
  const aCase = presentCase(world, closed.caseId);
  const reason = closed.declineReason;
  recordEvent(doing, aCase, { kind: 'request_changed', subject: closed.id, reason });
  settleTask(doing, closed.taskId, TASK_ENDS_BY[status], declineText(closed));
  if (reason !== null) {
    // The note stays with the order: it was typed by a person and may name a patient.
    const text = `An order of case ${aCase.caseID} was declined: ${labels.OrderDeclineReason[reason]}.`;
    tellOfFailure(doing, aCase, text);
    const what = `an order of case ${aCase.caseID}: ${labels.OrderKind[closed.kind]} on block ${closed.block}`;
    tellFacilityOfDecline(doing, aCase, { what, taskId: closed.taskId });
  }
  resumeWhenAnswered(doing, closed.caseId, status);
  return closed;
}

/**
 * The slide that waited for images goes, or it would be shown, counted and offered to be signed for as one that was made.
 * Not where it shows one already; a wrong file that was taken off goes with it. False where the slide stays.
 */
function removeSlide(doing: Doing, { caseId, subsection }: OrderRecord): boolean {
  const slide = subsectionOf(presentCase(doing.world, caseId), subsection ?? '');
  if (slide === null || slide.images.some(({ gone }) => !gone)) return false;
  changeCase(doing, caseId, ({ specimens }) => ({
    specimens: specimens.map((specimen) => {
      const subsections = specimen.subsections.filter(({ id }) => id !== slide.id);
      const isIts = subsections.length < specimen.subsections.length;
      const total = specimen.totalNumberSlides - (isIts ? slide.slideCount : 0);
      return { ...specimen, subsections, totalNumberSlides: Math.max(0, total) };
    }),
  }));
  return true;
}
