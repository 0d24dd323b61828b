import { beforeEach, describe, expect, it } from 'vitest';
import { dayPlus } from '#app/core/calendar/days.ts';
import { billingCalls, LINE } from './billing-desk.ts';
import { key } from './mock-client.ts';
import { type Desk, dataOf, openDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, issue } = billingCalls(() => desk);

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
      invoiceNumber: ['The invoice with this number goes to somebody else'],
    });
  });

  it('has one number in one spelling, however the letters of it are typed', async () => {
    await issue();
    const next = { line: 'bil_dp-2026-000005-2' };
    expect(dataOf(await move('issueBilling', { invoiceNumber: 'inv-1' }, next))).toMatchObject({
      invoiceNumber: 'INV-1',
    });
    const other = { line: 'bil_dp-2026-000002-1' };
    expect(dataOf(await move('issueBilling', { invoiceNumber: 'Inv-1' }, other))).toEqual({
      invoiceNumber: ['The invoice with this number goes to somebody else'],
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
    const denied = { outcome: 'denied', denialReason: 'Authorisation missing.' };
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

  it('takes no day before its service, whatever became of it', async () => {
    await issue();
    const { dateOfService = '', amountCents = 0 } = readStored() ?? {};
    const dayBefore = dayPlus(dateOfService, -1);
    const refusal = { receivedOn: ['This day is before the date of service'] };
    const paid = { outcome: 'paid', paidCents: amountCents };
    const denied = { outcome: 'denied', denialReason: 'Authorisation missing.' };
    for (const outcome of [paid, denied]) {
      const refused = await move('recordPayment', { ...outcome, receivedOn: dayBefore });
      expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
      expect(dataOf(refused)).toEqual(refusal);
    }
    await move('recordPayment', { ...denied, receivedOn: dateOfService });
    const writtenOff = { outcome: 'writtenOff', receivedOn: dayBefore };
    expect(dataOf(await move('recordPayment', writtenOff))).toEqual(refusal);
    expect(dataOf(await move('getBilling', undefined))).toMatchObject({ receivedOn: dateOfService });
  });

  it('takes no day that has not begun where its accounts are kept, though it has in Greenwich', async () => {
    await issue();
    desk.clock.now = Date.parse('2026-11-22T01:00:00Z');
    const receivedOn = (day: string) =>
      move('recordPayment', { outcome: 'paid', paidCents: 1, receivedOn: day });
    expect(dataOf(await receivedOn('2026-11-22'))).toEqual({ receivedOn: ['This day is still to come'] });
    expect((await receivedOn('2026-11-21')).status).toBe(200);
  });

  it('keeps the day on which an answer came, of a denial until it is answered anew', async () => {
    const dayAfter = async (outcome: object) => dataOf(await move('recordPayment', outcome))['receivedOn'];
    const denied = { outcome: 'denied', denialReason: 'Authorisation missing.' };
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
    const denied = { outcome: 'denied', denialReason: 'Authorisation missing.' };
    expect(dataOf(await move('recordPayment', denied))).toMatchObject({ status: 'Denied' });
    expect(dataOf(await move('reopenBilling', { reason: 'It has come.' }))).toMatchObject({
      status: 'Ready',
      invoiceNumber: null,
      denialReason: 'Authorisation missing.',
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
