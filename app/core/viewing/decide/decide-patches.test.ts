import { describe, expect, it } from 'vitest';
import { boxAt, eventsOf, given, inMode, onePatch, patchOn, place } from './decide.test-support.ts';
import type { ViewerState } from './decision.ts';

const patchFrom = (state: Partial<ViewerState>, command = place()) => {
  const events = eventsOf(given(state), command);
  const first = typeof events === 'string' ? null : events[0];
  return first?.type === 'patch.placed' ? first.patch : null;
};

describe('placing a patch', () => {
  it('S9-27 the first one is 1024 by 1024 image pixels, in #7cfc00, cut to an image that is smaller', () => {
    const large = {
      image: { ...given().image, size: { width: 5000, height: 4000 } },
    } as Partial<ViewerState>;
    expect(patchFrom({ ...inMode('PATCH'), ...large }, place({ at: { x: 2000, y: 2000 } }))).toMatchObject({
      box: { x: 1488, y: 1488, width: 1024, height: 1024 },
      color: '#7cfc00',
      note: '',
    });
    expect(patchFrom(inMode('PATCH'))?.box).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
  });

  it('S4.6-02 takes note, color and size of the active patch, or else of the latest', () => {
    const patches = [
      patchOn('p1', { note: 'one', color: '#111111', box: boxAt(0, 0, 60) }),
      patchOn('p2', { note: 'two', color: '#222222', box: boxAt(0, 0, 80) }),
    ];
    const state = { ...inMode('PATCH'), patches };
    expect(patchFrom(state)).toMatchObject({ note: 'two', color: '#222222', box: boxAt(460, 360, 80) });
    const { session } = given(inMode('PATCH'));
    const active = { ...state, session: { ...session, patch: { active: 'p1', panel: 'none' as const } } };
    expect(patchFrom(active)).toMatchObject({ note: 'one', color: '#111111', box: boxAt(470, 370, 60) });
  });

  it('takes nothing of a patch that was made on an earlier scan and is not shown', () => {
    const patches = [
      patchOn('p1', { note: 'shown', color: '#111111' }),
      patchOn('p2', { checksum: 'earlier', note: 'hidden', color: '#222222', box: boxAt(0, 0, 80) }),
    ];
    const { session } = given(inMode('PATCH'));
    for (const active of [null, 'p2'])
      expect(
        patchFrom({
          ...inMode('PATCH'),
          patches,
          session: { ...session, patch: { active, panel: 'none' as const } },
        }),
      ).toMatchObject({ note: 'shown', color: '#111111' });
    expect(patchFrom({ ...inMode('PATCH'), patches: patches.slice(1) })).toMatchObject({ note: '' });
  });

  it('a patch beside the edge is moved inside, and becomes the active one', () => {
    const events = eventsOf(given(onePatch), place({ at: { x: 1000, y: 0 } }));
    expect(events).toMatchObject([
      { type: 'patch.placed', patch: { box: boxAt(900, 0) } },
      { type: 'patch.activated', patchId: 'new', panel: 'note' },
    ]);
  });

  it('a point lies where it was placed and has no size', () => {
    const patch = patchFrom(onePatch, place({ isPoint: true }));
    expect(patch).toMatchObject({
      isPoint: true,
      box: { x: 500, y: 400, width: 0, height: 0 },
      widthInClient: 0,
    });
  });

  it('says how wide it was on the screen', () => {
    expect(patchFrom(onePatch, place({ viewScale: 0.5 }))?.widthInClient).toBe(50);
  });
});

