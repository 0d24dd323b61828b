import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { followedView } from '#app/core/viewing/mirror.ts';
import {
  $facts,
  imageOpened,
  paneMeasured,
  readerNamed,
  recorded,
  sealChanged,
  stampFx,
  writerNamed,
} from './log.ts';
import { $activePane, $registration, $shown, $synced, panes, paneTouched } from './panes.ts';
import {
  ask,
  countedStamps,
  drawn,
  heard,
  MEASURE,
  movedTo,
  open,
  opened,
  rulersIn,
  UNDO,
} from './reading.test-support.ts';
import { $formerLengths } from './sharing/drawn-marks.ts';
import { $syncText } from './sync/sync-news.ts';
import { viewerStateOf } from './viewer-state.ts';

const reader = (): Scope => fork({ handlers: [[stampFx, countedStamps()]] });
const showIn = (scope: Scope, pane: 'primary' | 'secondary', id: string) =>
  allSettled(imageOpened, { scope, params: { pane, image: opened(id) } });

async function split(scope: Scope = reader()): Promise<Scope> {
  await open(scope, opened('one'));
  await ask(scope, { type: 'open-split' });
  await showIn(scope, 'secondary', 'one');
  return scope;
}

const view = (x: number, scale = 1) => ({ centre: { x, y: 5 }, scale, rotation: 0 });
const startSync = { type: 'start-sync', lead: view(5), own: view(5) } as const;

describe('a scale that was set by hand', () => {
  it('goes before the file’s for every ruler drawn after it, says so, and leaves the value of older ones, which say that their scale is a former one', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, MEASURE);
    await ask(scope, drawn(1));
    expect(scope.getState($formerLengths.primary)).toBe('none');
    const asked = { mppX: 2, mppY: 2, reason: 'stage micrometer' };
    await ask(scope, { type: 'set-scale', scale: asked });
    await ask(scope, drawn(2));
    expect(scope.getState($shown.primary).rulers.map(({ label }) => label)).toEqual([
      '25.000 μm (former scale)',
      '100.000 μm (scale set by hand)',
    ]);
    const image = scope.getState(panes.primary.$openImage);
    expect(image?.scale).toEqual({ state: 'manual', ...asked });
    expect(scope.getState($formerLengths.primary)).toBe('some');
    await ask(scope, movedTo(3));
    expect(scope.getState(panes.primary.$openImage)).toBe(image);
  });

  it('is Undo’s to take back, and does not hold for other pixels of the same slide', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    await allSettled(imageOpened, {
      scope,
      params: { pane: 'primary', image: opened('one', { checksum: 'rescan' }) },
    });
    expect(viewerStateOf(scope.getState($facts), 'primary').image?.scale.state).toBe('file');
    await showIn(scope, 'primary', 'one');
    expect(viewerStateOf(scope.getState($facts), 'primary').image?.scale.state).toBe('manual');
    await ask(scope, UNDO);
    expect(viewerStateOf(scope.getState($facts), 'primary').image?.scale.state).toBe('file');
  });

  it('is nothing to a picture, on which it was set before pictures had none', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    await allSettled(imageOpened, {
      scope,
      params: { pane: 'primary', image: opened('one', { scale: { state: 'none' } }) },
    });
    expect(viewerStateOf(scope.getState($facts), 'primary').image?.scale).toEqual({ state: 'none' });
  });
});

