import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import type { Caller } from '../../http/authentication.ts';
import { isOpenRequest } from '../../rules/tasks/request-state.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import { findShownTaskId, mayMoveRequest } from './request-access.ts';

const MOVES = {
  accept: 'acceptStainRequest',
  fulfil: 'fulfilStainRequest',
  decline: 'declineStainRequest',
  cancel: 'cancelStainRequest',
} as const;

export function orderForm(order: OrderRecord, caller: Caller, aCase: CaseRecord): StainRequestZodType {
  const moves = (['accept', 'fulfil', 'decline', 'cancel'] as const).filter((move) =>
    mayMoveRequest(MOVES[move], order, caller, aCase),
  );
  // Whoever may decline an order may also tell of it; an order in hand can always be declined.
  const edit = isOpenRequest(order) && moves.includes('decline') ? (['edit'] as const) : [];
  return {
    ...order,
    etag: etagOf(order),
    piecesReceived: order.piecesReceived ?? null,
    closedBy: order.closedBy ?? null,
    taskId: findShownTaskId(order.taskId, caller),
    allowedActions: [...edit, ...moves],
  };
}

export const orderAnswer = (order: OrderRecord, caller: Caller, aCase: CaseRecord) => ({
  etag: etagOf(order),
  data: orderForm(order, caller, aCase),
});
