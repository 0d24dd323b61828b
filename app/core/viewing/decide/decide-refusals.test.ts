import { describe, expect, it } from 'vitest';
import type { ViewerCommand } from '../commands.ts';
import { rulerOn, slide, view } from '../random-readings.test-support.ts';
import {
  boxAt,
  broken,
  draw,
  eventsOf,
  given,
  inMode,
  moveRuler,
  onePatch,
  patchOn,
  place,
  setScale,
  splitWith,
  syncedWith,
} from './decide.test-support.ts';
import type { Rejection, ViewerState } from './decision.ts';

const ME = { userId: 'me', displayName: 'Me' };
const ANOTHER = { userId: 'another', displayName: 'Another' };
const RULER_OF_ANOTHER = { ...rulerOn('i', 'r1'), author: ANOTHER };
const PATCH_OF_ANOTHER: Partial<ViewerState> = {
  ...inMode('PATCH'),
  reader: ME,
  patches: [patchOn('p1', { author: ANOTHER })],
};

const refusals: readonly (readonly [Rejection, Partial<ViewerState>, ViewerCommand])[] = [
  ['busy', { busy: true }, draw()],
  ['no-slide', { slide: null }, { type: 'move-view', viewport: view(1) }],
  ['no-slide', { image: null }, { type: 'toggle-mode', mode: 'DELETE' }],
  ['no-slide', { image: null }, draw()],
  ['no-slide', { slide: null }, { type: 'undo', lane: 'marks' }],
  ['no-view', { viewport: null }, { type: 'rotate-view', degrees: 90 }],
  ['invalid-view', {}, { type: 'move-view', viewport: view(0) }],
  ['invalid-view', {}, { type: 'move-view', viewport: view(Number.NaN) }],
  ['invalid-view', {}, { type: 'home-view', viewport: view(1, 360) }],
  ['no-scale', { ...inMode('NONE'), ...broken }, { type: 'toggle-mode', mode: 'STRAIGHT' }],
  ['no-scale', broken, draw()],
  ['measuring-off', inMode('NONE'), draw()],
  ['measuring-off', inMode('COORDINATE'), draw()],
  ['measuring-off', inMode('DELETE'), draw()],
  ['outside-image', {}, draw({ x: -1, y: 0 })],
  ['outside-image', {}, draw({ x: 0, y: 0 }, { x: 1000.01, y: 0 })],
  ['outside-image', {}, draw({ x: 0, y: 0 }, { x: Number.NaN, y: 0 })],
  ['empty-ruler', {}, draw({ x: 5, y: 5 }, { x: 5, y: 5 })],
  ['no-ruler-id', {}, draw(undefined, undefined, '')],
  ['known-ruler', {}, draw(undefined, undefined, 'r1')],
  ['no-ruler-id', {}, { type: 'remove-ruler', rulerId: '' }],
  ['unknown-ruler', {}, { type: 'remove-ruler', rulerId: 'r2' }],
  ['no-rulers', { rulers: [] }, { type: 'clear-rulers' }],
  ['no-rulers', { reader: ME, rulers: [RULER_OF_ANOTHER] }, { type: 'clear-rulers' }],
  ['of-another', { reader: ME, rulers: [RULER_OF_ANOTHER] }, { type: 'remove-ruler', rulerId: 'r1' }],
  ['of-another', { reader: ME, rulers: [RULER_OF_ANOTHER] }, { type: 'toggle-ruler', rulerId: 'r1' }],
  [
    'of-another',
    { reader: ME, rulers: [RULER_OF_ANOTHER] },
    { type: 'rename-ruler', rulerId: 'r1', name: 'x' },
  ],
  ['of-another', { reader: ME, rulers: [RULER_OF_ANOTHER] }, moveRuler()],
  ['read-only', { sealed: 'read-only' }, moveRuler()],
  ['unknown-ruler', {}, moveRuler({ rulerId: 'r2' })],
  ['unknown-ruler', { rulers: [{ ...rulerOn('i', 'r1'), checksum: 'earlier' }] }, moveRuler()],
  ['no-ruler-id', {}, moveRuler({ rulerId: '' })],
  ['no-slide', { image: null }, moveRuler()],
  ['outside-image', {}, moveRuler({ to: { x: 1000.01, y: 0 } })],
  ['outside-image', {}, moveRuler({ from: { x: Number.NaN, y: 0 } })],
  ['empty-ruler', {}, moveRuler({ from: { x: 7, y: 7 }, to: { x: 7, y: 7 } })],
  ['of-another', PATCH_OF_ANOTHER, { type: 'remove-patch', patchId: 'p1' }],
  ['of-another', PATCH_OF_ANOTHER, { type: 'note-patch', patchId: 'p1', note: 'x' }],
  ['of-another', PATCH_OF_ANOTHER, { type: 'recolor-patch', patchId: 'p1', color: '#000000' }],
  ['of-another', PATCH_OF_ANOTHER, { type: 'move-patch', patchId: 'p1', box: boxAt(5, 5) }],
  ['of-another', PATCH_OF_ANOTHER, { type: 'resize-patch', patchId: 'p1', box: boxAt(0, 0), viewScale: 1 }],
  [
    'of-another',
    PATCH_OF_ANOTHER,
    { type: 'choose-note', patchId: 'p1', choice: { text: 'x', color: '#000000' } },
  ],
  ['nothing-to-undo', {}, { type: 'undo', lane: 'marks' }],
  ['nothing-to-redo', {}, { type: 'redo', lane: 'marks' }],
  ['read-only', { sealed: 'read-only' }, draw()],
  ['read-only', { sealed: 'read-only' }, { type: 'undo', lane: 'marks' }],
  ['read-only', { ...inMode('NONE'), sealed: 'read-only' }, { type: 'toggle-mode', mode: 'PATCH' }],
  ['no-split', {}, { type: 'start-sync', lead: view(1), own: view(1) }],
  ['no-slide', splitWith({ lead: null }), { type: 'start-sync', lead: view(1), own: view(1) }],
  ['invalid-view', splitWith({}), { type: 'start-sync', lead: view(1), own: view(Number.NaN) }],
  ['not-synced', splitWith({}), { type: 'stop-sync', own: view(1) }],
  ['invalid-view', syncedWith({}), { type: 'stop-sync', own: view(-1) }],
  ['not-synced', splitWith({}), { type: 'align-panes', lead: view(1), own: view(1) }],
  ['invalid-view', syncedWith({}), { type: 'align-panes', lead: view(0), own: view(1) }],
  ['synced', syncedWith({}), { type: 'move-view', viewport: view(3) }],
  ['unknown-ruler', {}, { type: 'rename-ruler', rulerId: 'r2', name: 'x' }],
  ['no-ruler-id', {}, { type: 'toggle-ruler', rulerId: '' }],
  ['too-long', {}, { type: 'rename-ruler', rulerId: 'r1', name: 'x'.repeat(201) }],
  ['no-scale', { image: slide('i', { scale: { state: 'none' } }) }, setScale(0.5)],
  ['invalid-scale', {}, setScale(0)],
  ['invalid-scale', {}, setScale(50)],
  ['no-slide', { image: null }, setScale(0.5)],
  ['patches-off', {}, place()],
  ['no-slide', { image: null }, place()],
  ['incomplete-patch', inMode('PATCH'), place({ id: '' })],
  ['incomplete-patch', inMode('PATCH'), place({ viewScale: 0 })],
  ['incomplete-patch', inMode('PATCH'), place({ at: { x: Number.NaN, y: 1 } })],
  ['outside-image', inMode('PATCH'), place({ at: { x: 1001, y: 1 } })],
  ['unknown-patch', {}, { type: 'remove-patch', patchId: 'p2' }],
  ['unknown-patch', {}, { type: 'activate-patch', patchId: 'p2', panel: 'none' }],
  ['unknown-patch', {}, { type: 'note-patch', patchId: 'p2', note: '' }],
  ['too-long', onePatch, { type: 'note-patch', patchId: 'p1', note: 'x'.repeat(2001) }],
  ['incomplete-patch', onePatch, { type: 'recolor-patch', patchId: 'p1', color: 'green' }],
  ['outside-image', onePatch, { type: 'move-patch', patchId: 'p1', box: boxAt(950, 0) }],
  ['outside-image', onePatch, { type: 'resize-patch', patchId: 'p1', box: boxAt(-1, 0), viewScale: 1 }],
  ['too-few-points', splitWith({}), { type: 'align-by-points', pairs: [] }],
  ['nothing-to-import', {}, { type: 'import-marks', rulers: [], patches: [] }],
  ['patch-too-small', onePatch, { type: 'resize-patch', patchId: 'p1', box: boxAt(0, 0), viewScale: 0.2 }],
];

