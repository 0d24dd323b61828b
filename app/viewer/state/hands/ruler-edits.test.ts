import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { MarkAuthor } from '#app/core/marks/author.ts';
import type { RulerDrag } from '#app/core/tools/ruler-edit-tool.ts';
import { $log, commandAsked, imageClosed, imageOpened, readerNamed, sealChanged, stampFx } from '../log.ts';
import { panes } from '../panes.ts';
import { ask, countedStamps, MEASURE, open, opened, rulersIn } from '../reading.test-support.ts';
import { pointerUsed } from '../tools.ts';
import { $marksHidden, marksHiddenToggled } from './hidden-marks.ts';
import { $editedRuler, $movableRulers, rulerDragged } from './ruler-edits.ts';

const point = (x: number, y: number) => ({ x, y });

async function drag(scope: Scope, ...inputs: readonly RulerDrag[]): Promise<void> {
  for (const input of inputs) await allSettled(rulerDragged, { scope, params: { pane: 'primary', input } });
}

async function draw(scope: Scope): Promise<void> {
  for (const [kind, x] of [
    ['down', 10],
    ['move', 50],
    ['up', 90],
  ] as const)
    await allSettled(pointerUsed, {
      scope,
      params: { pane: 'primary', input: { kind, at: point(x, 20), inside: true } },
    });
}

/** A slide with one ruler from 10|20 to 90|20. */
async function withRuler(reader?: MarkAuthor): Promise<{ scope: Scope; rulerId: string }> {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  if (reader) await allSettled(readerNamed, { scope, params: reader });
  await open(scope, opened('one'));
  await ask(scope, MEASURE);
  await draw(scope);
  return { scope, rulerId: rulersIn(scope)[0]?.id ?? '' };
}

const down = (rulerId: string): RulerDrag => ({ kind: 'down', rulerId, part: 'to', at: point(90, 20) });
const move: RulerDrag = { kind: 'move', at: point(70, 20) };
const up: RulerDrag = { kind: 'up', at: point(60, 20) };

describe('a ruler that is dragged', () => {
  it('is a draft with its length while it moves, and one step for Undo at the end', async () => {
    const { scope, rulerId } = await withRuler();
    const before = scope.getState($log).log.length;
    await drag(scope, down(rulerId), move);
    expect(scope.getState($editedRuler).ruler).toMatchObject({
      id: rulerId,
      to: point(70, 20),
      label: '15.000 μm',
    });
    expect(scope.getState($log).log.length).toBe(before);
    await drag(scope, up);
    expect(scope.getState($editedRuler).ruler).toBeNull();
    expect(rulersIn(scope)).toMatchObject([{ id: rulerId, from: point(10, 20), to: point(60, 20) }]);
    await ask(scope, { type: 'undo', lane: 'marks' });
    expect(rulersIn(scope)).toMatchObject([{ id: rulerId, to: point(90, 20) }]);
  });

  it('stays where it was when the drag is given up, the mode changes or the slide is left', async () => {
    for (const leave of [
      (scope: Scope) => drag(scope, { kind: 'cancelled' }),
      (scope: Scope) => ask(scope, MEASURE),
      (scope: Scope) => allSettled(imageClosed, { scope, params: 'primary' }),
    ]) {
      const { scope, rulerId } = await withRuler();
      await drag(scope, down(rulerId), move);
      await leave(scope);
      expect(scope.getState($editedRuler).ruler).toBeNull();
      await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('one') } });
      await drag(scope, up);
      expect(rulersIn(scope)).toMatchObject([{ to: point(90, 20) }]);
    }
  });

  it('goes on while a slide comes into the other pane', async () => {
    const { scope, rulerId } = await withRuler();
    await drag(scope, down(rulerId), move);
    await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('two') } });
    await drag(scope, up);
    expect(rulersIn(scope)).toMatchObject([{ to: point(60, 20) }]);
  });

  it('is not another reader’s, and none is where marks are read-only', async () => {
    const me = { userId: 'me', displayName: 'Me' };
    const rest = [
      (scope: Scope) => allSettled(sealChanged, { scope, params: 'read-only' }),
      (scope: Scope) =>
        allSettled(readerNamed, { scope, params: { userId: 'another', displayName: 'Another' } }),
    ];
    for (const end of rest) {
      const { scope, rulerId } = await withRuler(me);
      expect(scope.getState($movableRulers.primary)).toEqual([rulerId]);
      await end(scope);
      expect(scope.getState($movableRulers.primary)).toEqual([]);
      await drag(scope, down(rulerId), move);
      expect(scope.getState($editedRuler).ruler).toBeNull();
      await drag(scope, up);
      expect(rulersIn(scope)).toMatchObject([{ to: point(90, 20) }]);
    }
  });
});

describe('marks that are hidden', () => {
  it('come back when a mark is made, and Undo does not reach that they were hidden', async () => {
    const { scope } = await withRuler();
    const undoable = scope.getState(panes.primary.$canUndo);
    await allSettled(marksHiddenToggled, { scope });
    expect(scope.getState($marksHidden)).toBe(true);
    expect(scope.getState(panes.primary.$canUndo)).toBe(undoable);
    await allSettled(commandAsked, {
      scope,
      params: { pane: 'primary', command: { type: 'undo', lane: 'marks' } },
    });
    expect([scope.getState($marksHidden), rulersIn(scope)]).toEqual([true, []]);
    await draw(scope);
    expect(scope.getState($marksHidden)).toBe(false);
    await allSettled(marksHiddenToggled, { scope });
    await allSettled(marksHiddenToggled, { scope });
    expect(scope.getState($marksHidden)).toBe(false);
  });
});
