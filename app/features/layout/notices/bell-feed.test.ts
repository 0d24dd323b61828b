import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiWith } from '#app/server/api.server.ts';
import type { Notification } from '#contracts/generated/wire.ts';
import { markNotices, readBell } from './bell-feed.server.ts';

const notice = (number: number, isRead: boolean): Notification => ({
  id: `ntf_${number}`,
  version: 1,
  etag: '"v1"',
  event: 'case_message',
  important: false,
  text: `Notice ${number}.`,
  caseId: 'cas_1',
  taskId: null,
  ticketId: null,
  registrationId: null,
  licenceRenewalId: null,
  aboutUserId: null,
  createdAt: '2026-11-21T15:00:00Z',
  readAt: isRead ? '2026-11-21T16:00:00Z' : null,
});

const REFUSAL = { isSuccess: false, data: null, message: null, error: 'Not now.', details: null };

/** The API with these notices, newest first, of which it gives twenty at once, and takes no mark unless it is told to; what it was asked for is noted. */
function serve(all: readonly Notification[], takesMarks = false): string[] {
  const asked: string[] = [];
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'an invented secret of forty characters.');
  vi.stubGlobal('fetch', (request: Request) => {
    const { search, searchParams, pathname } = new URL(request.url);
    if (takesMarks && request.method === 'POST') {
      const [, id] = /(ntf_\d+)/.exec(pathname) ?? [];
      asked.push(`${id} is read`);
      const data = all.find((one) => one.id === id);
      return Promise.resolve(
        Response.json({ isSuccess: true, data, message: null, error: null, details: null }),
      );
    }
    if (request.method === 'POST') return Promise.resolve(Response.json(REFUSAL, { status: 503 }));
    asked.push(search);
    const notRead = all.filter(({ readAt }) => readAt === null);
    const items = (searchParams.get('unread') === 'true' ? notRead : all).slice(0, 20);
    const data = { items, nextCursor: null, unread: notRead.length };
    return Promise.resolve(
      Response.json({ isSuccess: true, data, message: null, error: null, details: null }),
    );
  });
  return asked;
}

const numbersShown = async (): Promise<readonly string[] | undefined> => {
  const shown = await readBell(apiWith({ token: 'a token' }), { role: 'Provider' }, 'UTC');
  return shown?.items.map(({ id }) => id.replace('ntf_', ''));
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('what the bell shows', () => {
  it('are the newest notices, and the older ones that were not read', async () => {
    const read = Array.from({ length: 25 }, (_, at) => notice(at, true));
    serve([...read, notice(25, false), notice(26, true), notice(27, false)]);
    const newest = Array.from({ length: 20 }, (_, at) => String(at));
    expect(await numbersShown()).toEqual([...newest, '25', '27']);
  });

  it('is asked for once where all that was not read is among the newest', async () => {
    const asked = serve([notice(1, false), notice(2, true)]);
    expect(await numbersShown()).toEqual(['1', '2']);
    expect(asked).toHaveLength(1);
  });

  it('is not said of a mark that was refused, which would look as if nothing had been pressed', async () => {
    serve([notice(1, false)]);
    const answer = await markNotices(apiWith({ token: 'a token' }), { role: 'Provider' }, 'UTC', ['ntf_1']);
    expect(answer).toBeNull();
  });

  it('is read again once, after each of several notices was marked', async () => {
    const asked = serve([notice(1, false), notice(2, false)], true);
    const ids = ['ntf_1', 'ntf_2'];
    const answer = await markNotices(apiWith({ token: 'a token' }), { role: 'Provider' }, 'UTC', ids);
    expect(answer?.items).toHaveLength(2);
    expect(asked).toEqual(['ntf_1 is read', 'ntf_2 is read', '']);
  });
});
