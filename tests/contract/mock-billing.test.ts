import { beforeEach, describe, expect, it } from 'vitest';
import type { BillingTotalZodType } from '#contracts/generated/schemas/billing-total.ts';
import { billingCalls, LINE, NEW_LINE } from './billing-desk.ts';
import { type Asking, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut } from './report-desk.ts';

const ADMIN = 'usr_demo000006';
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

describe('a line made by hand', () => {
  it('is Pending before sign-out and Ready after it', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(dataOf(answer)).toMatchObject({
      status: 'Pending',
      source: 'manual',
      units: 1,
      why: 'Added by hand.',
    });
    const signedCase = { caseId: 'cas_dp-2026-000005', dateOfService: '2026-11-20' };
    expect(dataOf(await create(signedCase))).toMatchObject({ status: 'Ready' });
  });

  it('is Ready on a case that was withdrawn, which nothing else would make it, and is invoiced', async () => {
    desk.setCase({ status: 'Cancelled' });
    const made = dataOf(await create());
    expect(made).toMatchObject({ status: 'Ready' });
    const line = String(made['id']);
    const invoiced = await move('issueBilling', { invoiceNumber: 'INV-8' }, { line });
    expect(dataOf(invoiced)).toMatchObject({ status: 'Invoiced' });
  });

  it('is made once for one key', async () => {
    const asking = { headers: { 'Idempotency-Key': key() }, body: NEW_LINE, as: desk.tokens.admin };
    const first = await desk.client.ask('createBilling', asking);
    const again = await desk.client.ask('createBilling', asking);
    expect(again.text).toBe(first.text);
    const made = desk.api.world().billings.by('case', CASE);
    expect(made.filter(({ source }) => source === 'manual')).toHaveLength(1);
  });

  it.each([
    [{ code: '88341' }, { code: ['Add-on code 88341 needs 88342 on the same specimen.'] }],
    [{ code: '88321' }, { modifier: ['Modifier 26 does not apply to 88321.'] }],
    [{ specimenID: 'Z' }, { specimenID: ['The case has no specimen Z.'] }],
    [{ payer: null }, { payer: ['Insurance payer is required'] }],
    [{ dateOfService: '2026-12-01' }, { dateOfService: ['Date of service cannot be in the future'] }],
    [{ dateOfService: '2020-01-01' }, { dateOfService: ['Date of service is before the collection date'] }],
    [{ providerId: ADMIN }, { providerId: ['Choose a pathologist.'] }],
    [{ caseId: 'cas_none' }, { caseId: ['Choose a case.'] }],
  ])('is refused with %j', async (changes, fields) => {
    const answer = await create(changes);
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual(fields);
  });
});

it('no line is made for a form that was never sent out, which has no number and may be thrown away', async () => {
  desk.api.world().cases.change(CASE, (record) => ({ ...record, status: 'Draft', caseID: null }));
  const answer = await create();
  expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  expect(dataOf(answer)).toEqual({ caseId: ['Choose a case.'] });
});

describe('a correction', () => {
  const edit = (changes: object, asking: Asking = {}) =>
    move('updateBilling', { changeReason: 'Two containers.', ...changes }, asking);

  it('keeps what the rules had worked out, however often the line is changed', async () => {
    const auto = readStored();
    await edit({ units: 2, amountCents: 8000 });
    const answer = await edit({ units: 3, notes: 'Invented note.' });
    expect(dataOf(answer)).toMatchObject({
      units: 3,
      amountCents: 8e3,
      version: 3,
      changeReason: 'Two containers.',
      autoValue: { code: '88305', units: 1, modifier: '26', amountCents: auto?.amountCents },
    });
  });

  it('wants its reason, its rules and the present version, and loses nothing', async () => {
    expect(dataOf(await edit({ changeReason: ' ' }))).toEqual({ changeReason: ['Reason is required'] });
    expect(dataOf(await edit({ modifier: 'TC' }))).toHaveProperty('modifier');
    expect(await edit({ units: 2 }, { headers: { 'If-Match': '"v9"' } })).toMatchObject({ status: 412 });
    expect(readStored()).toMatchObject({ version: 1, units: 1 });
  });

  it('is refused once the line is invoiced', async () => {
    await issue();
    expect(await edit({ units: 2 })).toMatchObject({ status: 409, code: 'BILLING_LOCKED' });
  });
});

