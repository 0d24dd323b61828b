import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { click, eventually, found, mount, named, textOf, unmount } from '../mount.test-support.tsx';
import { ListPage } from './list-page.tsx';
import { aListState } from './list-state.test-support.ts';
import { textColumn } from './plain-columns.tsx';

const rows = [{ id: 't1', name: 'Hammer' }];

const listOf = (asksForNews: boolean, changes: Partial<ListState> = {}) => (
  <ListPage
    title="Things"
    name="things"
    asksForNews={asksForNews}
    list={aListState({ total: 1, sort: 'name', ...changes })}
    rows={changes.failure === undefined ? rows : []}
    columns={[textColumn('name', 'Name', ({ name }: (typeof rows)[number]) => name)]}
    filters={[]}
    sorts={[]}
    nameOf={({ name }) => name}
    empty={{ title: 'There are no things yet', text: 'They come by themselves.' }}
  />
);

async function show(element: ReactNode): Promise<void> {
  const router = createMemoryRouter([{ path: '/things', element }], { initialEntries: ['/things?kind=a'] });
  await mount(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await unmount();
});

it.each([true, false])(
  'a list of the operator tells of new rows where it asks for them: %s',
  async (asks) => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ ids: ['t1', 't2'], total: 3 })));
    vi.stubGlobal('fetch', asked);
    await show(listOf(asks));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    if (asks) await eventually(() => expect(textOf()).toContain('2 new · Show'));
    expect(asked.mock.calls.map(([address]) => address)).toEqual(
      asks ? ['/resources/list-news/things?kind=a'] : [],
    );
  },
);

it('a list that could not be read tells of nothing new, as it is not known what would be', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ ids: ['t1'], total: 137 })));
  vi.stubGlobal('fetch', asked);
  await show(listOf(true, { total: 0, failure: { text: 'Internal server error!', toast: null } }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).not.toHaveBeenCalled();
  expect(textOf()).not.toContain('new · Show');
});

it('D36 ten lists that hear that they ask too often ask ten times, and again when the wait is over', async () => {
  const refusal = () => new Response('Too many requests', { status: 429, headers: { 'Retry-After': '100' } });
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(refusal()));
  vi.stubGlobal('fetch', asked);
  await show(Array.from({ length: 10 }, (_, at) => <div key={at}>{listOf(true)}</div>));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked).toHaveBeenCalledTimes(10);
  await act(() => vi.advanceTimersByTimeAsync(99_000));
  expect(asked).toHaveBeenCalledTimes(10);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked).toHaveBeenCalledTimes(20);
});

it('the button that shows new rows leaves the focus with the head of the list', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ids: ['t1', 't2'], total: 3 })));
  await show(listOf(true));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await eventually(() => expect(textOf()).toContain('2 new · Show'));
  await act(() => Promise.resolve(named('2 new · Show').focus()));
  await click(named('2 new · Show'));
  expect(document.activeElement).toBe(found('[data-list-range]'));
  expect(textOf(found('[data-list-range]'))).toBe('1–1 of 1');
});
