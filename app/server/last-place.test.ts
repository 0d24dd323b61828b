import { beforeEach, expect, it, vi } from 'vitest';
import { err, ok } from '#contracts/result.ts';
import { type Api, apiWith } from './api.server.ts';
import { keepSentPlace, readOwnPlace, readPlace } from './last-place.server.ts';
import type { Session } from './session-store.server.ts';

const session: Session = {
  createdAt: 0,
  lastActivity: 0,
  id: 'ses_1',
  userId: 'usr_1',
  displayName: 'Anybody',
  email: 'anybody@example.org',
  role: 'Provider',
  status: 'Active',
  token: 'a token',
  expiresAt: Number.MAX_SAFE_INTEGER,
};
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset();
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.stubGlobal('fetch', asked);
});

it('nobody’s place is kept by another person, for a case that is not read, or with anything but a place', async () => {
  const sent = { userId: 'usr_1', field: 'comment' };
  expect(await keepSentPlace({ ...session, userId: 'usr_2' }, 'cas_1', sent)).toBe(false);
  expect(await keepSentPlace({ ...session, role: 'Admin' }, 'cas_1', sent)).toBe(false);
  expect(await keepSentPlace(session, 'cas_1', { ...sent, field: 'Abernethy, Royce' })).toBe(false);
  expect(await keepSentPlace(session, 'cas_1', null)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it.each([404, 503])('a place that the API answers with %i is lost without harm', async (status) => {
  const failure = { isSuccess: false, data: null, message: null, error: 'No', details: null };
  asked.mockImplementation(() => Promise.resolve(Response.json(failure, { status })));
  expect(await keepSentPlace(session, 'cas_1', { userId: 'usr_1', field: 'comment' })).toBe(false);
  expect(asked).toHaveBeenCalled();
});

it('a place that cannot be read is none, and hinders nobody from reading the case', async () => {
  const place = { caseId: 'cas_1', slide: null, field: 'comment', keptAt: null };
  const api = (answer: unknown) => ({ getLastPlace: () => Promise.resolve(answer) }) as unknown as Api;
  const found = ok({ data: place, message: null, status: 200, headers: new Headers() });
  expect(await readPlace(api(found), 'cas_1')).toEqual(place);
  expect(await readPlace(api(err({ kind: 'offline' })), 'cas_1')).toBeNull();
});

it.each([
  [404, false],
  [403, false],
  [503, true],
])('who is answered with %i has the case: %s', async (status, isHolder) => {
  const failure = { isSuccess: false, data: null, message: null, error: 'No', details: null };
  asked.mockImplementation(() => Promise.resolve(Response.json(failure, { status })));
  expect(await readOwnPlace(apiWith({ token: 'a token' }), 'cas_1')).toEqual({ place: null, isHolder });
});