describe('an invoice', () => {
  it('closes the line to changes and is shared by lines of one debtor only', async () => {
    const answer = await issue();
    expect(dataOf(answer)).toMatchObject({
      status: 'Invoiced',
      invoiceNumber: 'INV-1',
      issuedAt: '2026-11-21T15:00:00.000Z',
      allowedActions: ['recordPayment', 'void'],
    });
    const next = { line: 'bil_dp-2026-000005-2' };
    expect((await move('issueBilling', { invoiceNumber: 'INV-1' }, next)).status).toBe(200);
    const other = { line: 'bil_dp-2026-000002-1' };
    expect(dataOf(await move('issueBilling', { invoiceNumber: 'INV-1' }, other))).toEqual({
      invoiceNumber: ['This invoice number belongs to another invoice'],
    });
  });

  it('is paid, with no more than the amount', async () => {
    await issue();
    const amountCents = readStored()?.amountCents ?? 0;
    const pay = (paidCents?: number) => move('recordPayment', { outcome: 'paid', paidCents });
    expect(dataOf(await pay())).toEqual({ paidCents: ['Amount paid is required'] });
    expect(dataOf(await pay(amountCents + 1))).toEqual({
      paidCents: ['The amount paid is above the amount of the line'],
    });
    expect(dataOf(await pay(amountCents - 1))).toMatchObject({ status: 'Paid', paidCents: amountCents - 1 });
    expect(await pay(1)).toMatchObject({ status: 409, code: 'BILLING_STATE' });
  });

  it('takes no amount beside a denial or where it is written off', async () => {
    await issue();
    const denied = { outcome: 'denied', denialReason: 'Authorization missing.' };
    const refusal = { paidCents: ['Only a line that is paid has an amount paid'] };
    const refused = await move('recordPayment', { ...denied, paidCents: 4000 });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(refused)).toEqual(refusal);
    expect(dataOf(await move('recordPayment', { ...denied, paidCents: 0 }))).toMatchObject({
      status: 'Denied',
    });
    const writtenOff = { outcome: 'writtenOff', paidCents: 4000 };
    expect(dataOf(await move('recordPayment', writtenOff))).toEqual(refusal);
  });

  it('keeps the day on which an answer came, of a denial until it is answered anew', async () => {
    const dayAfter = async (outcome: object) => dataOf(await move('recordPayment', outcome))['receivedOn'];
    const denied = { outcome: 'denied', denialReason: 'Authorization missing.' };
    await issue();
    expect(await dayAfter({ ...denied, receivedOn: '2026-11-18' })).toBe('2026-11-18');
    await move('reopenBilling', { reason: 'It has come.' });
    await issue();
    expect(await dayAfter(denied)).toBeNull();
    await move('reopenBilling', { reason: 'It has come.' });
    await issue();
    await dayAfter({ ...denied, receivedOn: '2026-11-19' });
    expect(await dayAfter({ outcome: 'writtenOff' })).toBe('2026-11-19');
    expect(dataOf(await move('getBilling', undefined))).toMatchObject({ receivedOn: '2026-11-19' });
  });

  it('that is denied is written off or made ready again, and the denial stays on record', async () => {
    await issue();
    expect(await move('recordPayment', { outcome: 'writtenOff' })).toMatchObject({ status: 409 });
    expect(dataOf(await move('recordPayment', { outcome: 'denied' }))).toEqual({
      denialReason: ['Denial reason is required'],
    });
    const denied = { outcome: 'denied', denialReason: 'Authorization missing.' };
    expect(dataOf(await move('recordPayment', denied))).toMatchObject({ status: 'Denied' });
    expect(dataOf(await move('reopenBilling', { reason: 'It has come.' }))).toMatchObject({
      status: 'Ready',
      invoiceNumber: null,
      denialReason: 'Authorization missing.',
    });
    await issue();
    await move('recordPayment', denied);
    expect(dataOf(await move('recordPayment', { outcome: 'writtenOff' }))).toMatchObject({
      status: 'WrittenOff',
    });
  });
});

describe('the moves of a line', () => {
  it('keep to its states', async () => {
    const pending = { line: 'bil_dp-2026-000009-1' };
    for (const [id, body] of [
      ['issueBilling', { invoiceNumber: 'INV-9' }],
      ['recordPayment', { outcome: 'paid', paidCents: 1 }],
      ['reopenBilling', { reason: 'No reason.' }],
    ] as const)
      expect(await move(id, body, pending)).toMatchObject({ status: 409, code: 'BILLING_STATE' });
    expect(dataOf(await move('voidBilling', { reason: 'Wrong payer.' }, pending))).toMatchObject({
      status: 'Void',
      voidReason: 'Wrong payer.',
      allowedActions: [],
    });
    expect(await move('voidBilling', { reason: 'Again.' }, pending)).toMatchObject({ status: 409 });
  });

  it('want reason, version and key', async () => {
    expect(dataOf(await move('voidBilling', { reason: ' ' }))).toEqual({ reason: ['Reason is required'] });
    const stale = { headers: { 'If-Match': '"v9"' } };
    expect(await move('voidBilling', { reason: 'Wrong.' }, stale)).toMatchObject({ status: 412 });
    const bare = { params: { billingId: LINE }, body: { reason: 'Wrong.' }, as: desk.tokens.admin };
    const keyed = { ...bare, headers: { 'Idempotency-Key': key() } };
    expect(await desk.client.ask('voidBilling', keyed)).toMatchObject({ status: 428 });
    expect(await desk.client.ask('voidBilling', bare)).toMatchObject({ status: 400 });
    expect(readStored()).toMatchObject({ status: 'Ready', version: 1 });
  });
});