describe('who writes', () => {
  it('marks name their author, and entries the writer of their image', async () => {
    const scope = reader();
    const author = { userId: 'u1', displayName: 'Reader One' };
    await allSettled(readerNamed, { scope, params: author });
    await allSettled(writerNamed, { scope, params: { imageId: 'one', writer: 'u1' } });
    const said = heard(recorded, scope);
    await open(scope, opened('one'));
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    expect(rulersIn(scope)).toMatchObject([{ author }]);
    expect(said.at(-1)).toMatchObject([{ writer: 'u1' }]);
  });

  it('Undo keeps to the writer of this window', async () => {
    const scope = reader();
    await allSettled(writerNamed, { scope, params: { imageId: 'one', writer: 'u1' } });
    await open(scope, opened('one'));
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await allSettled(writerNamed, { scope, params: { imageId: 'one', writer: 'u1~w2' } });
    expect(scope.getState(panes.primary.$canUndo)).toBe(false);
    await ask(scope, UNDO);
    expect(rulersIn(scope)).toHaveLength(1);
  });

  it('a sealed case shows its marks and takes none', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await allSettled(sealChanged, { scope, params: 'read-only' });
    for (const command of [drawn(2), UNDO, { type: 'clear-rulers' } as const]) await ask(scope, command);
    expect(rulersIn(scope)).toHaveLength(1);
  });
});

