import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf, MINUTE_MS, type PeopleMock, peopleMock, START } from './people.test-support.ts';

interface Session {
  readonly id: string;
  readonly current: boolean;
  readonly lastSeenAt: string;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let mock: PeopleMock;
let here: string;
beforeEach(async () => {
  mock = peopleMock({ clientAddressHeader: 'x-client-address' });
  here = await mock.enter('provider', undefined, { 'User-Agent': FIREFOX, 'x-client-address': '192.0.2.17' });
});

const list = async (as: string): Promise<readonly Session[]> =>
  dataOf<{ items: Session[] }>(await mock.client.ask('listSessions', { as })).items;
const isOpen = async (as: string): Promise<boolean> =>
  (await mock.client.ask('getCurrentUser', { as })).status === 200;

describe('one’s own sessions', () => {
  it('say from where they were opened and when they were last used, and not their token', async () => {
    mock.advance(5 * MINUTE_MS);
    const answer = await mock.client.ask('listSessions', {
      as: here,
      headers: { 'x-client-address': '192.0.2.44' },
    });
    expect(answer.body).toMatchObject({
      data: {
        items: [
          {
            version: 1,
            current: true,
            device: 'Firefox on Linux',
            ipAddress: '192.0.2.44',
            createdAt: new Date(START).toISOString(),
            lastSeenAt: new Date(START + 5 * MINUTE_MS).toISOString(),
            expiresAt: new Date(START + 24 * 60 * MINUTE_MS).toISOString(),
          },
        ],
      },
    });
    expect(answer.text).not.toContain(here);
  });

  it('F14 keep the address that is known of them when a later call names none', async () => {
    const from = { as: here, headers: { 'x-client-address': '192.0.2.44' } };
    await mock.client.ask('listSessions', from);
    mock.advance(5 * MINUTE_MS);
    await mock.client.ask('getCurrentUser', { as: here });
    expect(await list(here)).toMatchObject([
      { ipAddress: '192.0.2.44', lastSeenAt: new Date(START + 5 * MINUTE_MS).toISOString() },
    ]);
  });

  it('are listed with the latest first, and only while they last', async () => {
    mock.advance(23 * 60 * MINUTE_MS);
    const there = await mock.enter('provider');
    expect((await list(there)).map(({ current }) => current)).toEqual([true, false]);
    mock.advance(60 * MINUTE_MS);
    expect((await list(there)).map(({ current }) => current)).toEqual([true]);
  });

  it('write their use down once a minute and no oftener', async () => {
    const see = async () => (await list(here))[0]?.lastSeenAt;
    await see();
    mock.advance(MINUTE_MS - 1);
    expect(await see()).toBe(new Date(START).toISOString());
    mock.advance(1);
    expect(await see()).toBe(new Date(START + MINUTE_MS).toISOString());
  });

  it('end one at a time, at once', async () => {
    const there = await mock.enter('provider');
    const id = (await list(there)).find(({ current }) => !current)?.id ?? '';
    const end = (headers: Record<string, string>) =>
      mock.client.ask('revokeSession', { params: { sessionId: id }, as: there, headers });
    expect(await end({})).toMatchObject({ status: 428 });
    expect(await end({ 'If-Match': '"v2"' })).toMatchObject({ status: 412 });
    expect(await isOpen(here)).toBe(true);
    expect((await end({ 'If-Match': '"v1"' })).status).toBe(200);
    expect(await isOpen(here)).toBe(false);
    expect((await end({ 'If-Match': '"v1"' })).status).toBe(404);
  });

  it('are not found for anybody else', async () => {
    const id = (await list(here))[0]?.id ?? '';
    const admin = await mock.enter('admin');
    const answer = await mock.client.ask('revokeSession', {
      params: { sessionId: id },
      as: admin,
      headers: { 'If-Match': '"v1"' },
    });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await isOpen(here)).toBe(true);
  });

  it('end all together but this one, and a replay ends no others', async () => {
    const there = await mock.enter('provider');
    const headers = { 'Idempotency-Key': '"0b0f3b5e-4f0e-4a52-9c39-3f6f7ad0f001"' };
    const first = await mock.client.ask('revokeOtherSessions', { as: here, headers });
    expect(dataOf(first)).toEqual({ revoked: 1 });
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    const later = await mock.enter('provider');
    const replay = await mock.client.ask('revokeOtherSessions', { as: here, headers });
    expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(await isOpen(later)).toBe(true);
  });
});

describe('a first day', () => {
  it('is waited for, counted where the person lives', async () => {
    mock.api
      .world()
      .users.change(mock.api.world().users.by('email', 'np@example.org')[0]?.id ?? '', (user) => ({
        ...user,
        startDate: '2026-11-22',
      }));
    await expect(mock.enter('np')).rejects.toThrow('This account opens on 11/22/2026.');
    // Midnight in New York is five in the morning by UTC.
    mock.advance(17 * 60 * MINUTE_MS - 1);
    await expect(mock.enter('np')).rejects.toThrow('no login');
    mock.advance(1);
    expect(await mock.enter('np')).not.toBe('');
  });
});
