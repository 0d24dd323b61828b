import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, mount, textOf, unmount } from '../mount.test-support.tsx';
import { ListPage } from './list-page.tsx';
import { textColumn } from './plain-columns.tsx';

const rows = [{ id: 't1', name: 'Hammer' }];

async function show(asksForNews: boolean): Promise<void> {
  const element = (
    <ListPage
      title="Things"
      name="things"
      asksForNews={asksForNews}
      list={{
        page: 1,
        pageSize: 20,
        total: 1,
        totalPages: 1,
        hidden: 0,
        filters: {},
        sort: 'name',
        dropped: [],
        columns: null,
        views: [],
        asOf: '2026-11-24T00:00:00Z',
      }}
      rows={rows}
      columns={[textColumn('name', 'Name', ({ name }: (typeof rows)[number]) => name)]}
      filters={[]}
      sorts={[]}
      nameOf={({ name }) => name}
      empty={{ title: 'There are no things yet', text: 'They come by themselves.' }}
    />
  );
  const router = createMemoryRouter([{ path: '/things', element }], { initialEntries: ['/things?kind=a'] });
  await mount(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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
    await show(asks);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    if (asks) await eventually(() => expect(textOf()).toContain('2 new · Show'));
    expect(asked.mock.calls.map(([address]) => address)).toEqual(
      asks ? ['/resources/list-news/things?kind=a'] : [],
    );
  },
);
