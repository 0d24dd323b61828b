import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, found, mount, unmount } from '../../mount.test-support.tsx';
import { aListState } from '../list-state.test-support.ts';
import { FilterBar } from './filter-bar.tsx';
import { DEBOUNCE_MS } from './use-typed-filter.ts';

const state = aListState({ total: 3, sort: 'name', asOf: '2026-11-21T12:00:00Z' });

/** Each address that the list was asked for. */
const asked: string[] = [];

async function show(at = '/lines?page=3') {
  asked.length = 0;
  const element = (
    <FilterBar
      list={state}
      filters={[
        { kind: 'day', name: 'from', label: 'From' },
        { kind: 'day', name: 'to', label: 'to' },
      ]}
      sorts={[]}
    />
  );
  const loader = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).search);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: '/lines', element, loader },
    ],
    { initialEntries: ['/before', at] },
  );
  await mount(<RouterProvider router={router} />);
  await pass(0);
  asked.length = 0;
  return router;
}

const box = () => found<HTMLInputElement>('[name=from]');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const blur = () => act(() => Promise.resolve(box().blur()));

describe('a filter by a day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    await unmount();
    vi.useRealTimers();
  });

  it('is asked for once its year is typed and the typing rests, and takes the place of the address before', async () => {
    const router = await show();
    for (const day of ['0002-05-03', '0020-05-03', '0202-05-03']) {
      await fill(box(), day);
      await pass(DEBOUNCE_MS);
    }
    expect([asked, box().value]).toEqual([[], '0202-05-03']);
    await fill(box(), '2026-05-03');
    await pass(DEBOUNCE_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['?from=2026-05-03']);
    await pass(DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
    // Back leads to what was before the list.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it.each([
    ['left', () => blur()],
    [
      'ended with Enter',
      () =>
        act(() =>
          Promise.resolve(
            box().dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
            ),
          ),
        ),
    ],
  ])('that is %s is asked for at once, and once', async (_how, end) => {
    await show();
    await act(() => Promise.resolve(box().focus()));
    await fill(box(), '2026-05-03');
    await end();
    await pass(0);
    expect(asked).toEqual(['?from=2026-05-03']);
    await pass(DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
  });

  it('that nobody means is not kept in the box when it is left, and one that is emptied is taken back', async () => {
    await show('/lines?from=2026-05-03&to=2026-06-01');
    await act(() => Promise.resolve(box().focus()));
    await fill(box(), '0202-05-03');
    await blur();
    await pass(DEBOUNCE_MS);
    expect([asked, box().value]).toEqual([[], '2026-05-03']);
    await fill(box(), '');
    await pass(DEBOUNCE_MS);
    expect(asked).toEqual(['?to=2026-06-01']);
  });

  it('that is half typed is not asked for', async () => {
    await show('/lines?from=2026-05-03');
    Object.defineProperty(box(), 'validity', { value: { badInput: true } });
    await fill(box(), '');
    await pass(DEBOUNCE_MS);
    expect(asked).toEqual([]);
  });
});
