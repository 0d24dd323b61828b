import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { holdChanged, imageClosed, imageOpened, sealChanged, stampFx } from '../log.ts';
import { $mode, panes } from '../panes.ts';
import { $patchKind } from '../patches.ts';
import { ask, caseOf, countedStamps, open, opened, UNDO } from '../reading.test-support.ts';
import { caseHandedOver } from '../slides.ts';
import {
  $count,
  $counting,
  $countingStop,
  $shownFields,
  countingBegun,
  countingEnded,
  fieldChosen,
  fieldStepped,
  nextPlace,
} from './counting.ts';

const PANE = { width: 1000, height: 500 };
/** By 0.25 and 0.5 μm per pixel a field of 0.01 mm² is 400 pixels wide and 200 high; the slide has 1000 by 800. */
const AREA = 0.01;

async function reading(): Promise<Scope> {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  const images = caseOf({ A: ['a1', 'a2'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1'));
  return scope;
}

const begin = (scope: Scope, area = AREA) =>
  allSettled(countingBegun, { scope, params: { area, centre: { x: 250, y: 300 }, pane: PANE } });

const step = (scope: Scope, direction: 'left' | 'right' | 'up' | 'down') =>
  allSettled(fieldStepped, { scope, params: { direction, pane: PANE } });

const mark = (scope: Scope, x: number, y: number, isPoint = true) =>
  ask(scope, { type: 'place-patch', at: { x, y }, viewScale: 1, isPoint });

async function counting(): Promise<Scope> {
  const scope = await reading();
  await begin(scope);
  return scope;
}

const placesIn = (scope: Scope) => scope.getState($counting)?.fields;
const currentIn = (scope: Scope) => scope.getState($counting)?.current;

describe('counting fields', () => {
  it('begins around the middle of the view, brings the field there and takes up the points', async () => {
    const scope = await counting();
    expect(scope.getState($shownFields)).toEqual([
      { box: { x: 50, y: 200, width: 400, height: 200 }, isCurrent: true },
    ]);
    expect(scope.getState(panes.primary.$viewport)).toEqual({
      centre: { x: 250, y: 300 },
      scale: 2,
      rotation: 0,
    });
    expect([scope.getState($mode), scope.getState($patchKind)]).toEqual(['PATCH', 'point']);
  });

  it('takes up no tool where marks are read-only, and leaves the tool for points as it is', async () => {
    const sealed = await reading();
    await allSettled(sealChanged, { scope: sealed, params: 'read-only' });
    await begin(sealed);
    expect([sealed.getState($mode), sealed.getState($counting) !== null]).toEqual(['NONE', true]);
    const placing = await reading();
    await ask(placing, { type: 'toggle-mode', mode: 'PATCH' });
    await begin(placing);
    expect(placing.getState($mode)).toBe('PATCH');
  });

  it('steps to the neighbours, never adds one twice, and stays where the slide ends', async () => {
    const scope = await counting();
    await step(scope, 'right');
    expect(scope.getState(panes.primary.$viewport)?.centre).toEqual({ x: 650, y: 300 });
    await step(scope, 'right');
    await step(scope, 'down');
    await step(scope, 'left');
    await step(scope, 'up');
    expect(placesIn(scope)).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 1, row: 1 },
      { column: 0, row: 1 },
    ]);
    expect(currentIn(scope)).toBe(0);
    const now = scope.getState($counting);
    expect(now && nextPlace(now, 'left')).toBeNull();
    await allSettled(fieldChosen, { scope, params: { index: 2, pane: PANE } });
    expect(currentIn(scope)).toBe(2);
    expect(scope.getState(panes.primary.$viewport)?.centre).toEqual({ x: 650, y: 500 });
    await allSettled(fieldChosen, { scope, params: { index: 9, pane: PANE } });
    expect(currentIn(scope)).toBe(2);
  });

  it('counts the marks that are there: of points their place, of regions their middle; undone ones no more', async () => {
    const scope = await counting();
    await mark(scope, 100, 250);
    await mark(scope, 450, 250);
    await step(scope, 'right');
    expect(scope.getState($count)).toMatchObject({ counts: [1, 1], total: 2, area: 0.02, perMm2: 100 });
    await mark(scope, 460, 300, false);
    // As large as the slide at first, whose middle is the border to the row below.
    expect(scope.getState($count)).toMatchObject({ counts: [1, 1] });
    const region = scope.getState(panes.primary.$current).patches.at(-1);
    const box = { x: 300, y: 210, width: 300, height: 300 };
    await ask(scope, { type: 'resize-patch', patchId: region?.id ?? '', box, viewScale: 1 });
    expect(scope.getState($count)).toMatchObject({ counts: [1, 2] });
    for (let undone = 0; undone < 3; undone += 1) await ask(scope, UNDO);
    expect(scope.getState($count)).toMatchObject({ counts: [1, 0], per2Mm2: 100 });
    expect(placesIn(scope)).toHaveLength(2);
  });

  it('gives no count while the slide or its marks are on their way', async () => {
    const scope = await counting();
    await mark(scope, 100, 250);
    await allSettled(imageClosed, { scope, params: 'primary' });
    expect([scope.getState($count), placesIn(scope)?.length]).toEqual([null, 1]);
    await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a1') } });
    expect(scope.getState($count)).toMatchObject({ counts: [1] });
    await allSettled(holdChanged, { scope, params: true });
    expect(scope.getState($count)).toBeNull();
  });

  it('begins nowhere without a scale or a slide', async () => {
    const scope = await reading();
    await allSettled(imageOpened, {
      scope,
      params: { pane: 'primary', image: opened('a1', { scale: { state: 'none' } }) },
    });
    await begin(scope);
    expect(scope.getState($counting)).toBeNull();
    const empty = fork();
    await begin(empty);
    await step(empty, 'right');
    expect(empty.getState($counting)).toBeNull();
  });

  it('ends when asked, with the slide, and with the scale that its fields were laid out by', async () => {
    const scope = await counting();
    await allSettled(countingEnded, { scope });
    expect([scope.getState($counting), scope.getState($countingStop)]).toEqual([null, null]);
    await begin(scope);
    await ask(scope, { type: 'set-scale', scale: { mppX: 0.25, mppY: 0.25, reason: 'measured' } });
    expect([scope.getState($counting), scope.getState($countingStop)]).toEqual([null, 'scale-changed']);
    await begin(scope);
    expect(scope.getState($countingStop)).toBeNull();
    await ask(scope, { type: 'open-slide', image: 'a2' });
    expect([scope.getState($counting), scope.getState($countingStop)]).toEqual([null, 'slide-left']);
    expect(scope.getState($shownFields)).toEqual([]);
  });

  it('goes on under the same picture that was opened anew, and ends under a rescan', async () => {
    const scope = await counting();
    const image = { pane: 'primary', image: opened('a1') } as const;
    await allSettled(imageOpened, { scope, params: image });
    expect(scope.getState($counting)).not.toBeNull();
    const rescan = { pane: 'primary', image: opened('a1', { checksum: 'another' }) } as const;
    await allSettled(imageOpened, { scope, params: rescan });
    expect(scope.getState($countingStop)).toBe('slide-left');
  });
});
