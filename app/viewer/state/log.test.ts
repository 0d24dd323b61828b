import { allSettled, createEvent, fork, type Scope, sample, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Rejection } from '#app/core/viewing/decide/decision.ts';
import {
  $facts,
  $log,
  type Asked,
  commandAsked,
  entriesRestored,
  holdChanged,
  imageClosed,
  recorded,
  rejected,
  stampFx,
} from './log.ts';
import {
  ask,
  countedStamps,
  drawn,
  heard,
  MEASURE,
  movedTo,
  open,
  opened,
  REDO,
  UNDO,
} from './reading.test-support.ts';
import { viewerStateOf } from './viewer-state.ts';

const reader = (): Scope => fork({ handlers: [[stampFx, countedStamps()]] });
const entries = (scope: Scope) => scope.getState($log).log.entries;
const typesIn = (scope: Scope) => entries(scope).map(({ event }) => event.type);
const rulersOn = (scope: Scope, image: string) => scope.getState($log).view.rulers(image);
const idsOn = (scope: Scope, image: string) => rulersOn(scope, image).map(({ id }) => id);

async function measuring(): Promise<Scope> {
  const scope = reader();
  await open(scope, opened('one'));
  await ask(scope, MEASURE);
  return scope;
}

describe('commands', () => {
  it('are decided one after the other, each on what the one before left', async () => {
    const scope = await measuring();
    const still = reader();
    const together = createEvent();
    const commands: readonly Asked['command'][] = [drawn(1), drawn(2), UNDO, MEASURE, drawn(3), REDO];
    for (const command of commands) {
      sample({ clock: together, fn: () => ({ pane: 'primary', command }) as const, target: commandAsked });
    }
    const refused = heard(rejected, scope);

    await allSettled(together, { scope });

    expect(typesIn(scope).slice(2)).toEqual([
      'ruler.drawn',
      'ruler.drawn',
      'gesture.undone',
      'mode.changed',
      'gesture.redone',
    ]);
    expect(refused.map(({ rejection }) => rejection)).toEqual(['measuring-off']);
    expect(entries(scope).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(entries(still)).toEqual([]);
  });

  it('become entries with the stamp of the edge, the pane and the image', async () => {
    const scope = await measuring();
    await ask(scope, drawn(7));
    const [entry] = entries(scope).slice(-1);
    expect(entry).toMatchObject({
      seq: 3,
      at: 1_700_000_000_003,
      image: 'one',
      pane: 'primary',
      gesture: 'a-gesture-3',
      event: { type: 'ruler.drawn', ruler: { id: 'a-ruler-3', imageId: 'one', checksum: 'sum-one' } },
    });
  });

  it('record nothing when they are allowed and change nothing', async () => {
    const scope = reader();
    await open(scope, opened('one'));
    await ask(scope, movedTo(3));
    const [appended, refused] = [heard(recorded, scope), heard(rejected, scope)];
    await ask(scope, { type: 'open-slide', image: 'one' });
    await ask(scope, movedTo(3));
    await ask(scope, { type: 'show-menu' });
    expect([appended, refused, entries(scope).length]).toEqual([[], [], 2]);
  });

  it('close the menu before any slide is open, on no image', async () => {
    const scope = reader();
    await ask(scope, { type: 'hide-menu' });
    expect(entries(scope)).toMatchObject([{ image: 'none', event: { type: 'menu.hidden' } }]);
    expect(scope.getState($log).view.session().menuShown).toBe(false);
  });

  it.each<[Rejection, Asked['command']]>([
    ['no-view', { type: 'rotate-view', degrees: 90 }],
    ['invalid-view', { type: 'move-view', viewport: { centre: { x: 1, y: 1 }, scale: 0, rotation: 0 } }],
    ['outside-image', drawn(1001)],
    [
      'empty-ruler',
      { type: 'draw-ruler', measurement: { mode: 'straight', from: { x: 1, y: 1 }, to: { x: 1, y: 1 } } },
    ],
    [
      'measuring-off',
      { type: 'draw-ruler', measurement: { mode: 'coordinate', from: { x: 1, y: 1 }, to: { x: 2, y: 1 } } },
    ],
    ['unknown-ruler', { type: 'remove-ruler', rulerId: 'nobody' }],
    ['no-ruler-id', { type: 'remove-ruler', rulerId: '' }],
    ['no-rulers', { type: 'clear-rulers' }],
    ['nothing-to-undo', UNDO],
    ['nothing-to-redo', REDO],
  ])('are refused by name: %s', async (rejection, command) => {
    const scope = await measuring();
    const refused = heard(rejected, scope);
    await ask(scope, command);
    expect(refused).toMatchObject([{ rejection, command: { type: command.type } }]);
    expect(typesIn(scope)).toEqual(['slide.opened', 'mode.changed']);
  });

  it('are refused where the slide names a scale that cannot be used, and where there is no slide', async () => {
    const scope = reader();
    const refused = heard(rejected, scope);
    await ask(scope, movedTo(1));
    await open(scope, opened('one', { scale: { state: 'invalid' } }));
    await ask(scope, MEASURE);
    expect(refused.map(({ rejection }) => rejection)).toEqual(['no-slide', 'no-scale']);
  });
});

describe('what must be waited for', () => {
  it('refuses marks while it lasts, and hinders neither the view nor the way to another slide', async () => {
    const [scope, other] = [await measuring(), await measuring()];
    await allSettled(holdChanged, { scope, params: true });
    const refused = heard(rejected, scope);
    for (const held of [drawn(1), movedTo(2), { type: 'hide-menu' }, UNDO] as const) await ask(scope, held);
    await ask(other, drawn(1));
    expect(refused.map(({ rejection }) => rejection)).toEqual(['busy', 'busy']);
    expect(typesIn(scope).slice(2)).toEqual(['view.moved', 'menu.hidden']);
    expect(idsOn(other, 'one')).toEqual(['a-ruler-3']);

    await allSettled(holdChanged, { scope, params: false });
    await ask(scope, drawn(1));
    expect(idsOn(scope, 'one')).toHaveLength(1);
  });

  it('includes the pixels: none, gone again, or those of the slide before', async () => {
    const scope = reader();
    const refused = heard(rejected, scope);
    await ask(scope, { type: 'open-slide', image: 'one' });
    await ask(scope, MEASURE);
    await open(scope, opened('one'));
    await ask(scope, { type: 'open-slide', image: 'two' });
    await ask(scope, MEASURE);
    expect(viewerStateOf(scope.getState($facts), 'primary')).toMatchObject({
      slide: 'two',
      image: null,
      busy: true,
    });
    await ask(scope, { type: 'open-slide', image: 'one' });
    scopeBind(imageClosed, { scope })('primary');
    await ask(scope, MEASURE);
    expect(refused.map(({ rejection }) => rejection)).toEqual(['busy', 'busy', 'busy']);
  });
});

describe('Undo and Redo of marks', () => {
  it('pass over every panning in between, and leave the view where it is', async () => {
    const scope = await measuring();
    await ask(scope, drawn(1));
    await ask(scope, movedTo(11));
    await ask(scope, drawn(2));
    for (const x of [12, 13, 14]) await ask(scope, movedTo(x));

    await ask(scope, UNDO);
    expect(idsOn(scope, 'one')).toEqual(['a-ruler-3']);
    await ask(scope, movedTo(15));
    await ask(scope, UNDO);
    expect(idsOn(scope, 'one')).toEqual([]);
    await ask(scope, REDO);
    await ask(scope, movedTo(16));
    await ask(scope, REDO);
    expect(idsOn(scope, 'one')).toEqual(['a-ruler-3', 'a-ruler-5']);
    expect(scope.getState($log).view.viewport('primary', 'one')?.centre.x).toBe(16);
  });

  it('of the view leave the marks where they are', async () => {
    const scope = await measuring();
    await ask(scope, movedTo(11));
    await ask(scope, drawn(1));
    await ask(scope, movedTo(12));
    await ask(scope, { type: 'undo', lane: 'view' });
    expect(scope.getState($log).view.viewport('primary', 'one')?.centre.x).toBe(11);
    expect(idsOn(scope, 'one')).toHaveLength(1);
  });

  it('reach what an earlier visit drew, in this scope alone', async () => {
    const [before, scope, still] = [await measuring(), reader(), reader()];
    await ask(before, drawn(1));
    const drafts = entries(before)
      .slice(-1)
      .map(({ seq: _, ...draft }) => draft);
    await open(scope, opened('one'));
    await allSettled(entriesRestored, { scope, params: { imageId: 'one', drafts, dropped: false } });
    expect(rulersOn(scope, 'one')).toEqual(rulersOn(before, 'one'));
    await ask(scope, UNDO);
    expect(idsOn(scope, 'one')).toEqual([]);
    expect(idsOn(before, 'one')).toEqual(['a-ruler-3']);
    expect(entries(still)).toEqual([]);
  });
});
