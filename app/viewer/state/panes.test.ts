import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { $held, imageClosed, imageOpened, stampFx } from './log.ts';
import { $menuShown, $mode, panes } from './panes.ts';
import {
  ask,
  countedStamps,
  drawn,
  MEASURE,
  movedTo,
  open,
  opened,
  REDO,
  rulersIn,
  UNDO,
} from './reading.test-support.ts';

const { primary } = panes;
const reader = (): Scope => fork({ handlers: [[stampFx, countedStamps()]] });
const scanned = (scope: Scope, checksum: string | null) =>
  allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('one', { checksum }) } });
const shown = (scope: Scope) => rulersIn(scope).map(({ id }) => id);

describe('the pane', () => {
  it('has a slide before its pixels, and is busy until they are there', async () => {
    const [scope, still] = [reader(), reader()];
    await ask(scope, { type: 'open-slide', image: 'one' });
    expect([scope.getState(primary.$slide), scope.getState(primary.$openImage)]).toEqual(['one', null]);
    expect(scope.getState(primary.$busy)).toBe(true);
    await scanned(scope, 'sum');
    expect([scope.getState(primary.$openImage)?.checksum, scope.getState(primary.$busy)]).toEqual([
      'sum',
      false,
    ]);
    expect([still.getState(primary.$slide), still.getState(primary.$busy)]).toEqual([null, true]);
  });

  it('is busy while something is held, though the pixels are there', async () => {
    const scope = fork({ values: [[$held, true]], handlers: [[stampFx, countedStamps()]] });
    await open(scope, opened('one'));
    expect(scope.getState(primary.$busy)).toBe(true);
  });

  it('tells mode, menu, view and what Undo and Redo have, to its own scope', async () => {
    const [scope, still] = [reader(), reader()];
    const told = (of: Scope) => ({
      mode: of.getState($mode),
      menu: of.getState($menuShown),
      x: of.getState(primary.$viewport)?.centre.x ?? null,
      undo: of.getState(primary.$canUndo),
      redo: of.getState(primary.$canRedo),
    });
    const atFirst = { mode: 'NONE', menu: true, x: null, undo: false, redo: false };
    expect(told(scope)).toEqual(atFirst);
    await open(scope, opened('one'));
    for (const command of [MEASURE, { type: 'hide-menu' }, movedTo(9)] as const) await ask(scope, command);
    expect(told(scope)).toEqual({ mode: 'STRAIGHT', menu: false, x: 9, undo: false, redo: false });
    await ask(scope, drawn(1));
    expect(told(scope)).toMatchObject({ undo: true, redo: false });
    await ask(scope, UNDO);
    expect(told(scope)).toMatchObject({ undo: false, redo: true });
    await ask(scope, REDO);
    expect(told(scope)).toMatchObject({ undo: true, redo: false });
    expect(told(still)).toEqual(atFirst);
  });

  it('says why no measurement can start, and only where none can', async () => {
    const scope = reader();
    const reason = () => scope.getState(primary.$cannotMeasure);
    expect(reason()).toBeNull();
    await open(scope, opened('one', { scale: { state: 'invalid' } }));
    expect(reason()).toBe('This slide names a scale that cannot be used');
    await open(scope, opened('two', { scale: { state: 'none' } }));
    expect(reason()).toBeNull();
  });
});

describe('rulers of an earlier checksum', () => {
  it('are hidden and counted, and come back with their own pixels', async () => {
    const [scope, still] = [reader(), reader()];
    await open(scope, opened('one', { checksum: 'old' }));
    await ask(scope, MEASURE);
    await ask(scope, drawn(1));
    await ask(scope, drawn(2));
    expect([shown(scope).length, scope.getState(primary.$stale)]).toEqual([2, 0]);

    await scanned(scope, 'new');
    expect([shown(scope), scope.getState(primary.$stale)]).toEqual([[], 2]);
    await ask(scope, drawn(3));
    expect([shown(scope), scope.getState(primary.$stale)]).toEqual([['a-ruler-5'], 2]);
    await scanned(scope, 'old');
    expect([shown(scope), scope.getState(primary.$stale)]).toEqual([['a-ruler-3', 'a-ruler-4'], 1]);
    expect(still.getState(primary.$stale)).toBe(0);
  });

  it('are neither shown nor counted while no pixels are there to compare with', async () => {
    const scope = reader();
    await open(scope, opened('one', { checksum: 'old' }));
    await ask(scope, MEASURE);
    await ask(scope, drawn(1));
    scopeBind(imageClosed, { scope })('primary');
    expect([shown(scope), scope.getState(primary.$stale)]).toEqual([[], 0]);
  });

  it('count as earlier too when the image had none by then', async () => {
    const scope = reader();
    await open(scope, opened('one', { checksum: null }));
    await ask(scope, MEASURE);
    await ask(scope, drawn(1));
    expect(shown(scope)).toEqual(['a-ruler-3']);
    await scanned(scope, 'new');
    expect([shown(scope), scope.getState(primary.$stale)]).toEqual([[], 1]);
  });
});
