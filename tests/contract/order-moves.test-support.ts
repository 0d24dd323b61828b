import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import type { Answered } from './mock-client.ts';
import { CASE, type Desk } from './mock-work.test-support.ts';

export type OrderMove =
  | 'acceptStainRequest'
  | 'fulfilStainRequest'
  | 'declineStainRequest'
  | 'cancelStainRequest';

/** Moves an order at the version that it has now, unless another one is named; null names none. */
export const movesOf =
  (deskOf: () => Desk) =>
  (
    person: Parameters<Desk['as']>[0],
    id: OrderMove,
    order: StainRequestZodType,
    body?: unknown,
    version: number | null = deskOf().api.world().orders.find(order.id)?.version ?? 1,
  ): Promise<Answered> =>
    deskOf().as(person, id, {
      params: { caseId: CASE, requestId: order.id },
      ...(version === null ? {} : { version }),
      ...(body === undefined ? {} : { body }),
    });
