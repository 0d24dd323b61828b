import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkOf } from '#app/viewer/state/reading.test-support.ts';
import type { Session } from './session-store.server.ts';
import { readFirstLink } from './slide-link.server.ts';

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
const request = new Request('http://localhost/viewer?case=cas_1');

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
});
afterEach(() => vi.useRealTimers());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

it('S4.4-05 the first slide’s link comes with its page, for the person of the session', async () => {
  answering(() =>
    Promise.resolve(
      Response.json({ isSuccess: true, data: linkOf('blb_1'), error: null, details: null, message: 'ok' }),
    ),
  );
  expect(await readFirstLink(session, request, 'blb_1')).toMatchObject({
    ok: true,
    userId: 'usr_1',
    link: { blobId: 'blb_1' },
  });
  expect(await readFirstLink(session, request, null)).toBeNull();
});

it('a page does not wait for a link that does not come at once, and is not lost with it', async () => {
  vi.useFakeTimers();
  answering(() => new Promise(() => undefined));
  const waiting = readFirstLink(session, request, 'blb_1');
  await vi.advanceTimersByTimeAsync(300);
  expect(await waiting).toBeNull();
  answering(() => Promise.reject(new Error('no network')));
  expect((await readFirstLink(session, request, 'blb_1'))?.ok ?? false).toBe(false);
});
