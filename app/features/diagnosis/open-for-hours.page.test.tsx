import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { itemOf } from './diagnosis-screen.test-support.ts';
import { treeOf } from './diagnosis-tree.test-support.tsx';

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

it('a diagnosis that stays open says when the time of its case is over', async () => {
  await mount(treeOf(diagnosisOf(), { item: { ...itemOf('Selected'), dueAt: '2026-11-23T15:40:00Z' } }));
  expect(textOf()).toContain('in 40 min');
  await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
  expect(textOf()).toContain('20 min overdue');
});