/** Typed so that a new rejection does not compile until it stands here, and fails until a row above has it. */
const everyRejection: Record<Rejection, true> = {
  busy: true,
  'no-slide': true,
  'no-view': true,
  'invalid-view': true,
  'no-scale': true,
  'measuring-off': true,
  'outside-image': true,
  'empty-ruler': true,
  'known-ruler': true,
  'no-ruler-id': true,
  'unknown-ruler': true,
  'no-rulers': true,
  'nothing-to-import': true,
  'too-few-points': true,
  'nothing-to-undo': true,
  'nothing-to-redo': true,
  'read-only': true,
  'of-another': true,
  'no-split': true,
  'not-synced': true,
  synced: true,
  'invalid-scale': true,
  'too-long': true,
  'patches-off': true,
  'incomplete-patch': true,
  'unknown-patch': true,
  'patch-too-small': true,
};

describe('what is refused', () => {
  it('each way of saying no has a case here', () => {
    const shown = new Set<string>(refusals.map(([rejection]) => rejection));
    expect([...shown].sort()).toEqual(Object.keys(everyRejection).sort());
  });

  it.each(refusals)('%s: %o %o', (rejection, state, command) => {
    expect(eventsOf(given(state), command)).toBe(rejection);
  });

  it('deleting all measurements leaves those of another reader', () => {
    const own = { ...rulerOn('i', 'r2'), author: ME };
    const state = given({ reader: ME, rulers: [RULER_OF_ANOTHER, own, rulerOn('i', 'r3')] });
    expect(eventsOf(state, { type: 'clear-rulers' })).toEqual([
      { type: 'rulers.cleared', v: 1, rulerIds: ['r2', 'r3'] },
    ]);
  });

  it('while the case is asked what it has of the slide: what is measured by its scale, and nothing else', () => {
    const refused = (command: ViewerCommand, over: Partial<ViewerState> = {}) =>
      eventsOf(given({ awaitsCase: true, ...over }), command) === 'busy';
    expect([
      refused(draw()),
      refused({ type: 'import-marks', rulers: [rulerOn('i', 'r2')], patches: [] }),
    ]).toEqual([true, true]);
    expect([
      refused({ type: 'toggle-mode', mode: 'COORDINATE' }),
      refused(moveRuler()),
      refused(setScale(1)),
      refused(place(), onePatch),
    ]).toEqual([false, false, false, false]);
  });

  it.each<[ViewerCommand, Partial<ViewerState>]>([
    [{ type: 'move-view', viewport: view(3) }, {}],
    [{ type: 'rotate-view', degrees: 90 }, {}],
    [{ type: 'open-slide', image: 'j' }, {}],
    [{ type: 'open-split' }, {}],
    [{ type: 'activate-patch', patchId: 'p1', panel: 'note' }, onePatch],
  ])('nothing of looking where marks are closed: %j', (command, over) => {
    expect(eventsOf(given({ sealed: 'read-only', ...over }), command)).toHaveLength(1);
  });

  it('while the slide loads: everything but going elsewhere, closing the menu and what the pane reports', () => {
    const commands: readonly ViewerCommand[] = [
      { type: 'open-slide', image: 'j' },
      { type: 'move-view', viewport: view(3) },
      { type: 'hide-menu' },
      { type: 'show-menu' },
      { type: 'home-view', viewport: view(1) },
      { type: 'rotate-view', degrees: 90 },
      { type: 'toggle-mode', mode: 'STRAIGHT' },
      draw(),
      { type: 'remove-ruler', rulerId: 'r1' },
      { type: 'clear-rulers' },
      { type: 'undo', lane: 'marks' },
      { type: 'redo', lane: 'marks' },
    ];
    const refused = commands.map((command) => eventsOf(given({ busy: true }), command) === 'busy');
    expect(refused).toEqual([false, false, false, ...Array.from({ length: 9 }, () => true)]);
  });
});
