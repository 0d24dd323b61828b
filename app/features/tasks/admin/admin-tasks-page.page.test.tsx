import { useActionData } from '@remix-run/react';
import { afterEach, expect, it } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
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
  expect(textOf()).toContain('Find it, DP-1: Somebody has changed it. It stays selected.');
  expect(selected()).toEqual(['Find it']);
  await fill(select(), 'usr_demo000002');
  await click(named('Assign selected'));
  await eventually(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toMatchObject({ assigneeId: 'usr_demo000002', 'tasks[0]': 'tsk_1 "v1"' });
  expect(posts[1]).not.toHaveProperty('tasks[1]');
});

it('tasks that were refused and have left the list keep the name that they had, and are not called selected', async () => {
  const page = { list, people, idempotencyKey: '"key"' };
  const outcomes = ['tsk_0', 'tsk_1'].map((id) => ({ id, refusal: 'Somebody has changed it.' }));
  await mountSteps(
    <AdminTasksPage {...page} items={tasks} outcome={undefined} />,
    <AdminTasksPage {...page} items={tasks.slice(1)} outcome={{ refused: null, outcomes }} />,
  );
  await click(named('Show what came'));
  expect([...document.querySelectorAll('[role=status] li')].map(textOf)).toEqual([
    'Cut it, DP-1: Somebody has changed it. It is no longer in this list.',
    'Find it, DP-1: Somebody has changed it. It stays selected.',
  ]);
});

it('whom the selected tasks are for stays chosen while the list is read anew', async () => {
  const page = { list, people, items: tasks, outcome: undefined };
  await mountSteps(
    <AdminTasksPage {...page} idempotencyKey={'"key-1"'} />,
    <AdminTasksPage {...page} idempotencyKey={'"key-2"'} />,
  );
  await click(found('[aria-label="Select Cut it"]'));
  await fill(select(), 'usr_demo000002');
  await click(named('Show what came'));
  expect(select().value).toBe('usr_demo000002');
  expect(found<HTMLInputElement>('#assign-many [name=idempotencyKey]').value).toBe('"key-1"');
});
