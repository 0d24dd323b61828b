import { describe, expect, it } from 'vitest';
import type { History } from '../event-log/track.ts';
import type { ViewerCommand } from './commands.ts';
import { decide, type Rejection, type ViewerState } from './decide.ts';
import type { LogEvent, ViewingMode } from './events.ts';
import { rulerOn, slide, view } from './random-readings.test-support.ts';

const none: History = { undoable: [], redoable: [] };
const given = (over: Partial<ViewerState> = {}): ViewerState => ({
  slide: 'i',
  image: slide('i'),
  busy: false,
  session: { mode: 'STRAIGHT', menuShown: true },
  viewport: view(2, 270),
  rulers: [rulerOn('i', 'r1')],
  history: () => none,
  ...over,
});
const inMode = (mode: ViewingMode): Partial<ViewerState> => ({ session: { mode, menuShown: true } });
const draw = (from = { x: 0, y: 0 }, to = { x: 1000, y: 800 }, id = 'new'): ViewerCommand => ({
  type: 'draw-ruler',
  id,
  measurement: { mode: 'straight', from, to },
});
const broken = { image: slide('i', { scale: { state: 'invalid' } }) };

function eventsOf(state: ViewerState, command: ViewerCommand): readonly LogEvent[] | Rejection {
  const decision = decide(state, command);
  return decision.ok ? decision.events : decision.rejection;
}

describe('what is allowed', () => {
  it.each<[string, Partial<ViewerState>, ViewerCommand, readonly unknown[]]>([
    ['opens a slide', {}, { type: 'open-slide', image: 'j' }, [{ type: 'slide.opened', v: 1 }]],
    ['not the open one again', {}, { type: 'open-slide', image: 'i' }, []],
    [
      'moves',
      {},
      { type: 'move-view', viewport: view(3) },
      [{ type: 'view.moved', v: 1, viewport: view(3) }],
    ],
    ['not to where it is', {}, { type: 'move-view', viewport: view(2, 270) }, []],
    [
      'turns right past 360',
      {},
      { type: 'rotate-view', degrees: 90 },
      [{ type: 'view.rotated', v: 1, viewport: view(2, 0) }],
    ],
    [
      'turns left past 0',
      { viewport: view(2, 0) },
      { type: 'rotate-view', degrees: -90 },
      [{ type: 'view.rotated', v: 1, viewport: view(2, 270) }],
    ],
    [
      'goes home',
      {},
      { type: 'home-view', viewport: view(1) },
      [{ type: 'view.homed', v: 1, viewport: view(1) }],
    ],
    [
      'S4.4-06 measures',
      inMode('NONE'),
      { type: 'toggle-mode', mode: 'COORDINATE' },
      [{ type: 'mode.changed', v: 1, mode: 'COORDINATE' }],
    ],
    [
      'S4.4-06 the active mode again is none',
      {},
      { type: 'toggle-mode', mode: 'STRAIGHT' },
      [{ type: 'mode.changed', v: 1, mode: 'NONE' }],
    ],
    [
      'S4.4-06 goes over to the other mode',
      {},
      { type: 'toggle-mode', mode: 'COORDINATE' },
      [{ type: 'mode.changed', v: 1, mode: 'COORDINATE' }],
    ],
    [
      'S4.4-07 measuring ends deleting',
      inMode('DELETE'),
      { type: 'toggle-mode', mode: 'STRAIGHT' },
      [{ type: 'mode.changed', v: 1, mode: 'STRAIGHT' }],
    ],
    [
      'deletes without a scale',
      { ...inMode('NONE'), ...broken },
      { type: 'toggle-mode', mode: 'DELETE' },
      [{ type: 'mode.changed', v: 1, mode: 'DELETE' }],
    ],
    [
      'leaves a mode without a scale',
      broken,
      { type: 'toggle-mode', mode: 'STRAIGHT' },
      [{ type: 'mode.changed', v: 1, mode: 'NONE' }],
    ],
    ['hides the menu', {}, { type: 'hide-menu' }, [{ type: 'menu.hidden', v: 1 }]],
    [
      'shows it when hidden',
      { session: { mode: 'NONE', menuShown: false } },
      { type: 'show-menu' },
      [{ type: 'menu.shown', v: 1 }],
    ],
    ['not when shown', {}, { type: 'show-menu' }, []],
    [
      'removes a ruler',
      {},
      { type: 'remove-ruler', rulerId: 'r1' },
      [{ type: 'ruler.removed', v: 1, rulerId: 'r1' }],
    ],
    [
      'clears, naming what it took',
      {},
      { type: 'clear-rulers' },
      [{ type: 'rulers.cleared', v: 1, rulerIds: ['r1'] }],
    ],
  ])('%s', (_, state, command, events) => {
    expect(eventsOf(given(state), command)).toEqual(events);
  });

  it('a ruler carries its image, the image’s checksum and the scale it was drawn with', () => {
    const scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 } as const;
    const image = slide('i', { checksum: 'abc', scale });
    expect(eventsOf(given({ image }), draw({ x: 1, y: 2 }, { x: 1, y: 9 }))).toEqual([
      {
        type: 'ruler.drawn',
        v: 1,
        ruler: {
          id: 'new',
          imageId: 'i',
          checksum: 'abc',
          mode: 'straight',
          from: { x: 1, y: 2 },
          to: { x: 1, y: 9 },
          scale,
          visible: true,
        },
      },
    ]);
  });

  it('pictures without a scale are measured all the same', () => {
    expect(eventsOf(given({ image: slide('i', { scale: { state: 'none' } }) }), draw())).toHaveLength(1);
  });

  it('Undo and Redo name the latest gesture of the lane that was asked for', () => {
    const history = (lane: string) =>
      ({ undoable: ['g1', `${lane}-2`], redoable: [`${lane}-3`] }) as unknown as History;
    expect(eventsOf(given({ history }), { type: 'undo', lane: 'view' })).toEqual([
      { type: 'gesture.undone', v: 1, target: 'view-2' },
    ]);
    expect(eventsOf(given({ history }), { type: 'redo', lane: 'marks' })).toEqual([
      { type: 'gesture.redone', v: 1, target: 'marks-3' },
    ]);
  });
});

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
  ['nothing-to-undo', {}, { type: 'undo', lane: 'marks' }],
  ['nothing-to-redo', {}, { type: 'redo', lane: 'marks' }],
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
  'nothing-to-undo': true,
  'nothing-to-redo': true,
};

describe('what is refused', () => {
  it('each way of saying no has a case here', () => {
    const shown = new Set<string>(refusals.map(([rejection]) => rejection));
    expect([...shown].sort()).toEqual(Object.keys(everyRejection).sort());
  });

  it.each(refusals)('%s: %o %o', (rejection, state, command) => {
    expect(eventsOf(given(state), command)).toBe(rejection);
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
