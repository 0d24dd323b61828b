import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { click, found, mount, named, textOf, unmount } from '../mount.test-support.tsx';
import type { Column } from './column.ts';
import { ListPage } from './list-page.tsx';
import { aListState } from './list-state.test-support.ts';
import { linkColumn, textColumn, wholeColumn } from './plain-columns.tsx';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
}

const columns: readonly Column<Thing>[] = [
  linkColumn('name', 'Name', { to: ({ id }) => `/things/${id}`, text: ({ name }) => name }),
  textColumn('note', 'Note', ({ note }) => note),
  wholeColumn('id', 'Number', ({ id }) => id, { extra: true }),
];

const state = aListState({ total: 1, sort: 'name' });

async function show(
  rows: readonly Thing[],
  about: Partial<ListState> = {},
  all = columns,
  at = '/things?q=a&page=2&sort=-name',
) {
  const element = (
    <ListPage
      title="Things"
      name="things"
      list={{ ...state, total: rows.length, ...about }}
      rows={rows}
      columns={all}
      filters={[]}
      sorts={[{ value: 'name', label: 'By name' }]}
      nameOf={({ name }) => name}
      empty={{ title: 'There are no things yet', text: 'They come by themselves.' }}
      exported="things"
    />
  );
  const router = createMemoryRouter([{ path: '/things', element }], { initialEntries: [at] });
  await mount(<RouterProvider router={router} />);
  return router;
}

const headings = () => [...document.querySelectorAll('thead th')].map(textOf);
const sheets = () => [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
const one: Thing = { id: 't1', name: 'Hammer', note: null };

afterEach(unmount);

describe('a list of the operator', () => {
  it('S1-05 leaves as a sheet with what is asked for, whatever page is in sight', async () => {
    await show([one], { sort: '-name' });
    expect(sheets()).toEqual([
      '/files/exports/things?q=a&sort=-name&format=csv',
      '/files/exports/things?q=a&sort=-name&format=xlsx',
    ]);
  });

  it('S1-05 leaves as a sheet in the order that it is shown in, which no address names unless it was chosen', async () => {
    await show([one], { sort: 'urgency' }, columns, '/things?q=a');
    expect(sheets()[0]).toBe('/files/exports/things?q=a&sort=urgency&format=csv');
  });

  it('says that its first day is after its last one where that is why nothing fits', async () => {
    const turned = { from: ['2026-11-28'], to: ['2026-11-20'] };
    await show([], { filters: turned, hidden: 8 });
    expect(textOf()).toContain(
      'The first day, 11/28/2026, is after the last day, 11/20/2026. Change one of them. They hide 8 rows.',
    );
    await show([], { filters: { ...turned, to: ['2026-11-30'] }, hidden: 8 });
    expect(textOf()).not.toContain('first day');
  });

  it('says which rows it leaves out although they fit the filters, and leads to them', async () => {
    const apart = { things: ['old thing', 'old things'], query: { state: 'old' }, total: 1 } as const;
    await show([], { filters: { q: ['a'] }, hidden: 8, apart });
    expect(textOf()).toContain('No row fits these filters, except 1 old thing');
    expect(named('Show 1 old thing that fits too').getAttribute('href')).toBe(
      '/things?q=a&sort=-name&state=old',
    );
    await show([one], { filters: { q: ['a'] }, apart: { ...apart, total: 3 } });
    expect(named('Show 3 old things that fit too')).toBeDefined();
  });

  it('leads to each row, and shows extra columns only when they are chosen', async () => {
    await show([one]);
    expect(headings()).toEqual(['Name', 'Note']);
    expect(named('Hammer').getAttribute('href')).toBe('/things/t1');
    expect(textOf(found('[data-label=Note]'))).toBe('–');
    await show([one], { columns: ['id'] });
    expect(headings()).toEqual(['Name', 'Number']);
  });

  it('shows the columns that were chosen last, where the address of a view brought others along', async () => {
    const router = await show([one], {}, columns, '/things?page=2&cols=name&cols=id');
    const kept = vi.spyOn(document, 'cookie', 'set');
    const box = [...document.querySelectorAll('label')].find((label) => textOf(label).includes('Note'));
    await act(() => Promise.resolve(box?.click()));
    expect(router.state.location.search).toBe('?page=2');
    expect(kept).toHaveBeenCalledWith(expect.stringMatching(/^cols-things=name/));
  });

  it('scrolls within its frame where it has more columns than a screen is wide', async () => {
    const many = Array.from({ length: 15 }, (_, at) => textColumn<Thing>(`c${at}`, `C${at}`, () => at));
    await show([one], {}, many);
    expect(found('[data-narrow]').dataset['narrow']).toBe('scroll');
    expect(found('[role=region]').tabIndex).toBe(0);
  });

  it('says what comes next where there is nothing, and how many rows the filters hide', async () => {
    await show([]);
    expect(textOf()).toContain('There are no things yet');
    expect(document.querySelector('a[download]')).toBeNull();
    await show([], { filters: { q: ['a'] }, hidden: 3 });
    expect(textOf()).toContain('They hide 3 rows.');
    expect(named('Clear filters').getAttribute('href')).toBe('/things?sort=-name');
  });

  it('says in place of the rows why they could not be read, and keeps its heading, filters and views', async () => {
    const views = [
      { key: 'all', label: 'All', query: {}, total: 4 },
      { key: 'late', label: 'Late', query: { late: 'true' }, total: null },
    ];
    const failure = { text: 'The server is away.', toast: null };
    await show([], { filters: { q: ['a'] }, hidden: null, views, failure });
    expect(textOf(found('[role=alert]'))).toContain('Error: The server is away.');
    expect(named('Try again').tagName).toBe('BUTTON');
    expect(textOf(found('h1'))).toBe('Things');
    expect(found('form[role=search]')).toBeTruthy();
    expect([...document.querySelectorAll('nav[aria-label=Views] a')].map(textOf)).toEqual(['All4', 'Late']);
    expect(textOf(found('[role=status]'))).toBe('Not read · 1 filter');
    expect(textOf()).not.toContain('There are no things yet');
  });

  it('asks again for the same address when its rows could not be read', async () => {
    const router = await show([], { failure: { text: 'The server is away.', toast: null } });
    const asked: string[] = [];
    router.subscribe(({ location }) => asked.push(location.search));
    await click(named('Try again'));
    expect(asked.at(-1)).toBe('?q=a&page=2&sort=-name');
  });

  it('names no number of hidden rows that nobody knows', async () => {
    await show([], { filters: { from: ['2025-01-01'] }, hidden: null });
    expect(textOf(found('[role=status]'))).toBe('None · 1 filter');
    expect(textOf()).not.toContain('They hide');
  });

  it.each([
    ['above the rows', [one]],
    ['in their place', []],
  ])('leaves the focus with its head when its filters are cleared %s', async (_, rows) => {
    await show(rows, { filters: { q: ['a'] }, hidden: 3 });
    const links = [...document.querySelectorAll('a')].filter((link) => textOf(link) === 'Clear filters');
    const last = links.at(-1) ?? named('Clear filters');
    expect(links).toHaveLength(2 - rows.length);
    await act(() => Promise.resolve(last.focus()));
    await click(last);
    expect(document.activeElement).toBe(found('[data-list-range]'));
  });
});
