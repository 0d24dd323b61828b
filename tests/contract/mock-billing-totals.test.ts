import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BillingListItemZodType } from '#contracts/generated/schemas/billing-list-item.ts';
import type { BillingTotalZodType } from '#contracts/generated/schemas/billing-total.ts';
import { type Desk, dataOf, openDesk } from './report-desk.ts';

const Published = z.object({
  cases: z.array(
    z.object({
      caseID: z.string(),
      expectedBilling: z.object({
        lines: z.array(z.object({ cpt: z.string(), units: z.int(), modifier: z.string() })),
      }),
    }),
  ),
});
const file = new URL('../../mock-server/seeds/data/demo-cases.json', import.meta.url);
const { cases } = Published.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A stain that was ordered is billed once its slides are there; this case waits for its own. */
const STAINS_AWAITED: Readonly<Record<string, string>> = { 'DP-2026-000003': '88312' };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

type Query = Readonly<Record<string, string>>;

interface Listed {
  readonly items: readonly BillingListItemZodType[];
  readonly totals: readonly BillingTotalZodType[];
  readonly totalPages: number;
}

/** All pages of a list, one by one, and the totals that each of them gave. */
async function allOf(query: Query) {
  const items: BillingListItemZodType[] = [];
  const totals: Listed['totals'][] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const asking = { query: { ...query, page: String(page), pageSize: '7' }, as: desk.tokens.admin };
    const listed = dataOf(await desk.client.ask('listBillings', asking)) as unknown as Listed;
    items.push(...listed.items);
    totals.push(listed.totals);
    last = listed.totalPages;
  }
  return { items, totals };
}

/** Units by code and modifier; a province's fee has a code of its own. */
function unitsOf(lines: readonly { code: string; modifier: string | null; units: number }[]) {
  const sums: Record<string, number> = {};
  for (const { code, modifier, units } of lines) {
    const name = `${code.startsWith('FEE') ? 'provincial fee code' : code}/${modifier ?? ''}`;
    sums[name] = (sums[name] ?? 0) + units;
  }
  return sums;
}

describe('the billing lines of the demo', () => {
  it('are those that each of the twelve published cases expects; a draft has none yet', async () => {
    expect(cases).toHaveLength(12);
    for (const { caseID, expectedBilling } of cases) {
      const { id, status } = desk.api.world().cases.find(`cas_${caseID.toLowerCase()}`) ?? {};
      const { items } = await allOf({ caseId: id ?? '' });
      const expected = expectedBilling.lines
        .filter(({ cpt }) => cpt !== STAINS_AWAITED[caseID])
        .map(({ cpt, ...line }) => ({ code: cpt, ...line }));
      expect([caseID, unitsOf(items)]).toEqual([caseID, status === 'Draft' ? {} : unitsOf(expected)]);
    }
  });
});

describe('the totals of a list', () => {
  it.each([
    {},
    { status: 'Ready' },
    { status: 'Pending' },
    { code: '88305' },
    { facilityId: 'fac_demo-4' },
    { q: 'dp-2026-000009' },
    { status: 'Paid' },
  ])('are the sums of the lines that the filters leave, on every page: %j', async (query: Query) => {
    const { items, totals } = await allOf(query);
    const [first = []] = totals;
    for (const others of totals) expect(others).toEqual(first);
    const currencies = [...new Set(items.map(({ currency }) => currency))];
    expect(first.map(({ currency }) => currency).toSorted()).toEqual(currencies.toSorted());
    for (const { currency, lines, amountCents } of first) {
      const own = items.filter((line) => line.currency === currency);
      expect([currency, lines]).toEqual([currency, own.length]);
      expect(amountCents).toBe(own.reduce((sum, line) => sum + line.amountCents, 0));
    }
  });
});
