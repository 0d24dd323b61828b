import { useActionData } from '@remix-run/react';
import { afterEach, expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import { aTask, NOW } from '../task-item.test-support.ts';
import { AdminTasksPage } from './admin-tasks-page.tsx';

const titles = ['Cut it', 'Find it', 'Send it'];
const tasks = titles.map((title, index) => aTask({ id: `tsk_${String(index)}`, title }));
const list = aListState({ total: tasks.length, asOf: NOW });
const people = [
  { value: 'usr_demo000001', label: 'Ada' },
  { value: 'usr_demo000002', label: 'Bea' },
];

type Outcome = NonNullable<Parameters<typeof AdminTasksPage>[0]['outcome']>;

function Page({ total }: { readonly total: number }) {
  const outcome = useActionData<Outcome>();
  const listed = { items: tasks, list: { ...list, total } };
  return <AdminTasksPage {...listed} people={people} idempotencyKey={'"key"'} outcome={outcome} />;
}

async function show(answer: Outcome, total = tasks.length): Promise<void> {
  await mountPage(<Page total={total} />, { answer: () => answer });
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
    'Cut it, DP-1: Somebody has changed it. It is not on this page.',
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

it('all tasks of the list can be meant, as many as it counts, and each has an outcome under its name', async () => {
  const elsewhere = { id: 'tsk_99', name: 'Ship it, DP-9', refusal: 'It is closed.' };
  await show({ refused: null, outcomes: [{ id: 'tsk_0', refusal: null }, elsewhere] }, 137);
  await click(found('[aria-label="Select Cut it"]'));
  expect(textOf()).not.toContain('Select all');
  await click(named('Select the 3 on this page'));
  await click(named('Select all 137'));
  expect(textOf(found('[aria-label="Selected rows"]'))).toContain('137 selected');
  await fill(select(), 'usr_demo000001');
  await click(named('Assign selected'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ all: '1', assigneeId: 'usr_demo000001' });
  expect(posts[0]).not.toHaveProperty('tasks[0]');
  await eventually(() => expect(textOf()).toContain('1 of 2 done'));
  expect(textOf()).toContain('Ship it, DP-9: It is closed. It is not on this page.');
});

it('all are meant no more once a row is taken out', async () => {
  await show({ refused: null, outcomes: [] }, 137);
  await click(found('[aria-label="Select Cut it"]'));
  await click(named('Select the 3 on this page'));
  await click(named('Select all 137'));
  await click(found('[aria-label="Select Find it"]'));
  expect(textOf(found('[aria-label="Selected rows"]'))).toContain('2 selected');
});
