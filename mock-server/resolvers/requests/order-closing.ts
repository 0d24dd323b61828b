import { labels } from '#contracts/generated/labels.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import { type Doing, recordEvent } from '../audit/case-events.ts';
import {
  caseOf,
  endOf,
  type RequestEnd,
  resumeWhenAnswered,
  settleTask,
  TASK_ENDS_BY,
  tellOfFailure,
} from './request-state.ts';

/** An order ends: its task with it, and the case goes back to its reader with the last one. */
export function closeOrder(
  doing: Doing,
  order: OrderRecord,
  name: RequestEnd,
  closing: Partial<OrderRecord> = {},
): OrderRecord {
  const { world, now } = doing;
  const status = endOf(doing, order, name);
  const closed = world.orders.change(order.id, (record) => ({
    ...record,
    ...closing,
    status,
    closedAt: new Date(now).toISOString(),
    version: record.version + 1,
  }));
  const aCase = caseOf(world, closed.caseId);
  const reason = closed.declineReason;
  recordEvent(doing, aCase, { kind: 'request_changed', subject: closed.id, reason });
  settleTask(doing, closed.taskId, TASK_ENDS_BY[status], closed.declineNote);
  if (reason !== null) {
    // The note stays with the order: it was typed by a person and may name a patient.
    const text = `An order of case ${aCase.caseID} was declined: ${labels.OrderDeclineReason[reason]}.`;
    tellOfFailure(doing, aCase, text);
  }
  resumeWhenAnswered(doing, closed.caseId, status);
  return closed;
}
