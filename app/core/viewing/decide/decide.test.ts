import { describe, expect, it } from 'vitest';
import { gestureId } from '../../event-log/entry.ts';
import type { History } from '../../event-log/track.ts';
import type { ViewerCommand } from '../commands.ts';
import { slide, view } from '../random-readings.test-support.ts';
import { broken, draw, eventsOf, given, inMode, opened } from './decide.test-support.ts';
import type { ViewerState } from './decision.ts';

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
      { session: { ...opened, menuShown: false } },
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
    const reader = { userId: 'u1', displayName: 'Reader One' };
    const image = slide('i', { checksum: 'abc', scale });
    expect(eventsOf(given({ image, reader }), draw({ x: 1, y: 2 }, { x: 1, y: 9 }))).toEqual([
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
          name: '',
          author: reader,
          pane: 'primary',
        },
      },
    ]);
  });

  it('pictures without a scale are measured all the same', () => {
    expect(eventsOf(given({ image: slide('i', { scale: { state: 'none' } }) }), draw())).toHaveLength(1);
  });

  it('Undo and Redo name the latest gesture of the lane that was asked for', () => {
    const history = (lane: string): History => ({
      undoable: [{ id: gestureId('g1') }, { id: gestureId(`${lane}-2`) }],
      redoable: [{ id: gestureId(`${lane}-3`) }],
    });
    expect(eventsOf(given({ history }), { type: 'undo', lane: 'view' })).toEqual([
      { type: 'gesture.undone', v: 1, target: 'view-2' },
    ]);
    expect(eventsOf(given({ history }), { type: 'redo', lane: 'marks' })).toEqual([
      { type: 'gesture.redone', v: 1, target: 'marks-3' },
    ]);
  });
});
