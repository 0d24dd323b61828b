import type { BillingTotalZodType } from '#contracts/generated/schemas/billing-total.ts';
import type { BillingStatus } from '#contracts/generated/wire.ts';

type Line = Pick<BillingTotalZodType, 'currency' | 'amountCents' | 'paidCents'> & {
  readonly status: BillingStatus;
};

const SETTLED: readonly BillingStatus[] = ['Paid', 'WrittenOff', 'Void'];

/** What the lines come to, by currency: cents of different countries are never added up. */
export const totalsOf = (lines: readonly Line[]): BillingTotalZodType[] =>
  [...new Set(lines.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const counted = own.filter(({ status }) => status !== 'Void');
    const sum = (of: readonly Line[], cents: (line: Line) => number): number =>
      of.reduce((total, line) => total + cents(line), 0);
    return {
      currency,
      lines: own.length,
      amountCents: sum(counted, ({ amountCents }) => amountCents),
      paidCents: sum(counted, ({ paidCents }) => paidCents),
      openCents: sum(
        counted.filter(({ status }) => !SETTLED.includes(status)),
        ({ amountCents }) => amountCents,
      ),
    };
  });
