import {
  blockOf,
  existsAlready,
  isSentByFacility,
  orderedWorkOf,
  orderName,
} from '#app/core/tasks/ordered-slides.ts';
import type { StainOrderInputZodType } from '#contracts/generated/schemas/stain-order-input.ts';
import { refuse } from '../../http/refusal.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { isOpenRequest } from '../../rules/tasks/request-state.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { OrderRecord } from '../../store/records/work.ts';

type Order = StainOrderInputZodType;

/** As it is kept: without the spaces around its texts, and without a stain where its kind says what is made. */
export function tidy({ stain, ...order }: Order): Order {
  const isStained = stain !== undefined && orderedWorkOf(order.kind).needsStain;
  return { ...order, block: order.block.trim(), ...(isStained ? { stain: stain.trim() } : {}) };
}

/** Throws VALIDATION_FAILED with every field that breaks its rule, by the place of its order (domain 3.9). */
export function requireOrderFields(orders: readonly Order[], aCase: CaseRecord): void {
  const fields: Record<string, string[]> = {};
  orders.forEach((order, at) => {
    const specimen = findSentCase(aCase).specimens.find(({ specimenID }) => specimenID === order.specimenID);
    if (specimen === undefined)
      fields[`orders.${at}.specimenID`] = [`The case has no specimen ${order.specimenID}.`];
    else if (!specimen.subsections.some((slide) => blockOf(slide) === order.block))
      fields[`orders.${at}.block`] = [`Specimen ${order.specimenID} has no block ${order.block}.`];
    if (orderedWorkOf(order.kind).needsStain && (order.stain ?? '') === '')
      fields[`orders.${at}.stain`] = ['Stain is required for this slide type'];
  });
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

/** Throws DUPLICATE_ORDER for the first order of what is there already, or is ordered twice here (domain 2.6). */
export function requireNoDuplicates(
  orders: readonly Order[],
  aCase: CaseRecord,
  earlier: readonly OrderRecord[],
): void {
  const twice = orders.find(
    (order, at) =>
      isThere(order, aCase, earlier) || orders.slice(0, at).some((other) => isSame(order, other)),
  );
  if (twice !== undefined)
    throw refuse('DUPLICATE_ORDER', {
      text: `${orderName(twice)} on block ${twice.block} already exists. Order again?`,
    });
}

function isThere(order: Order, aCase: CaseRecord, earlier: readonly OrderRecord[]): boolean {
  const specimen = findSentCase(aCase).specimens.find(({ specimenID }) => specimenID === order.specimenID);
  // Glass and blocks make no slide, so only the order itself shows that they were asked for.
  return (
    existsAlready(order, specimen?.subsections ?? []) ||
    (isSentByFacility(order.kind) &&
      earlier.some((other) => isOpenRequest(other) && isSame(order, { ...other, stain: undefined })))
  );
}

const isSame = (one: Omit<Order, 'option' | 'slideCount' | 'note'>, other: typeof one): boolean =>
  one.specimenID === other.specimenID &&
  one.block === other.block &&
  orderName(one).toLowerCase() === orderName(other).toLowerCase();
