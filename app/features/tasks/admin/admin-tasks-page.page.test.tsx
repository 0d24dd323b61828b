import { useActionData } from '@remix-run/react';
import { afterEach, expect, it } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { aTask, NOW } from '../task-item.test-support.ts';
import { AdminTasksPage } from './admin-tasks-page.tsx';

const titles = ['Cut it', 'Find it', 'Send it'];
const tasks = titles.map((title, index) => aTask({ id: `tsk_${String(index)}`, title }));
const list: ListState = {
  page: 1,
  pageSize: 20,
  total: tasks.length,
  totalPages: 1,
  hidden: 0,
  filters: {},
  sort: '',
  dropped: [],
  columns: null,
  views: [],
  asOf: NOW,
};
const people = [
  { value: 'usr_demo000001', label: 'Ada' },
  { value: 'usr_demo000002', label: 'Bea' },
];

type Outcome = NonNullable<Parameters<typeof AdminTasksPage>[0]['outcome']>;

function Page() {
  const outcome = useActionData<Outcome>();
  return (
    <AdminTasksPage items={tasks} list={list} people={people} idempotencyKey={'"key"'} outcome={outcome} />
  );
}

async function show(answer: Outcome): Promise<void> {
  await mountPage(<Page />, { answer: () => answer });
}

const select = () => found<HTMLSelectElement>('select[name=assigneeId]');
const selected = () =>
  titles.filter((title) => found<HTMLInputElement>(`[aria-label="Select ${title}"]`).checked);

afterEach(unmount);

it('tasks that were assigned leave the selection, so that the next assignment is of those that were refused', async () => {
  await show({
    refused: null,
    outcomes: [
      { id: 'tsk_0', refusal: null },
      { id: 'tsk_1', refusal: 'Somebody has changed it.' },
      { id: 'tsk_2', refusal: null },
    ],
  });
  await click(found('[aria-label="Select Cut it"]'));
  await click(named('Select the 3 on this page'));
  await fill(select(), 'usr_demo000001');
  await click(named('Assign selected'));
  await eventually(() => expect(textOf()).toContain('2 of 3 done'));
  expect(textOf()).toContain('Find it: Somebody has changed it. It stays selected.');
  expect(selected()).toEqual(['Find it']);
  await fill(select(), 'usr_demo000002');
  await click(named('Assign selected'));
  await eventually(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toMatchObject({ assigneeId: 'usr_demo000002', 'tasks[0]': 'tsk_1 "v1"' });
  expect(posts[1]).not.toHaveProperty('tasks[1]');
});
