import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { AdminTasksPage } from './admin/admin-tasks-page.tsx';
import { TaskFrame } from './task-frame.tsx';
import { aTask, aWholeTask, NOW } from './task-item.test-support.ts';
import { TaskListFrame } from './task-list-frame.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await unmount();
});

const due = { overdue: false, dueAt: '2026-11-21T15:40:00Z' };
const list = aListState({ total: 1, asOf: NOW });
const one = { idempotencyKey: '"key"', outcome: undefined };
const mine = { title: 'My Tasks', name: 'providerTasks', role: 'Provider' } as const;

it.each<[string, () => ReactElement]>([
  ['a list of tasks', () => <TaskListFrame {...mine} tasks={[aTask(due)]} list={list} />],
  ['the tasks of everybody', () => <AdminTasksPage {...one} items={[aTask(due)]} list={list} people={[]} />],
  ['a task', () => <TaskFrame {...one} task={aWholeTask(due)} role="MedicalFacility" asOf={NOW} />],
])('%s that stays open says when its time is over', async (_, pageOf) => {
  await mountPage(pageOf());
  expect(textOf()).toContain('in 40 min');
  await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
  expect(textOf()).toContain('20 min overdue');
});
