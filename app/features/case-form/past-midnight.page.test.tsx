import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setting, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from './case-form.test-support.tsx';

const FUTURE = 'Collection date cannot be in the future';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await unmount();
});

const days = { specimenCollectionDate: '2026-11-22', receivedDate: '2026-11-22' };
const today = formOf({ specimens: [specimen(days)] });
/** Half past eleven in the evening where the facility is, which is the next day in UTC. */
const late = { setting: { ...setting, today: '2026-11-21' }, loadedAt: '2026-11-22T04:30:00Z' };

it('a form that stays open over midnight takes what was collected since', async () => {
  await mount(treeOf('specimens', today, { ...late, isTried: true }));
  expect(textOf()).toContain(FUTURE);
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(textOf()).not.toContain(FUTURE);
});

it('a browser that does not know the zone of the facility stays with the day that the server named', async () => {
  await mount(treeOf('specimens', today, { ...late, timeZone: 'Mars/Olympus', isTried: true }));
  expect(textOf()).toContain(FUTURE);
});