describe('two panes', () => {
  it('S4.4-10 the second one opens on the slide of the first', async () => {
    const scope = await split();
    expect(scope.getState(panes.secondary.$slide)).toBe('one');
    expect(scope.getState(panes.secondary.$busy)).toBe(false);
  });

  it('have an Undo each; a mark shows in both', async () => {
    const scope = await split();
    await ask(scope, MEASURE);
    await ask(scope, drawn(1));
    await ask(scope, drawn(2), 'secondary');
    expect([rulersIn(scope).length, rulersIn(scope, 'secondary').length]).toEqual([2, 2]);
    await ask(scope, UNDO);
    expect(rulersIn(scope, 'secondary').map(({ pane }) => pane)).toEqual(['secondary']);
    await ask(scope, UNDO);
    expect(rulersIn(scope)).toHaveLength(1);
  });

  it('S4.4-11 in step, the second is led and shows the first’s rulers as sync- copies; Undo reaches both', async () => {
    const scope = await split();
    await ask(scope, MEASURE);
    await ask(scope, movedTo(5));
    await ask(scope, startSync, 'secondary');
    await ask(scope, drawn(1));
    expect(scope.getState($synced)).toBe(true);
    expect(scope.getState($shown.secondary).rulers.map(({ id }) => id)).toEqual(['sync-a-ruler-6']);
    await ask(scope, movedTo(9));
    const lead = scope.getState(panes.primary.$viewport);
    const own = scope.getState(panes.secondary.$viewport);
    expect(followedView(scope.getState($registration), lead, own)?.centre.x).toBe(9);
    await ask(scope, UNDO);
    expect(scope.getState($shown.secondary).rulers).toEqual([]);
  });

  it('sections that were aligned lie so for their very pixels, and not for a rescan under the same id', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'open-slide', image: 'two' }, 'secondary');
    await showIn(scope, 'secondary', 'two');
    const pairs = [10, 90].map((x) => ({ from: { x, y: 0 }, to: { x: x + 5, y: 0 } }));
    await ask(scope, { type: 'align-by-points', pairs }, 'secondary');
    const aligned = scope.getState($registration);
    expect(aligned).toMatchObject({ checksums: { from: 'sum-one', to: 'sum-two' }, fit: { points: 2 } });
    for (const [pane, id] of [
      ['secondary', 'two'],
      ['primary', 'one'],
    ] as const) {
      const rescan = opened(id, { checksum: 'rescan' });
      await allSettled(imageOpened, { scope, params: { pane, image: rescan } });
      expect([scope.getState($synced), scope.getState($registration)]).toEqual([false, null]);
      await ask(scope, startSync, 'secondary');
      expect(scope.getState($synced)).toBe(true);
      expect(scope.getState($registration)?.fit).toBeUndefined();
      await ask(scope, { type: 'stop-sync', own: view(5) }, 'secondary');
      await showIn(scope, pane, id);
      await ask(scope, startSync, 'secondary');
      expect(scope.getState($registration)).toEqual(aligned);
    }
  });

  it('say each of its own lengths, and the second of those of the first that it shows, that their scale is former', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'open-slide', image: 'two' }, 'secondary');
    await showIn(scope, 'secondary', 'two');
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await ask(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    const areFormer = () => [
      scope.getState($formerLengths.primary),
      scope.getState($formerLengths.secondary),
    ];
    expect(areFormer()).toEqual(['all', 'none']);
    await ask(scope, startSync, 'secondary');
    expect(scope.getState($shown.secondary).rulers).toHaveLength(1);
    expect(areFormer()).toEqual(['all', 'all']);
  });

  describe('in step, and a scale that is set by hand after that', () => {
    const scale = { mppX: 0.5, mppY: 0.5, reason: 'stage micrometer' };
    const square = { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' } as const;
    async function inStep(): Promise<Scope> {
      const scope = reader();
      await open(scope, opened('one', { scale: square }));
      await ask(scope, movedTo(5));
      await ask(scope, { type: 'open-slide', image: 'two' }, 'secondary');
      const image = opened('two', { scale: square });
      await allSettled(imageOpened, { scope, params: { pane: 'secondary', image } });
      return scope;
    }

    it('show a ruler of the first as long as it is by the scale of the second, whose view stays', async () => {
      const scope = await inStep();
      await ask(scope, startSync, 'secondary');
      await ask(scope, MEASURE);
      await ask(scope, drawn(1));
      const before = scope.getState($registration);
      const { led } = viewerStateOf(scope.getState($facts), 'secondary');
      await ask(scope, { type: 'set-scale', scale }, 'secondary');
      const [copy] = scope.getState($shown.secondary).rulers;
      expect(copy?.label).toBe('12.500 μm, of the first pane’s slide');
      // 25 pixels of half a micrometre each.
      expect((copy?.to.y ?? 0) - (copy?.from.y ?? 0)).toBeCloseTo(25);
      expect(viewerStateOf(scope.getState($facts), 'secondary').led).toEqual(led);
      expect(scope.getState($syncText)).toContain('magnified 0.50 times');
      const after = scope.getState($registration);
      await ask(scope, movedTo(9));
      expect(scope.getState($registration)).toBe(after);
      await ask(scope, UNDO, 'secondary');
      expect(scope.getState($registration)).toBe(before);
    });

    it('lie as they were aligned by points, for which no scale counts', async () => {
      const scope = await inStep();
      const pairs = [10, 90].map((x) => ({ from: { x, y: 0 }, to: { x: x + 5, y: 0 } }));
      await ask(scope, { type: 'align-by-points', pairs }, 'secondary');
      const aligned = scope.getState($registration);
      await ask(scope, { type: 'set-scale', scale }, 'secondary');
      expect(scope.getState($registration)).toBe(aligned);
    });
  });

  it('a slide that parts them leaves the second one where it was led to, also from a first one that was never moved', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'open-slide', image: 'two' }, 'secondary');
    await showIn(scope, 'secondary', 'two');
    await allSettled(paneMeasured, { scope, params: { pane: 'primary', size: { width: 500, height: 400 } } });
    await ask(scope, { type: 'move-view', viewport: view(1, 3) }, 'secondary');
    const home = { centre: { x: 500, y: 400 }, scale: 0.5, rotation: 0 };
    const own = { centre: { x: 100, y: 100 }, scale: 2, rotation: 90 };
    await ask(scope, { type: 'start-sync', lead: home, own }, 'secondary');
    await ask(scope, { type: 'open-slide', image: 'three' });
    expect(scope.getState($synced)).toBe(false);
    expect(scope.getState(panes.secondary.$viewport)).toEqual({ ...own, scale: 0.5 });
  });

  it('a copy cannot be removed where it is one', async () => {
    const scope = await split();
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await ask(scope, startSync, 'secondary');
    const [copy] = scope.getState($shown.secondary).rulers;
    await ask(scope, { type: 'remove-ruler', rulerId: copy?.id ?? '' }, 'secondary');
    expect(rulersIn(scope)).toHaveLength(1);
  });

  it('the one touched last is the active one, as long as there are two', async () => {
    const scope = await split();
    await allSettled(paneTouched, { scope, params: 'secondary' });
    expect(scope.getState($activePane)).toBe('secondary');
    await ask(scope, { type: 'close-split' });
    expect(scope.getState($activePane)).toBe('primary');
  });
});
