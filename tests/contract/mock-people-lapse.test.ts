import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { LAB_OPERATIONS, RELATIONS } from '#mock-server/seeds/staff.ts';
import { dataOf, fieldRefusal, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';

let mock: PeopleMock;
let mine: string;
beforeEach(async () => {
  mock = peopleMock();
  mine = await mock.enter('provider');
});

const endOn = (...days: readonly string[]) =>
  mock.api
    .world()
    .users.change(PROVIDER, (user) => ({
      ...user,
      licences: user.licences
        .slice(0, days.length)
        .map((licence, index) => ({ ...licence, expiresOn: days[index] ?? '' })),
    }));
const status = async () => (await mock.client.ask('getCurrentUser', { as: mine })).status;

describe('the last licence', () => {
  it('is good to the end of its last day, and then shuts its provider out', async () => {
    endOn('2026-11-20', '2026-11-21');
    const held = mock.api
      .world()
      .cases.by('provider', PROVIDER)
      .filter(({ status: state }) => state === 'Selected');
    expect(held.length).toBeGreaterThan(0);
    // Midnight in New York is five in the morning by UTC.
    mock.advance(17 * 60 * MINUTE_MS - 1);
    expect(await status()).toBe(200);
    mock.advance(MINUTE_MS);
    expect(await status()).toBe(401);
    expect(mock.user(PROVIDER)).toMatchObject({
      status: 'Deactivated',
      history: [{}, { from: 'Active', by: null, reason: 'The last licence has ended.' }],
    });
    for (const { id } of held) expect(mock.api.world().cases.find(id)?.status).toBe('Available');
    expect(mock.api.world().notifications.by('user', LAB_OPERATIONS).length).toBeGreaterThan(0);
  });

  it('is good as long as its last day goes on at a facility of its state, where a report may still be signed', async () => {
    const { licences } = endOn('2026-11-21');
    const there = { state: licences[0]?.state ?? '', timeZone: 'America/Los_Angeles' };
    mock.api.world().facilities.change('fac_demo-1', (facility) => ({ ...facility, ...there }));
    mock.advance(20 * 60 * MINUTE_MS - 1);
    expect(await status()).toBe(200);
    mock.advance(MINUTE_MS);
    expect(await status()).toBe(401);
  });

  it('says why to its provider, who cannot log in any more, and to those who may hand in another one', async () => {
    endOn('2026-11-21');
    mock.advance(17 * 60 * MINUTE_MS);
    await status();
    const { email, displayName } = mock.user(PROVIDER);
    expect(mock.api.world().mails.by('to', email).at(-1)?.text).toContain('your last licence has ended');
    const told = (id: string) =>
      mock.api
        .world()
        .notifications.by('user', id)
        .filter(({ text }) => text.includes(`The account of ${displayName} was deactivated`));
    expect(told(RELATIONS)).toHaveLength(1);
    expect(told(LAB_OPERATIONS)).toEqual([]);
  });

  it('is not the last while another one holds, and whoever has none told us of none', async () => {
    endOn('2026-11-20', '2026-11-23');
    mock.advance(18 * 60 * MINUTE_MS);
    expect(await status()).toBe(200);
    endOn();
    mock.advance(2 * 60 * MINUTE_MS);
    expect(await status()).toBe(200);
  });
});

describe('a renewed licence', () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;

  it('is not accepted any more once its last day is over where its provider lives', async () => {
    mock = peopleMock({ tokenLifeMs: 30 * DAY_MS });
    mine = await mock.enter('provider');
    const admin = await mock.enter('admin');
    endOn('2026-11-23', '2026-11-23', '2027-11-23');
    const renew = async (region: string) => {
      const query = { region, number: 'DEMO-0042', issuedOn: '2026-11-20', expiresOn: '2026-11-25' };
      const answer = await mock.send('renewLicence', {
        params: { userId: PROVIDER },
        query: { ...query, name: 'licence.pdf' },
        body: '%PDF-1.7 invented',
        as: mine,
        headers: { 'Content-Type': 'application/pdf' },
      });
      return dataOf<{ id: string }>(answer).id;
    };
    const review = (renewalId: string, body: object) =>
      mock.send('reviewLicenceRenewal', { params: { renewalId }, body, version: 1, as: admin });
    const [first = '', second = ''] = mock.user(PROVIDER).licences.map(({ state }) => state);
    const [early, late] = [await renew(first), await renew(second)];
    mock.advance(4 * DAY_MS + 17 * 60 * MINUTE_MS - 1);
    expect((await review(early, { decision: 'accept' })).status).toBe(200);
    mock.advance(1);
    expect(await review(late, { decision: 'accept' })).toMatchObject(
      fieldRefusal({ decision: 'This licence ended on 11/25/2026. Send it back.' }),
    );
    expect(mock.user(PROVIDER).licences[1]?.expiresOn).toBe('2026-11-23');
    expect((await review(late, { decision: 'return', reason: 'It has ended.' })).status).toBe(200);
  });
});
