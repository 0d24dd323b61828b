import { COUNT_PIECES, isSentByFacility } from '#app/core/tasks/ordered-slides.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, presentCase } from '../../rules/cases/case-of.ts';
import { move, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import { listFinishedImages } from './finished-images.ts';
import { closeOrder } from './order-closing.ts';
import { orderAnswer } from './order-forms.ts';
import { tellOrderTakenBack } from './orders-made.ts';
import { requireOf, subsectionOf } from './request-access.ts';

type Move = 'acceptStainRequest' | 'fulfilStainRequest' | 'declineStainRequest' | 'cancelStainRequest';

const requireSeenOrder = (call: Call<Move>): OrderRecord =>
  requireOf(caseOf(call), call.world.orders.find(call.input.params.requestId));

/** The checks that every move of an order shares, and then the move itself, alone with its case. */
function moving<K extends Move>(
  operation: K,
  call: Call<Move>,
  make: (order: OrderRecord, aCase: CaseRecord) => OrderRecord,
): Promise<Answer<Move>> {
  const { world, caller, input } = call;
  return world.lock(`case ${input.params.caseId}`, () => {
    const aCase = caseOf(call);
    const order = requireSeenOrder(call);
    requireMove('RequestStatus', operation, order.status, namesOf(caller, aCase));
    requireVersion(input.headers['If-Match'], order);
    return orderAnswer(make(order, aCase), caller, presentCase(world, aCase.id));
  });
}

export const acceptStainRequest: Resolver<'acceptStainRequest'> = {
  see: (call) => void requireSeenOrder(call),
  resolve: (call) =>
    moving('acceptStainRequest', call, (order, aCase) => {
      const accepted = call.world.orders.change(order.id, (record) => ({
        ...record,
        status: move('RequestStatus', 'accept', record.status, namesOf(call.caller, aCase)),
        acceptedAt: new Date(call.now).toISOString(),
        version: record.version + 1,
      }));
      recordEvent(call, aCase, { kind: 'request_changed', subject: order.id });
      return accepted;
    }),
};

export const fulfilStainRequest: Resolver<'fulfilStainRequest'> = {
  see: (call) => void requireSeenOrder(call),
  resolve: (call) =>
    moving('fulfilStainRequest', call, (order, aCase) => {
      const received = requireWork(call, order, aCase);
      return closeOrder(call, order, 'fulfil', received);
    }),
};

/** How many images or pieces came of the order; throws VALIDATION_FAILED where something is missing (domain 3.9). */
function requireWork(
  call: Call<'fulfilStainRequest'>,
  order: OrderRecord,
  aCase: CaseRecord,
): Pick<OrderRecord, 'imagesReceived' | 'piecesReceived'> {
  const { imageIds = [], piecesReceived } = call.input.body;
  if (isSentByFacility(order.kind)) {
    if (piecesReceived !== undefined) return { imagesReceived: 0, piecesReceived };
    throw refuse('VALIDATION_FAILED', { status: 422, fields: { piecesReceived: [COUNT_PIECES] } });
  }
  const subsection = subsectionOf(aCase, order.subsection ?? '');
  const ready = subsection === null ? [] : listFinishedImages(call.world, subsection);
  const named = ready.filter(({ imageId }) => imageIds.includes(imageId)).length;
  const missing = order.slideCount - named;
  if (missing <= 0) return { imagesReceived: named };
  throw refuse('VALIDATION_FAILED', {
    status: 422,
    fields: { imageIds: [`Upload ${missing} more image${missing === 1 ? '' : 's'}`] },
  });
}

export const declineStainRequest: Resolver<'declineStainRequest'> = {
  see: (call) => void requireSeenOrder(call),
  resolve: (call) =>
    moving('declineStainRequest', call, (order) => {
      const { reason, note } = call.input.body;
      const declineNote = note?.trim() || null;
      if (reason === 'other' && declineNote === null)
        throw refuse('VALIDATION_FAILED', {
          status: 422,
          fields: { note: ['Say why the order is declined.'] },
        });
      return closeOrder(call, order, 'decline', { declineReason: reason, declineNote });
    }),
};

export const cancelStainRequest: Resolver<'cancelStainRequest'> = {
  see: (call) => void requireSeenOrder(call),
  resolve: (call) =>
    moving('cancelStainRequest', call, (order) => {
      const cancelled = closeOrder(call, order, 'cancel');
      tellOrderTakenBack(call, cancelled);
      return cancelled;
    }),
};
