import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, textOf } from '#app/ui/mount.test-support.tsx';
import { createLiveValue } from './live-value.ts';
import { Sharpening } from './sharpening.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await mount(null);
});

const after = (ms: number) => act(() => Promise.resolve(void vi.advanceTimersByTime(ms)));

it('says that tiles are still to come once that has lasted 300 ms, and no longer than it does', async () => {
  const live = createLiveValue(false);
  await mount(<Sharpening live={live} />);
  await act(() => Promise.resolve(live.set(true)));
  await after(299);
  expect(textOf()).toBe('');
  await after(1);
  expect(textOf()).toBe('Sharpening…');
  await act(() => Promise.resolve(live.set(false)));
  expect(textOf()).toBe('');
});

it('does not flicker while tiles come quickly, however often', async () => {
  const live = createLiveValue(false);
  await mount(<Sharpening live={live} />);
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => Promise.resolve(live.set(true)));
    await after(250);
    expect(textOf()).toBe('');
    await act(() => Promise.resolve(live.set(false)));
    await after(10);
  }
  await after(1000);
  expect(textOf()).toBe('');
});

it('is no live region, since it comes and goes with every pan', async () => {
  await mount(<Sharpening live={createLiveValue(true)} />);
  await after(300);
  expect(document.querySelector('[role=status], [role=alert], [aria-live=polite]')).toBeNull();
  expect(textOf()).toBe('Sharpening…');
});
