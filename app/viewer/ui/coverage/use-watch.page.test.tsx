import type { Scope } from 'effector';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareSeen } from '#app/core/coverage/seen-text.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { mount } from '#app/ui/mount.test-support.tsx';
import type { Pane } from '../../pane/pane.client.ts';
import { $seenIn } from '../../state/coverage/coverage.ts';
import { opened } from '../../state/reading.test-support.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { createLiveValue } from '../stage/live-value.ts';
import { useWatch } from './use-watch.ts';

const SIZE = { width: 500, height: 800 };
const LEFT: Viewport = { centre: { x: 250, y: 400 }, scale: 1, rotation: 0 };
const image = opened('a1');
const picture = { width: 1, height: 1, data: new Uint8ClampedArray([200, 90, 150, 255]) };

/** A pane that stands at `home` where the log has no view, and has a small picture of its slide. */
async function watching(viewport: Viewport | null) {
  const scope = await readerAt();
  const live = createLiveValue<Viewport | null>(viewport ?? LEFT);
  const sharpening = createLiveValue(false);
  const at = { home: LEFT };
  const pane = {
    homeViewport: () => at.home,
    smallPicture: () => Promise.resolve(picture),
  } as unknown as Pane;
  function Watched() {
    useWatch({ side: 'primary', pane, image, viewport, size: SIZE, live, sharpening, missing: 0 });
    return null;
  }
  await shown(scope, <Watched />);
  return { scope, live, sharpening, at };
}

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function seenIn(scope: Scope): number | null {
  const slide = scope.getState($seenIn.primary);
  return slide === null ? null : shareSeen([slide], 1);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await mount(null);
  vi.useRealTimers();
});

it('looks for the tissue once the slide has been there for a while, and counts what stands still', async () => {
  const { scope } = await watching(LEFT);
  await passing(250);
  expect(seenIn(scope)).toBeNull();
  await passing(2000);
  expect(seenIn(scope)).toBeCloseTo(0.5, 2);
});

it('counts nothing while the slide moves or its tiles are on their way', async () => {
  const { scope, live, sharpening } = await watching(LEFT);
  act(() => live.set({ ...LEFT, centre: { x: 260, y: 400 } }));
  await passing(2000);
  expect(seenIn(scope)).toBe(0);
  act(() => {
    sharpening.set(true);
    live.set(LEFT);
  });
  await passing(1000);
  expect(seenIn(scope)).toBe(0);
  act(() => sharpening.set(false));
  await passing(400);
  expect(seenIn(scope)).toBeCloseTo(0.5, 2);
});

it('takes the whole slide as the pane has it by then', async () => {
  const { scope, live, at } = await watching(null);
  at.home = { centre: { x: 500, y: 400 }, scale: 0.5, rotation: 0 };
  act(() => live.set(at.home));
  await passing(2000);
  expect(seenIn(scope)).toBe(1);
});
