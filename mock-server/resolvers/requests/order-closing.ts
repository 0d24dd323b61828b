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
  tellReader,
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
    // Never closed silently (domain 2.6): it comes back to the reader as a question of its own.
    // The note stays with the order: it was typed by a person and may name a patient.
    const text = `An order of case ${aCase.caseID} was declined: ${labels.OrderDeclineReason[reason]}.`;
    tellReader(doing, aCase, 'assigned_to_me', text);
  }
  resumeWhenAnswered(doing, closed.caseId);
  return closed;
}
