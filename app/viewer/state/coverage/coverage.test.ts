import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { seenText, shareSeen } from '#app/core/coverage/seen-text.ts';
import { ASSUMED_SCALE } from '#app/core/slides/scale.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { $isReplay, stampFx } from '../log.ts';
import { panes } from '../panes.ts';
import { ask, caseOf, countedStamps, heard, open, opened, UNDO } from '../reading.test-support.ts';
import { caseHandedOver } from '../slides.ts';
import {
  $seenIn,
  $seenSlides,
  $tissueKnown,
  keepSeenFx,
  nextUnseenAsked,
  nothingUnseen,
  pictureFound,
  readSeenFx,
  seenWaitFx,
  sightChanged,
  sightTimed,
} from './coverage.ts';

type Kept = Parameters<typeof keepSeenFx>[0];

const PANE = { width: 500, height: 800 };
const LEFT: Viewport = { centre: { x: 250, y: 400 }, scale: 1, rotation: 0 };
/** One dark piece that fills the slide. */
const PICTURE = { width: 1, height: 1, data: new Uint8ClampedArray([200, 90, 150, 255]) };

async function reading(kept: Kept['slides'] = [], isReplay = false) {
  const written: Kept[] = [];
  const scope = fork({
    values: [[$isReplay, isReplay]],
    handlers: [
      [stampFx, countedStamps()],
      [readSeenFx, () => kept],
      [seenWaitFx, () => undefined],
      [keepSeenFx, (one: Kept) => void written.push(one)],
    ],
  });
  const images = caseOf({ A: ['a1', 'a2'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1'));
  await allSettled(pictureFound, { scope, params: { image: opened('a1'), picture: PICTURE } });
  return { scope, written };
}

const look = (scope: Scope, viewport: Viewport, at: number, isSharp = true) =>
  allSettled(sightChanged, {
    scope,
    params: { pane: 'primary', sight: { image: opened('a1'), viewport, pane: PANE }, isSharp, at },
  });

const wait = (scope: Scope, at: number) => allSettled(sightTimed, { scope, params: { pane: 'primary', at } });

function shareIn(scope: Scope): number | null {
  const slide = scope.getState($seenIn.primary);
  return slide === null ? null : shareSeen([slide], 1);
}

describe('what was seen', () => {
  it('is what stood sharp for 300 ms, and not what passed by or was never sharp', async () => {
    const { scope } = await reading();
    await look(scope, LEFT, 1000);
    await wait(scope, 1299);
    await look(scope, LEFT, 1299, false);
    await wait(scope, 9000);
    expect(shareIn(scope)).toBe(0);
    await look(scope, LEFT, 10_000);
    await wait(scope, 10_300);
    expect(shareIn(scope)).toBeCloseTo(0.5, 2);
  });

  it('counts a view too that is left before anybody looked at the clock', async () => {
    const { scope } = await reading();
    await look(scope, LEFT, 1000);
    await look(scope, { ...LEFT, centre: { x: 5000, y: 400 } }, 1400);
    expect(shareIn(scope)).toBeCloseTo(0.5, 2);
  });

  it('is kept for its reader and its case, and comes back', async () => {
    const { scope, written } = await reading();
    await look(scope, LEFT, 0);
    await wait(scope, 300);
    expect(written.at(-1)).toMatchObject({ userId: 'u', caseId: 'c' });
    const again = await reading(written.at(-1)?.slides ?? []);
    expect(shareIn(again.scope)).toBeCloseTo(0.5, 2);
  });

  it('is not taken over from a scan that was replaced', async () => {
    const { written, scope: first } = await reading();
    await look(first, LEFT, 0);
    await wait(first, 300);
    const kept = (written.at(-1)?.slides ?? []).map((slide) => ({
      ...slide,
      image: { ...slide.image, checksum: 'of the earlier scan' },
    }));
    expect(shareIn((await reading(kept)).scope)).toBe(0);
  });

  it('is not said of a scale by which the same view magnifies less, and comes back when that is undone', async () => {
    const { scope, written } = await reading();
    const image = opened('a1', { scale: ASSUMED_SCALE });
    await open(scope, image);
    await allSettled(pictureFound, { scope, params: { image, picture: PICTURE } });
    const viewport = { centre: { x: 500, y: 400 }, scale: 0.25, rotation: 0 };
    const sight = { image, viewport, pane: PANE };
    await allSettled(sightChanged, { scope, params: { pane: 'primary', sight, isSharp: true, at: 0 } });
    await wait(scope, 300);
    const said = () => seenText(scope.getState($seenSlides), 1);
    expect(said()).toBe('Seen: 100 % of the tissue at 10x or more (magnification assumed).');

    // 10x of a scan by 40x is 2.5x of a scan by 10x.
    await ask(scope, { type: 'set-scale', scale: { mppX: 1, mppY: 1, reason: 'measured' } });
    expect(scope.getState($tissueKnown.primary)).toBe(false);
    const rescaled = scope.getState(panes.primary.$openImage);
    if (rescaled === null) throw new Error('No slide is open');
    await allSettled(pictureFound, { scope, params: { image: rescaled, picture: PICTURE } });
    expect(said()).toBe('Seen: 0 % of the tissue at 10x or more.');

    await ask(scope, UNDO);
    expect(said()).toBe('Seen: 100 % of the tissue at 10x or more (magnification assumed).');
    expect(shareIn(scope)).toBe(1);
    expect(seenText(written.at(-1)?.slides ?? [], 1)).toBe(said());
  });

  it('does not grow while a reading is played again', async () => {
    const { scope, written } = await reading([], true);
    const before = written.length;
    await look(scope, LEFT, 0);
    await wait(scope, 300);
    expect(scope.getState($seenSlides).every(({ coverage }) => coverage.seen.every((one) => one === 0))).toBe(
      true,
    );
    expect(written).toHaveLength(before);
  });
});

describe('the next unseen place', () => {
  it('is gone to as a step of the log, at the magnification of the view', async () => {
    const { scope } = await reading();
    await look(scope, LEFT, 0);
    await wait(scope, 300);
    await allSettled(nextUnseenAsked, { scope });
    const view = scope.getState(panes.primary.$viewport);
    expect(view).toMatchObject({ scale: 1, rotation: 0 });
    expect(view?.centre.x).toBeGreaterThan(600);
  });

  it('says so where all was seen, or where nobody knows yet', async () => {
    const { scope } = await reading();
    const said = heard(nothingUnseen, scope);
    await allSettled(nextUnseenAsked, { scope });
    const whole = { centre: { x: 500, y: 400 }, scale: 0.5, rotation: 0 };
    await look(scope, whole, 0);
    await wait(scope, 300);
    await allSettled(nextUnseenAsked, { scope });
    expect(said).toEqual([{ why: 'unknown' }, { why: 'all-seen', band: 3 }]);
  });
});
