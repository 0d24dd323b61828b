import { localDay } from '#app/core/calendar/wall-clock.ts';
import { parcelFaults } from '#app/core/tasks/parcel.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { renewShipment, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { isOpenRequest } from '../../rules/tasks/request-state.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import { orderAnswer, orderForm } from './order-forms.ts';
import { requireOf } from './request-access.ts';

const ORDERS: ListTable<'listStainRequests', OrderRecord> = {
  of: (call) => call.world.orders.by('case', caseOf(call).id),
  filters: { status: 'status' },
  sorts: { requestedAt: ({ requestedAt }) => Date.parse(requestedAt) },
  usual: '-requestedAt',
  row: (order, call) => orderForm(order, call.caller, caseOf(call)),
};

export const listStainRequests: Resolver<'listStainRequests'> = {
  resolve: (call) => ({ data: pageOfList(ORDERS, call) }),
};

const requireSeenOrder = (call: Call<'updateStainRequest'>): OrderRecord =>
  requireOf(caseOf(call), call.world.orders.find(call.input.params.requestId));

export const updateStainRequest: Resolver<'updateStainRequest'> = {
  see: (call) => void requireSeenOrder(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { world, caller, input, now } = call;
      const aCase = caseOf(call);
      const order = requireSeenOrder(call);
      // Telling is no move, but open to the same people and in the same states as declining.
      if (isOpenRequest(order))
        requireMove('RequestStatus', 'declineStainRequest', order.status, namesOf(caller, aCase));
      else throw refuse('REQUEST_STATE');
      requireVersion(input.headers['If-Match'], order);
      const { promisedFor, carrier, trackingNumber, shippedOn } = input.body;
      const today = localDay(now, facilityOf(world, aCase).timeZone);
      refuseFields({
        ...(promisedFor !== undefined && promisedFor < today
          ? { promisedFor: ['Due date cannot be in the past'] }
          : {}),
        ...parcelFaults({ carrier, trackingNumber, shippedOn }, today),
      });
      const changed = world.orders.change(order.id, (record) => ({
        ...record,
        promisedFor: promisedFor ?? record.promisedFor,
        carrier: carrier?.trim() ?? record.carrier,
        trackingNumber: trackingNumber?.trim() ?? record.trackingNumber,
        shippedOn: shippedOn ?? record.shippedOn,
        version: record.version + 1,
      }));
      recordEvent(call, aCase, { kind: 'request_changed', subject: order.id });
      tellReceiver(call, aCase, changed);
      return orderAnswer(changed, caller, aCase);
    }),
};

/** Whoever is to receive the parcel of an order goes by what its task says of it, and hears once that it is on its way. */
function tellReceiver(
  call: Call<'updateStainRequest'>,
  { caseID }: CaseRecord,
  { taskId, carrier, trackingNumber, shippedOn }: OrderRecord,
): void {
  const { world } = call;
  const task = world.tasks.find(taskId ?? '');
  if (task === null || task.type !== TASK.slideReceipt || isClosed(task.status)) return;
  if (carrier === null || trackingNumber === null || shippedOn === null) return;
  renewShipment(world, task, { carrier, trackingNumber, shippedOn });
  if (task.shipment === null) tellOfTask(call, task, `The slides of case ${caseID} are on their way.`);
}
