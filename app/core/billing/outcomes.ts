import type { TransitionOf } from '#contracts/generated/machines.ts';
import { zPaymentOutcome } from '#contracts/generated/schemas/payment-outcome.ts';
import type { Billing, PaymentOutcome } from '#contracts/generated/wire.ts';
import { movesOf } from '../access/moves.ts';

const MOVES: Readonly<Record<PaymentOutcome, TransitionOf<'BillingStatus'>['name']>> = {
  paid: 'pay',
  denied: 'deny',
  writtenOff: 'writeOff',
};

/** What may become of a billing line in this status, by the state table; nothing where nobody can record an outcome. */
export function outcomesOf(status: Billing['status']): readonly PaymentOutcome[] {
  const names = movesOf('BillingStatus').flatMap(({ name, from }) => (from.includes(status) ? [name] : []));
  return zPaymentOutcome.options.filter((outcome) => names.includes(MOVES[outcome]));
}
