import { beforeEach, describe, expect, it } from 'vitest';
import { settleLines } from '#mock-server/resolvers/billing/billing-lines.ts';
import { billingCalls } from './billing-desk.ts';
import { CASE, type Desk, dataOf, openDesk, START, saveText, signOut } from './report-desk.ts';

const OF_A = 'bil_dp-2026-000009-1';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, create } = billingCalls(() => desk);

const linesOf = () => desk.api.world().billings.by('case', CASE);

/** Works the lines of the case out again, as sending it again does. */
const settle = () => settleLines(desk.api.world(), START, desk.stored(), null, false);

/** Signs the case and waits for the release of its report. */
async function release() {
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  desk.clock.now += 10 * 60_000;
  await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
}

describe('who gets the bill', () => {
  const setModel = (billingModel: 'bill_facility' | 'bill_payer' | 'split') =>
    desk.api
      .world()
      .facilities.change(desk.stored().facilityId, (record) => ({
        ...record,
        form: { ...record.form, billingModel },
      }));
  const setPayer = (payer: string | null) =>
    desk.api
      .world()
      .requisitions.change(CASE, (record) => ({ ...record, billing: { ...record.billing, payer } }));
  const standing = () => linesOf().filter(({ status }) => status !== 'Void');
  const debtors = () => [...new Set(standing().map(({ billTo, payer }) => `${billTo} ${payer ?? ''}`))];
  const levels = () => standing().flatMap(({ code }) => (code === '88344' ? [] : [code]));

  it('is the payer of the requisition where the operator bills it, as the facility corrects it', () => {
    setModel('bill_payer');
    setPayer('Aetna');
    settle();
    expect(debtors()).toEqual(['payer Aetna']);
    setPayer('Humana');
    settle();
    expect(debtors()).toEqual(['payer Humana']);
    setModel('split');
    settle();
    expect(debtors()).toEqual(['payer Humana']);
    setModel('bill_facility');
    settle();
    expect(debtors()).toEqual(['facility ']);
  });

  it('is the facility where no payer could be told', () => {
    setModel('bill_payer');
    setPayer(null);
    settle();
    expect(debtors()).toEqual(['facility ']);
  });

  it('is Medicare for one code of all prostate needle biopsies, which the report names too', async () => {
    setModel('bill_payer');
    setPayer('Medicare');
    await release();
    expect(levels()).toEqual(['G0416']);
    expect(debtors()).toEqual(['payer Medicare']);
    const codes = desk.api.world().reportVersions.find(`${CASE}.v1`)?.content.codes ?? [];
    expect(codes.flatMap(({ system, code }) => (system === 'CPT' ? [code] : []))).toEqual(['G0416', '88344']);
  });

  it('stays whom Accounts have named', async () => {
    const body = { billTo: 'payer', payer: 'Cigna', changeReason: 'As the patient says.' };
    expect((await move('updateBilling', body, { line: OF_A })).status).toBe(200);
    settle();
    expect(readStored(OF_A)).toMatchObject({ billTo: 'payer', payer: 'Cigna' });
  });

  it('is one payer under both spellings of its name, on an invoice and in the list', async () => {
    setModel('bill_payer');
    setPayer('Blue_Cross_Blue_Shield_other_plan');
    await release();
    const typed = { billTo: 'payer', payer: 'Blue Cross Blue Shield (other plan)' };
    const made = String(dataOf(await create(typed))['id']);
    const kept = { code: '88305', billTo: 'facility', modifier: '26', payer: typed.payer };
    expect((await create(kept)).status).toBe(201);
    for (const line of [OF_A, made])
      expect((await move('issueBilling', { invoiceNumber: 'INV-5' }, { line })).status).toBe(200);
    const query = { payer: typed.payer, caseId: CASE, pageSize: 100 };
    const found = await desk.client.ask('listBillings', { query, as: desk.tokens.admin });
    const { items } = dataOf(found) as { items: readonly { id: string; billTo: string }[] };
    expect(items.map(({ id }) => id)).toContain(made);
    expect(items.map(({ id }) => id)).toContain(OF_A);
    expect(items.every(({ billTo }) => billTo === 'payer')).toBe(true);
  });

  it('is each patient who pays for themselves, on an invoice of their own', async () => {
    const body = { billTo: 'payer', payer: 'Self_Pay', changeReason: 'As the patient says.' };
    const lines = ['bil_dp-2026-000005-1', 'bil_dp-2026-000005-2', 'bil_dp-2026-000003-1'];
    const issued = [];
    for (const line of lines) {
      expect((await move('updateBilling', body, { line })).status).toBe(200);
      desk.api.world().billings.change(line, (record) => ({ ...record, status: 'Ready' }));
      issued.push(await move('issueBilling', { invoiceNumber: 'INV-6' }, { line }));
    }
    expect(issued.map(({ status }) => status)).toEqual([200, 200, 422]);
  });

  it('gets no lines of two billing entities on one invoice', async () => {
    const [first, second] = ['bil_dp-2026-000005-1', 'bil_dp-2026-000005-2'];
    expect((await move('issueBilling', { invoiceNumber: 'INV-6' }, { line: first })).status).toBe(200);
    desk.api.world().billings.change(first, (line) => ({ ...line, billingEntity: 'Former Readers' }));
    const refused = await move('issueBilling', { invoiceNumber: 'INV-6' }, { line: second });
    expect(dataOf(refused)).toEqual({
      invoiceNumber: ['The invoice with this number goes to somebody else'],
    });
  });
});
