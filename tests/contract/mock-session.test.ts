import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import type { MockApi, MockOptions } from '#mock-server/server.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let clock = START;
let api: MockApi;
let client: MockClient;

function begin(options: MockOptions = {}): void {
  clock = START;
  ({ api, client } = mockInProcess({ now: () => clock, ...options }));
}
beforeEach(() => begin());

const tryLogin = (email: string, password = 'wrong password', headers = {}) =>
  client.ask('login', { body: { email, password }, headers });

describe('login', () => {
  it('S7-06 S3.6-01 gives token, expiry and role for the right password, in any letter case of the address', async () => {
    const answer = await tryLogin('  Provider@Example.ORG ', DEMO_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      isSuccess: true,
      data: { role: 'Provider', tokenExpiry: new Date(START + 24 * HOUR_MS).toISOString(), message: null },
    });
  });

  it('answers an unknown address exactly like a wrong password', async () => {
    const known = await tryLogin('provider@example.org');
    const unknown = await tryLogin('nobody@example.org');
    expect(known.status).toBe(401);
    expect(known.text).toBe(unknown.text);
    expect(known.code).toBe(unknown.code);
    expect(known.body).toMatchObject({ message: 'Email or password is incorrect.' });
  });

  it('can say the same in a 200, as the specification allows', async () => {
    begin({ wrongCredentials: 200 });
    const answer = await tryLogin('provider@example.org');
    expect(answer).toMatchObject({
      status: 200,
      body: { isSuccess: false, message: 'Email or password is incorrect.' },
    });
  });

  it('names blank fields', async () => {
    const answer = await tryLogin(' ', '');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      data: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  it('refuses a deactivated account, and its open session with it', async () => {
    const token = await client.logIn('provider');
    api.world().users.change('usr_demo000001', (user) => ({ ...user, status: 'Deactivated' }));
    expect(await client.ask('getCurrentUser', { as: token })).toMatchObject({ status: 401 });
    const answer = await tryLogin('provider@example.org', DEMO_PASSWORD);
    expect(answer).toMatchObject({ status: 401, code: 'ACCOUNT_DEACTIVATED' });
    expect((await tryLogin('provider@example.org')).code).toBe('INVALID_CREDENTIALS');
  });
});

describe('failed logins', () => {
  it('pause the account after five in a minute, and no other account', async () => {
    for (let n = 0; n < 5; n += 1) expect((await tryLogin('provider@example.org')).status).toBe(401);
    const sixth = await tryLogin('provider@example.org', DEMO_PASSWORD);
    expect(sixth).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(sixth.headers.get('retry-after')).toBe('60');
    expect((await tryLogin('provider2@example.org', DEMO_PASSWORD)).status).toBe(200);
    clock += MINUTE_MS;
    expect((await tryLogin('provider@example.org', DEMO_PASSWORD)).status).toBe(200);
  });

  it('pause unknown addresses in the same way', async () => {
    for (let n = 0; n < 5; n += 1) await tryLogin('nobody@example.org');
    expect((await tryLogin('nobody@example.org')).status).toBe(429);
  });

  it('are counted one after another, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin('provider@example.org')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('do not touch right logins, however many come at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => client.logIn('provider')));
    expect(new Set(tokens).size).toBe(12);
  });

  it('are counted by address where a trusted proxy names it: the victim is not locked out', async () => {
    begin({ clientAddressHeader: 'X-Client' });
    for (let n = 0; n < 6; n += 1)
      await tryLogin('provider@example.org', 'guess', { 'X-Client': 'attacker' });
    expect((await tryLogin('provider@example.org', DEMO_PASSWORD, { 'X-Client': 'victim' })).status).toBe(
      200,
    );
    const attacker = await tryLogin('provider@example.org', DEMO_PASSWORD, { 'X-Client': 'attacker' });
    expect(attacker.status).toBe(429);
  });

  it('can be allowed more often by an option', async () => {
    begin({ failedLoginsPerMinute: 7 });
    for (let n = 0; n < 7; n += 1) expect((await tryLogin('provider@example.org')).status).toBe(401);
    expect((await tryLogin('provider@example.org')).status).toBe(429);
  });
});

describe('a token', () => {
  it('opens the calls of its user until its time is up', async () => {
    const token = await client.logIn('provisional');
    const answer = await client.ask('getCurrentUser', { as: token });
    expect(answer.body).toMatchObject({ data: { status: 'Provisionally Active', role: 'Provider' } });
    expect(answer.headers.get('etag')).toBe('"v1"');
    clock += 24 * HOUR_MS;
    expect(await client.ask('getCurrentUser', { as: token })).toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    });
  });

  it('lives as long as it is told to', async () => {
    begin({ tokenLifeMs: 2000 });
    const token = await client.logIn('provider');
    clock += 1999;
    expect((await client.ask('getCurrentUser', { as: token })).status).toBe(200);
    clock += 1;
    expect((await client.ask('getCurrentUser', { as: token })).status).toBe(401);
  });

  it('is dead after logout, and another one of the same user is not', async () => {
    const [one, other] = [await client.logIn('admin'), await client.logIn('admin')];
    expect((await client.ask('logout', { as: one })).status).toBe(200);
    expect(await client.ask('getCurrentUser', { as: one })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect((await client.ask('getCurrentUser', { as: other })).status).toBe(200);
  });

  it('is random, and is kept as its hash alone', async () => {
    const token = await client.logIn('provider');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(api.world().tokens.list())).not.toContain(token);
  });

  it.each(['', 'Bearer', 'Bearer made-up', 'Basic cHJvdmlkZXI='])('is not %j', async (authorization) => {
    const answer = await client.ask('getCurrentUser', { headers: { Authorization: authorization } });
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('the facility user', () => {
  it('S7-08 comes with the facility, for facility roles only', async () => {
    for (const person of ['facility', 'np'] as const) {
      const answer = await client.ask('getCurrentFacilityUser', { as: await client.logIn(person) });
      expect(answer.body).toMatchObject({ data: { facility: { id: 'fac_demo-1', region: 'OH' } } });
    }
    for (const person of ['provider', 'admin'] as const) {
      const answer = await client.ask('getCurrentFacilityUser', { as: await client.logIn(person) });
      expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    }
  });
});
