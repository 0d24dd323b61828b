import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { CASE, MINUTE_MS, type PickupDesk, pickupDesk } from './pickup.test-support.ts';

let client: PickupDesk['client'];
let time: PickupDesk['time'];
let mine: string;
let theirs: string;
let pickUp: PickupDesk['pickUp'];
let release: PickupDesk['release'];
let readStored: PickupDesk['readStored'];
let changeCase: PickupDesk['changeCase'];

beforeEach(async () => {
  ({ client, time, mine, theirs, pickUp, release, readStored, changeCase } = await pickupDesk());
  await pickUp(mine);
});

describe('giving a case back', () => {
  it('returns it to the pool, where its last holder waits half an hour and others do not', async () => {
    const answer = await release(mine, { reason: 'conflict_of_interest' });
    expect(answer.body).toMatchObject({
      data: { status: 'Available', version: 5, selectedAt: null, allowedActions: [] },
    });
    expect(readStored()?.releases).toEqual([
      { providerId: PROVIDER, at: '2026-11-21T12:00:00.000Z', reason: 'conflict_of_interest', note: null },
    ]);
    expect((await client.ask('getCase', { params: { caseId: CASE }, as: mine })).status).toBe(404);
    const early = await pickUp(mine, { 'If-Match': '"v5"' });
    expect(early).toMatchObject({ status: 409, code: 'RELEASED_RECENTLY' });
    time.now += 30 * MINUTE_MS;
    expect((await pickUp(mine, { 'If-Match': '"v5"' })).status).toBe(200);
  });

  it('lets another provider take it at once', async () => {
    await release(mine, { reason: 'too_busy' });
    expect((await pickUp(theirs, { 'If-Match': '"v5"' })).status).toBe(200);
    expect(readStored()?.assignedProviderId).toBe(SECOND_PROVIDER);
  });

  it('may be done by an admin', async () => {
    const answer = await release(await client.logIn('admin'), { reason: 'illness' });
    expect(answer.status).toBe(200);
    expect(readStored()?.releases[0]?.providerId).toBe(PROVIDER);
  });

  it('wants words for the reason other', async () => {
    expect(await release(mine, { reason: 'other', note: ' ' })).toMatchObject({
      status: 422,
      code: 'REASON_REQUIRED',
      body: { data: { note: ['Give a reason for releasing the case.'] } },
    });
    expect((await release(mine, { reason: 'other', note: 'On leave from tomorrow.' })).status).toBe(200);
    expect(readStored()?.releases[0]?.note).toBe('On leave from tomorrow.');
  });

  it('checks the version before the words, and both after the state', async () => {
    const wrong = { reason: 'other' };
    expect((await release(mine, wrong, { 'If-Match': '"v3"' })).status).toBe(412);
    changeCase({ status: 'AdditionalWorkRequested' });
    expect(await release(mine, wrong)).toMatchObject({ status: 409, code: 'OPEN_REQUESTS' });
    changeCase({ status: 'QAReview' });
    expect(await release(mine, wrong)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it.each([
    [{ reason: 'bored' }, 400, 'VALIDATION_FAILED'],
    [{}, 400, 'VALIDATION_FAILED'],
    ['{"reason":', 400, 'MALFORMED_REQUEST'],
    [{ reason: 'other', note: 'x'.repeat(70_000) }, 400, 'MALFORMED_REQUEST'],
  ])('refuses the body %j', async (body, status, code) => {
    expect(await release(mine, body)).toMatchObject({ status, code });
  });

  it('names the field that is wrong, and not what was given', async () => {
    const answer = await release(mine, { reason: 'Conrad Haverly' });
    expect(answer.body).toMatchObject({ data: { reason: [expect.stringContaining('too_busy')] } });
    expect(answer.text).not.toContain('Haverly');
  });

  it('wants JSON', async () => {
    const answer = await release(mine, 'reason=illness', { 'Content-Type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
