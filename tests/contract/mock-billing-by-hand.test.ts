import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, billingCalls, NEW_LINE } from './billing-desk.ts';
import { type Asking, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, issue, create } = billingCalls(() => desk);

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
