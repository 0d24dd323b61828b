import { afterEach, expect, it } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { AccountsPage } from './accounts-page.tsx';

const list: ListState = {
  page: 1,
  pageSize: 20,
  total: 0,
  totalPages: 0,
  hidden: 0,
  filters: {},
  sort: 'name',
  dropped: [],
  columns: null,
  views: [],
  asOf: '2026-11-24T00:00:00Z',
};

const NOT_READ = 'Whether there are facilities to export could not be read.';

afterEach(unmount);

it.each([
  ['offers', 2, 'Export all facilities (2)', NOT_READ],
  ['does not offer', 0, 'There are no accounts yet', NOT_READ],
  ['says that it was not read how many there are for', null, NOT_READ, 'Export all'],
] as const)('%s the export of %s facilities', async (_, facilities, said, unsaid) => {
  await mountPage(<AccountsPage items={[]} list={list} facilities={facilities} mayOpen />);
  expect(textOf()).toContain(said);
  expect(textOf()).not.toContain(unsaid);
});

it.each([true, false])(
  'leads to the form of a new account only whom it would not refuse: %s',
  async (mayOpen) => {
    await mountPage(<AccountsPage items={[]} list={list} facilities={0} mayOpen={mayOpen} />);
    expect(textOf().includes('New account')).toBe(mayOpen);
    expect(textOf()).toContain('Create facility account');
  },
);
