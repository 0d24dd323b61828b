import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { imageOpened, recorded, stampFx } from './log.ts';
import { $patch, panes } from './panes.ts';
import {
  $draftBox,
  $patchNames,
  imageClicked,
  type PaneDrag,
  patchDragged,
  patchKindChosen,
} from './patches.ts';
import { ask, countedStamps, heard, open, opened, REDO, UNDO } from './reading.test-support.ts';

const PATCHES = { type: 'toggle-mode', mode: 'PATCH' } as const;

async function placing(): Promise<Scope> {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  await open(scope, opened('one', { size: { width: 5000, height: 4000 } }));
  await ask(scope, PATCHES);
  return scope;
}

const click = (scope: Scope, x: number, y = 2000) =>
  allSettled(imageClicked, { scope, params: { pane: 'primary', at: { x, y }, viewScale: 0.1 } });
const patches = (scope: Scope) => scope.getState(panes.primary.$current).patches;
const drag = async (scope: Scope, ...inputs: readonly PaneDrag[]): Promise<void> => {
  for (const input of inputs) await allSettled(patchDragged, { scope, params: { pane: 'primary', input } });
};
const to = (kind: 'move' | 'up', x: number): PaneDrag => ({ kind, at: { x, y: 2000 }, viewScale: 0.1 });

describe('the patch manager', () => {
  it('S4.6-01 a click on the image makes a patch, which is the active one', async () => {
    const scope = await placing();
    await click(scope, 2000);
    expect(patches(scope)).toMatchObject([{ box: { x: 1488, y: 1488, width: 1024, height: 1024 } }]);
    expect(scope.getState($patch)).toEqual({ active: patches(scope)[0]?.id, panel: 'note' });
  });

  it('a patch keeps its number: what was undone or removed leaves a gap, and Redo brings the same one back', async () => {
    const scope = await placing();
    const called = () => {
      const names = scope.getState($patchNames.primary);
      return patches(scope).map(({ id }) => names.nameOf(id));
    };
    for (const x of [1000, 2000, 3000]) await click(scope, x);
    expect(called()).toEqual(['1', '2', '3']);
    await ask(scope, { type: 'remove-patch', patchId: patches(scope)[0]?.id ?? '' });
    expect(called()).toEqual(['2', '3']);
    await ask(scope, UNDO);
    await ask(scope, UNDO);
    expect(called()).toEqual(['1', '2']);
    await ask(scope, REDO);
    expect(called()).toEqual(['1', '2', '3']);
    await ask(scope, UNDO);
    await click(scope, 3500);
    expect(called()).toEqual(['1', '2', '4']);
  });

  it('makes nothing while it is off', async () => {
    const scope = await placing();
    await ask(scope, PATCHES);
    await click(scope, 2000);
    expect(patches(scope)).toEqual([]);
  });

  it('makes points when asked to', async () => {
    const scope = await placing();
    await allSettled(patchKindChosen, { scope, params: 'point' });
    await click(scope, 2000);
    expect(patches(scope)).toMatchObject([{ isPoint: true, box: { x: 2000, y: 2000, width: 0 } }]);
  });

  it('a drag shows where the patch is under the hand, and is one step for Undo', async () => {
    const scope = await placing();
    await click(scope, 2000);
    const patchId = patches(scope)[0]?.id ?? '';
    const said = heard(recorded, scope);
    await drag(scope, { kind: 'down', patchId, part: 'body', at: { x: 2000, y: 2000 } }, to('move', 2100));
    expect(scope.getState($draftBox)).toMatchObject({ patchId, box: { x: 1588 } });
    expect(said).toEqual([]);
    await drag(scope, to('move', 2300), to('up', 2300));
    expect(said.map((drafts) => drafts.map(({ event }) => event.type))).toEqual([['patch.moved']]);
    expect([patches(scope)[0]?.box.x, scope.getState($draftBox).box]).toEqual([1788, null]);
    await ask(scope, UNDO);
    expect(patches(scope)[0]?.box.x).toBe(1488);
  });

  it('a drag goes on while a slide comes into the other pane', async () => {
    const scope = await placing();
    await click(scope, 2000);
    const patchId = patches(scope)[0]?.id ?? '';
    await drag(scope, { kind: 'down', patchId, part: 'body', at: { x: 2000, y: 2000 } }, to('move', 2100));
    await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('two') } });
    await drag(scope, to('up', 2100));
    expect(patches(scope)).toMatchObject([{ box: { x: 1588 } }]);
  });

  it('a press that does not move activates the patch', async () => {
    const scope = await placing();
    await click(scope, 2000);
    await click(scope, 3500);
    const first = patches(scope)[0]?.id ?? '';
    await drag(
      scope,
      { kind: 'down', patchId: first, part: 'body', at: { x: 2000, y: 2000 } },
      to('up', 2000),
    );
    expect(scope.getState($patch).active).toBe(first);
  });

  it('a drag that is taken away, or whose patch has gone, changes nothing', async () => {
    const scope = await placing();
    await click(scope, 2000);
    const patchId = patches(scope)[0]?.id ?? '';
    const said = heard(recorded, scope);
    await drag(
      scope,
      { kind: 'down', patchId, part: 'body', at: { x: 2000, y: 2000 } },
      to('move', 2100),
      { kind: 'cancelled' },
      to('up', 2100),
      { kind: 'down', patchId: 'gone', part: 'body', at: { x: 2000, y: 2000 } },
      to('move', 2100),
      to('up', 2100),
    );
    expect([said, scope.getState($draftBox).box]).toEqual([[], null]);
  });
});