describe('changing a patch', () => {
  it('S4.6-03 activating one closes the panels of the other, since only one is named', () => {
    const two = { ...onePatch, patches: [patchOn('p1'), patchOn('p2')] };
    const { session } = given(inMode('PATCH'));
    const open = { ...two, session: { ...session, patch: { active: 'p1', panel: 'note' as const } } };
    expect(eventsOf(given(open), { type: 'activate-patch', patchId: 'p2', panel: 'none' })).toEqual([
      { type: 'patch.activated', v: 1, patchId: 'p2', panel: 'none' },
    ]);
    expect(eventsOf(given(open), { type: 'activate-patch', patchId: 'p1', panel: 'note' })).toEqual([]);
  });

  it('S4.6-06 recolors, notes and removes', () => {
    const state = given(onePatch);
    expect(eventsOf(state, { type: 'recolor-patch', patchId: 'p1', color: '#ABCDEF' })).toMatchObject([
      { type: 'patch.recolored', patch: { color: '#abcdef', note: 'look' } },
    ]);
    expect(eventsOf(state, { type: 'note-patch', patchId: 'p1', note: 'margin' })).toMatchObject([
      { type: 'patch.noted', patch: { note: 'margin' } },
    ]);
    expect(eventsOf(state, { type: 'remove-patch', patchId: 'p1' })).toEqual([
      { type: 'patch.removed', v: 1, patchId: 'p1' },
    ]);
    expect(eventsOf(state, { type: 'note-patch', patchId: 'p1', note: 'look' })).toEqual([]);
  });

  it('S4.6-06 the manager is on or off, and on excludes measuring and deleting', () => {
    expect(eventsOf(given(inMode('DELETE')), { type: 'toggle-mode', mode: 'PATCH' })).toEqual([
      { type: 'mode.changed', v: 1, mode: 'PATCH' },
    ]);
    expect(eventsOf(given(inMode('PATCH')), { type: 'toggle-mode', mode: 'PATCH' })).toEqual([
      { type: 'mode.changed', v: 1, mode: 'NONE' },
    ]);
  });

  it('S3.9-03 a chosen entry of the selection list brings its text and its color in one step', () => {
    const choice = { text: 'Necrosis', color: '#AA0000' };
    expect(eventsOf(given(onePatch), { type: 'choose-note', patchId: 'p1', choice })).toMatchObject([
      { type: 'patch.noted', patch: { note: 'Necrosis', color: '#aa0000' } },
    ]);
  });

  it('moves by its corner and keeps its size; resizes to the box and the width on the screen', () => {
    const state = given(onePatch);
    expect(eventsOf(state, { type: 'move-patch', patchId: 'p1', box: boxAt(900, 700, 7) })).toMatchObject([
      { type: 'patch.moved', patch: { box: boxAt(900, 700) } },
    ]);
    const box = { x: 0, y: 0, width: 200, height: 90 };
    expect(eventsOf(state, { type: 'resize-patch', patchId: 'p1', box, viewScale: 0.5 })).toMatchObject([
      { type: 'patch.resized', patch: { box, widthInClient: 100 } },
    ]);
  });

  it.each([
    { width: 4, height: 200 },
    { width: 200, height: 4 },
  ])('is not drawn out to nothing in one direction: %j', (side) => {
    const box = { x: 0, y: 0, ...side };
    const command = { type: 'resize-patch', patchId: 'p1', box, viewScale: 1 } as const;
    expect(eventsOf(given(onePatch), command)).toBe('patch-too-small');
  });

  it('S5-14 without color, center, size or view it is not made', () => {
    for (const wrong of [
      { viewScale: Number.NaN },
      { viewScale: 0 },
      { at: { x: Number.NaN, y: 0 } },
      { at: { x: 0, y: Number.NaN } },
      { id: '' },
    ]) {
      expect(eventsOf(given(inMode('PATCH')), place(wrong))).toBe('incomplete-patch');
    }
    const like = (model: Parameters<typeof patchOn>[1]) =>
      eventsOf(given({ ...onePatch, patches: [patchOn('p1', model)] }), place());
    expect(like({ color: '' })).toBe('incomplete-patch');
    expect(like({ box: boxAt(0, 0, Number.NaN) })).toBe('incomplete-patch');
    expect(eventsOf(given({ ...inMode('PATCH'), image: null }), place())).toBe('no-slide');
    expect(eventsOf(given(onePatch), { type: 'recolor-patch', patchId: 'p1', color: '' })).toBe(
      'incomplete-patch',
    );
  });
});
