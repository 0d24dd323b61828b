import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { billingCalls, LINE } from './billing-desk.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut } from './report-desk.ts';

const ADMIN = 'usr_demo000006';
let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, issue, create } = billingCalls(() => desk);

describe('the history of a line', () => {
  const historyOf = async (line: string, query = {}) =>
    dataOf(
      await desk.client.ask('listBillingHistory', {
        params: { billingId: line },
        query,
        as: desk.tokens.admin,
      }),
    );
  const lines = async (line = LINE) =>
    (await historyOf(line))['items'] as readonly {
      readonly by: { readonly userId: string } | null;
      readonly version: number;
      readonly fields: readonly { readonly field: string; readonly from: string; readonly to: string }[];
    }[];
  const statuses = async (line?: string) =>
    (await lines(line)).flatMap(({ by, fields }) =>
      fields.flatMap(({ field, from, to }) => (field === 'status' ? [[from, to, by?.userId ?? null]] : [])),
    );

  it('says who issued, paid, denied, reopened and voided it, and from what to what', async () => {
    await issue();
    await move('recordPayment', { outcome: 'denied', denialReason: 'Authorisation missing.' });
    await move('reopenBilling', { reason: 'It has come.' });
    await issue();
    await move('recordPayment', { outcome: 'paid', paidCents: 100 });
    expect(await statuses()).toEqual([
      ['Invoiced', 'Paid', ADMIN],
      ['Ready', 'Invoiced', ADMIN],
      ['Denied', 'Ready', ADMIN],
      ['Invoiced', 'Denied', ADMIN],
      ['Ready', 'Invoiced', ADMIN],
    ]);
    const [paid, , reopened, denied, issued] = await lines();
    expect(paid).toMatchObject({ version: readStored()?.version });
    expect(paid?.fields).toContainEqual({ field: 'paidCents', from: '0', to: '100' });
    expect(reopened?.fields).toContainEqual({ field: 'reopenReason', from: null, to: 'It has come.' });
    expect(denied?.fields).toContainEqual({
      field: 'denialReason',
      from: null,
      to: 'Authorisation missing.',
    });
    expect(issued?.fields).toContainEqual({ field: 'invoiceNumber', from: null, to: 'INV-1' });
  });

  it('tells the reason of each reopening, also where it is the same as before', async () => {
    for (const _time of [1, 2]) {
      await issue();
      await move('recordPayment', { outcome: 'denied', denialReason: 'Authorisation missing.' });
      await move('reopenBilling', { reason: 'It has come.' });
    }
    const told = (await lines()).filter(({ fields }) =>
      fields.some(({ field, to }) => field === 'reopenReason' && to === 'It has come.'),
    );
    expect(told).toHaveLength(2);
  });

  it('keeps a payment and a write-off that were taken back, each with its reason, and the line is as it was before', async () => {
    await issue();
    const issued = readStored();
    const reason = { reason: 'It was another line’s.' };
    const paid = { outcome: 'paid', paidCents: 100, receivedOn: '2026-11-20', payerClaimNumber: 'CLM-7' };
    for (const _time of ['first', 'second']) {
      expect((await move('recordPayment', paid)).status).toBe(200);
      expect((await move('reopenBilling', { reason: ' ' })).status).toBe(422);
      expect(dataOf(await move('reopenBilling', reason))).toMatchObject({
        status: 'Invoiced',
        invoiceNumber: issued?.invoiceNumber,
        issuedAt: issued?.issuedAt,
        paidCents: 0,
        receivedOn: null,
        payerClaimNumber: null,
        settledAt: null,
        allowedActions: ['recordPayment', 'void'],
      });
    }
    await move('recordPayment', { outcome: 'denied', denialReason: 'Bundled.', receivedOn: '2026-11-20' });
    await move('recordPayment', { outcome: 'writtenOff' });
    const denied = { status: 'Denied', denialReason: 'Bundled.', receivedOn: '2026-11-20', settledAt: null };
    expect(dataOf(await move('reopenBilling', reason))).toMatchObject(denied);
    const told = (await lines()).filter(({ fields }) =>
      fields.some(({ field, to }) => field === 'reopenReason' && to === reason.reason),
    );
    expect(told).toHaveLength(3);
  });

  it('begins with who added it, and keeps corrections and the void with their reasons', async () => {
    const line = String(dataOf(await create())['id']);
    await move('updateBilling', { units: 2, changeReason: 'Two stains.' }, { line });
    await move('voidBilling', { reason: 'Entered twice.' }, { line });
    const [voided, corrected, added] = await lines(line);
    expect(voided?.fields).toContainEqual({ field: 'voidReason', from: null, to: 'Entered twice.' });
    expect(corrected?.fields).toContainEqual({ field: 'units', from: '1', to: '2' });
    expect(corrected?.fields).toContainEqual({ field: 'changeReason', from: null, to: 'Two stains.' });
    expect(added).toMatchObject({ by: { userId: ADMIN }, version: 1 });
    expect(await statuses(line)).toEqual([
      ['Pending', 'Void', ADMIN],
      [null, 'Pending', ADMIN],
    ]);
  });

  it('tells pathologists and facilities by their names, also in what the rules work out', async () => {
    const line = String(dataOf(await create({ providerId: PROVIDER }))['id']);
    await move('updateBilling', { providerId: SECOND_PROVIDER, changeReason: 'Read by another.' }, { line });
    const [corrected, added] = await lines(line);
    const nameOf = (id: string) => desk.api.world().users.find(id)?.displayName;
    expect(corrected?.fields).toContainEqual({
      field: 'providerId',
      from: nameOf(PROVIDER),
      to: nameOf(SECOND_PROVIDER),
    });
    const told = new Map(added?.fields.map(({ field, to }) => [field, to]));
    expect(told.get('facilityId')).toBe(desk.api.world().facilities.find('fac_demo-1')?.name);
    expect(told.get('caseID')).toMatch(/^DP-/);
    expect([...told.values()].filter((text) => /^(usr|fac|cas)_/.test(text))).toEqual([]);
  });

  it('names nobody for what the rules work out, and everyone of many that go out together', async () => {
    await saveText(desk, 0);
    await signOut(desk);
    desk.clock.now += 10 * 60_000;
    await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
    const made = desk.api.world().billings.by('case', CASE);
    const first = made.find(({ source }) => source === 'auto');
    if (first === undefined) throw new Error('the rules gave no line');
    expect((await statuses(first.id))[0]).toEqual(['Pending', 'Ready', null]);
    expect((await lines(first.id)).every(({ by }) => by === null)).toBe(true);
    const asking = { billingId: LINE, etag: `"v${readStored()?.version ?? 0}"` };
    await desk.client.ask('issueBillings', {
      headers: { 'Idempotency-Key': key() },
      body: { invoiceNumber: 'INV-9', lines: [asking] },
      as: desk.tokens.admin,
    });
    expect((await statuses())[0]).toEqual(['Ready', 'Invoiced', ADMIN]);
  });

  it('comes in pages, and is for those who keep the accounts, of lines that there are', async () => {
    await issue();
    await move('recordPayment', { outcome: 'denied', denialReason: 'Authorisation missing.' });
    const first = await historyOf(LINE, { pageSize: 1 });
    const rest = await historyOf(LINE, { cursor: String(first['nextCursor']) });
    expect([(first['items'] as unknown[]).length, (rest['items'] as unknown[]).length]).toEqual([1, 1]);
    const ask = (billingId: string, as: string) =>
      desk.client.ask('listBillingHistory', { params: { billingId }, as });
    expect(await ask('bil_none', desk.tokens.admin)).toMatchObject({ status: 404 });
    expect(await ask(LINE, desk.tokens.facility)).toMatchObject({ status: 403 });
    desk.setUser(ADMIN, { staffRole: 'Lab_Operations' });
    expect(await ask(LINE, desk.tokens.admin)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
  });
});
