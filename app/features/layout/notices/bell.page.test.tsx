import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_CAME_EVENT } from '#app/core/notices/notice-came.ts';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { click, eventually, later, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { Bell } from './bell.tsx';
import { useNotices } from './use-notices.ts';

type Notices = NoticesAnswer['notices'];

const notice = (id: string, isRead: boolean, to: string | null) => ({
  id,
  text: `Text of ${id}`,
  at: '2026-11-21T15:00:00Z',
  isRead,
  isImportant: id === 'ntf_1',
  to,
});

const answer: Notices = {
  items: [notice('ntf_1', false, '/case-details/cas_1'), notice('ntf_2', true, null)],
  unread: 1,
};

/** What was asked of the server, and what it says to everything. */
function serve(answers: Notices | 'nothing') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    const ids = body instanceof FormData ? body.getAll('id').map(String) : [];
    asked.push([method, ...ids].join(' '));
    if (answers === 'nothing') throw new TypeError('Failed to fetch');
    return Promise.resolve(Response.json({ notices: answers, banner: 'unknown' }));
  });
  return asked;
}

function TestBell() {
  const { heardBanner: _, ...bell } = useNotices();
  return <Bell {...bell} />;
}

const show = () =>
  mount(<RouterProvider router={createMemoryRouter([{ path: '*', element: <TestBell /> }])} />);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the bell of a page', () => {
  it('counts what was not read, shows where it leads, and marks it as read', async () => {
    const asked = serve(answer);
    await show();
    await eventually(() => named('Notices, 1 not read'));
    await click(named('Notices, 1 not read'));
    expect(named('Text of ntf_1').getAttribute('href')).toBe('/case-details/cas_1');
    expect(() => named('Text of ntf_2')).toThrow();
    expect(textOf()).toContain('Important:');
    await click(named('Mark as read: Text of ntf_1'));
    await eventually(() => expect(asked).toContain('POST ntf_1'));
  });

  it.each([
    [[], 3, 'Mark all 3 as read'],
    [['ntf_1'], 4, 'Mark the 3 that are not important as read'],
    [[], 30, 'Mark the newest 3 as read'],
  ])(
    'marks together what is not important, with %j beside it and %i not read',
    async (more, unread, words) => {
      const ids = [...more, 'ntf_2', 'ntf_3', 'ntf_4'];
      const asked = serve({ items: ids.map((id) => notice(id, false, null)), unread });
      await show();
      await eventually(() => named(`Notices, ${unread} not read`));
      await click(named(`Notices, ${unread} not read`));
      await click(named(words));
      await eventually(() => expect(asked).toContain('POST ntf_2 ntf_3 ntf_4'));
    },
  );

  it('has nothing to mark together where one is left', async () => {
    serve({ items: [notice('ntf_1', false, null), notice('ntf_2', false, null)], unread: 2 });
    await show();
    await eventually(() => named('Notices, 2 not read'));
    await click(named('Notices, 2 not read'));
    expect(textOf()).not.toMatch(/Mark (all|the)/);
  });

  it('says that older ones were not read where they do not all stand there', async () => {
    serve({ ...answer, unread: 31 });
    await show();
    await eventually(() => named('Notices, 31 not read'));
    await click(named('Notices, 31 not read'));
    expect(textOf()).toContain('Older notices that you have not read: 30. They come up as you read these.');
  });

  it('D36 asks no more before the wait is over that the server wants', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const refusal = () =>
      new Response('Too many requests', { status: 429, headers: { 'Retry-After': '90' } });
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(refusal()));
    vi.stubGlobal('fetch', asked);
    await show();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('counts anew when its page is looked at again, as notices may have been read in another one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    serve(answer);
    await show();
    await eventually(() => named('Notices, 1 not read'));
    const asked = serve({ ...answer, unread: 0 });
    const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + 6_000);
    await comeBack();
    await eventually(() => named('Notices'));
    expect(asked).toEqual(['GET']);
    vi.useRealTimers();
  });

  it('tells the page of each notice that it did not know, and of none twice', async () => {
    const came = vi.fn();
    window.addEventListener(NOTICE_CAME_EVENT, came);
    serve(answer);
    await show();
    await eventually(() => named('Notices, 1 not read'));
    expect(came).toHaveBeenCalledTimes(1);
    await click(named('Notices, 1 not read'));
    await click(named('Mark as read: Text of ntf_1'));
    expect(came).toHaveBeenCalledTimes(1);
    serve({ items: [notice('ntf_3', false, null), ...answer.items], unread: 2 });
    await click(named('Mark as read: Text of ntf_1'));
    await eventually(() => expect(textOf()).toContain('Text of ntf_3'));
    expect(came).toHaveBeenCalledTimes(2);
    window.removeEventListener(NOTICE_CAME_EVENT, came);
  });

  it('keeps what a later answer said, where the first list comes after it, and tells of no notice twice', async () => {
    const came = vi.fn();
    window.addEventListener(NOTICE_CAME_EVENT, came);
    const first = later<Notices>();
    const newest: Notices = { items: [notice('ntf_3', false, null), ...(answer?.items ?? [])], unread: 2 };
    const answers = [first.promise, Promise.resolve(newest)];
    vi.stubGlobal('fetch', async () =>
      Response.json({ notices: await (answers.shift() ?? newest), banner: 'unknown' }),
    );
    await show();
    await click(named('Notices'));
    await eventually(() => expect(textOf()).toContain('Text of ntf_3'));
    await act(async () => {
      first.resolve(answer);
      await first.promise;
    });
    await click(named('Mark as read: Text of ntf_3'));
    expect(textOf()).toContain('Text of ntf_3');
    expect(came).toHaveBeenCalledTimes(1);
    window.removeEventListener(NOTICE_CAME_EVENT, came);
  });

  it('asks once more after a mark whose answer was overtaken by one that may be older', async () => {
    const asked: string[] = [];
    const marked = later<Notices>();
    vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(method);
      const isAfterMark = asked.indexOf('POST') !== -1 && asked.filter((one) => one === 'GET').length > 3;
      const said = method === 'POST' ? await marked.promise : isAfterMark ? { items: [], unread: 0 } : answer;
      return Response.json({ notices: said, banner: 'unknown' });
    });
    await show();
    await eventually(() => named('Notices, 1 not read'));
    await click(named('Notices, 1 not read'));
    await click(named('Mark as read: Text of ntf_1'));
    await click(named('Close'));
    await click(named('Notices, 1 not read'));
    await eventually(() => expect(asked).toEqual(['GET', 'GET', 'POST', 'GET']));
    await act(async () => {
      marked.resolve({ items: [], unread: 0 });
      await marked.promise;
    });
    await eventually(() => expect(textOf()).toContain('There is nothing to tell.'));
    expect(asked).toEqual(['GET', 'GET', 'POST', 'GET', 'GET']);
  });

  it('says that there is nothing to tell once the server has said so', async () => {
    const first = later<Notices>();
    vi.stubGlobal('fetch', async () => Response.json({ notices: await first.promise, banner: 'unknown' }));
    await show();
    await click(named('Notices'));
    expect(textOf()).toContain('Loading the notices');
    expect(textOf()).not.toContain('There is nothing to tell.');
    first.resolve({ items: [], unread: 0 });
    await eventually(() => expect(textOf()).toContain('There is nothing to tell.'));
  });

  it.each(['nothing', null] as const)(
    'says that notices cannot be read where the answer is %s',
    async (heard) => {
      serve(heard);
      await show();
      await click(named('Notices'));
      await eventually(() => expect(textOf()).toContain('Notices cannot be read now.'));
      expect(textOf()).not.toContain('There is nothing to tell.');
    },
  );

  it.each(['nothing', null] as const)('keeps what it knew where the next answer is %s', async (heard) => {
    serve(answer);
    await show();
    await eventually(() => named('Notices, 1 not read'));
    serve(heard);
    await click(named('Notices, 1 not read'));
    await eventually(() => expect(textOf()).toContain('Notices cannot be read or marked as read now.'));
    expect(named('Notices, 1 not read')).toBeDefined();
    expect(named('Text of ntf_1')).toBeDefined();
    serve(answer);
    await click(named('Mark as read: Text of ntf_1'));
    await eventually(() => expect(textOf()).not.toContain('cannot be read'));
  });
});
