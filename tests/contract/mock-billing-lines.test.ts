import { beforeEach, describe, expect, it } from 'vitest';
import type { BillingTotalZodType } from '#contracts/generated/schemas/billing-total.ts';
import { ADMIN, billingCalls, LINE } from './billing-desk.ts';
import { type Asking, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, issue, create } = billingCalls(() => desk);
const list = async (query: Asking['query']) =>
  dataOf(await desk.client.ask('listBillings', { query: query ?? {}, as: desk.tokens.admin }));

describe('the billing lines', () => {
  it('are there for Accounts and admins, and for nobody else', async () => {
    for (const person of ['provider', 'facility', 'np'] as const)
      expect(await move('getBilling', undefined, { as: desk.tokens[person] })).toMatchObject({ status: 403 });
    expect((await move('getBilling', undefined)).status).toBe(200);
    desk.setUser(ADMIN, { staffRole: 'Lab_Operations' });
    expect(await move('getBilling', undefined)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await create()).toMatchObject({ status: 403 });
    expect(await issue()).toMatchObject({ status: 403 });
    desk.setUser(ADMIN, { staffRole: 'Accounts' });
    expect((await issue()).status).toBe(200);
  });

  it('name neither patient nor diagnosis', async () => {
    const { text } = await move('getBilling', undefined);
    const { patientInfo, caseRecordId } = desk.api.world().cases.find('cas_dp-2026-000005') ?? desk.stored();
    for (const words of [patientInfo.lastName, caseRecordId, 'gastritis']) expect(text).not.toContain(words);
  });

  it('that are not there answer 404', async () => {
    expect(await move('getBilling', undefined, { line: 'bil_none' })).toMatchObject({ status: 404 });
  });

  it('come page by page, filtered and sorted', async () => {
    const ofCase = await list({ caseId: 'cas_dp-2026-000009', sort: '-code', pageSize: 2 });
    expect(ofCase).toMatchObject({ total: 7, totalPages: 4, items: [{ code: '88344' }, { code: '88305' }] });
    expect(await list({ q: 'dp-2026-000009 88344' })).toMatchObject({ total: 1 });
    expect(await list({ status: 'Paid' })).toMatchObject({ total: 0 });
    const ready = (await list({ status: 'Ready', pageSize: 100 })).items as readonly { status: string }[];
    expect(ready.length).toBeGreaterThan(0);
    expect(ready.every(({ status }) => status === 'Ready')).toBe(true);
    expect(await list({ facilityId: 'fac_demo-4' })).toMatchObject({
      items: ['DP-2026-000021', 'DP-2026-000010'].map((caseID) => ({
        case: { caseID },
        code: 'FEEON',
        currency: 'CAD',
      })),
    });
    const unknown = { query: { sort: 'payer' }, as: desk.tokens.admin };
    expect((await desk.client.ask('listBillings', unknown)).status).toBe(400);
  });

  it('are found by payer, provider and code, with what all pages come to', async () => {
    await create({ amountCents: 5000 });
    expect(await list({ payer: 'Aetna' })).toMatchObject({ total: 1, items: [{ code: '88342' }] });
    expect(await list({ payer: 'Aetna', code: '88305' })).toMatchObject({ total: 0, totals: [] });
    const lines = desk.api.world().billings.list();
    const [someone] = lines.flatMap(({ providerId }) => providerId ?? []);
    const theirs = lines.filter(({ providerId }) => providerId === someone);
    expect(await list({ providerId: someone ?? '' })).toMatchObject({ total: theirs.length });
    const { totals } = await list({ pageSize: 1 });
    for (const total of totals as readonly BillingTotalZodType[]) {
      const own = lines.filter(({ currency }) => currency === total.currency);
      expect(total.lines).toBe(own.length);
      expect(total.amountCents).toBe(own.reduce((sum, { amountCents }) => sum + amountCents, 0));
      expect(total.openCents).toBe(total.amountCents);
    }
    await move('voidBilling', { reason: 'Entered twice.' });
    const dollars = (of: unknown): number =>
      (of as readonly BillingTotalZodType[]).find(({ currency }) => currency === 'USD')?.amountCents ?? 0;
    const { totals: without } = await list({ pageSize: 1 });
    expect(dollars(without)).toBe(dollars(totals) - (readStored()?.amountCents ?? 0));
  });

  it('go out many at a time, each with a result of its own', async () => {
    const pending = String(dataOf(await create())['id']);
    const lines = [
      { billingId: LINE, etag: `"v${readStored()?.version ?? 0}"` },
      { billingId: pending, etag: '"v1"' },
      { billingId: LINE, etag: `"v${readStored()?.version ?? 0}"` },
      { billingId: 'bil_none', etag: '"v1"' },
    ];
    const asking = { headers: { 'Idempotency-Key': key() }, body: { invoiceNumber: 'INV-7', lines } };
    const answer = await desk.client.ask('issueBillings', { ...asking, as: desk.tokens.admin });
    expect(dataOf(answer)).toMatchObject({
      issued: 1,
      results: [
        { billingId: LINE, status: 'Invoiced', code: null },
        { billingId: pending, status: null, code: 'BILLING_STATE' },
        { billingId: LINE, code: 'BILLING_STATE' },
        { billingId: 'bil_none', code: 'NOT_FOUND' },
      ],
    });
    expect(readStored()).toMatchObject({ status: 'Invoiced', invoiceNumber: 'INV-7' });
    const again = await desk.client.ask('issueBillings', { ...asking, as: desk.tokens.admin });
    expect(again.text).toBe(answer.text);
    expect((await desk.client.ask('issueBillings', { ...asking, as: desk.tokens.np })).status).toBe(403);
  });

  it('become Ready with the release of the signed report', async () => {
    await saveText(desk, 0);
    await signOut(desk);
    // The lines wait for the release of the report.
    desk.clock.now += 10 * 60_000;
    await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
    const lines = desk.api.world().billings.by('case', CASE);
    expect(lines.map(({ code, status }) => [code, status])).toEqual([
      ...['A', 'B', 'C', 'D', 'E', 'F'].map(() => ['88305', 'Ready']),
      ['88344', 'Ready'],
    ]);
  });
});
