import { expect, it } from 'vitest';
import { NO_ADJUSTMENT } from '#app/core/viewing/adjustment.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { createPaneBoard } from './pane-board.ts';

it('knows each pane by its side while it is there, and the size of the first one', () => {
  const board = createPaneBoard();
  const pane = {} as Pane;
  board.put('secondary', pane);
  board.measured('primary', { width: 8, height: 6 });
  board.measured('secondary', { width: 1, height: 1 });
  expect([board.pane('primary'), board.pane('secondary') === pane]).toEqual([null, true]);
  expect(board.firstSize()).toEqual({ width: 8, height: 6 });
  const slide = {
    slideTitle: 'A1',
    scale: { state: 'none' } as const,
    magnification: null,
    adjustment: NO_ADJUSTMENT,
  };
  board.putSlide('secondary', slide);
  expect([board.slide('primary'), board.slide('secondary')]).toEqual([null, slide]);
  board.put('secondary', null);
  expect(board.pane('secondary')).toBeNull();
});
