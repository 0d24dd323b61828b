import { beforeEach, describe, expect, it } from 'vitest';
import { key } from './mock-client.ts';
import { type Desk, openDesk } from './mock-work.test-support.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const create = (body?: unknown) =>
  desk.client.ask('createCase', {
    as: desk.tokens.facility,
    headers: { 'Idempotency-Key': key() },
    ...(body === undefined ? {} : { body }),
  });
const cases = () => desk.api.world().cases.list().length;

describe('an operation without a body', () => {
  it('takes none, and an empty one', async () => {
    expect((await create()).status).toBe(201);
    expect((await create({})).status).toBe(201);
  });

  it('names the keys that it does not read, and makes nothing', async () => {
    const before = cases();
    const answer = await create({ patient: { lastName: 'Invented' } });
    expect(answer).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    expect(answer.body).toMatchObject({ data: { patient: ['This key is not known.'] } });
    expect(cases()).toBe(before);
  });

  it.each([[['a']], ['text'], ['x'.repeat(70_000)]])('refuses what names no key', async (body) => {
    const before = cases();
    expect(await create(body)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    expect(cases()).toBe(before);
  });
});
