import { expect, it } from 'vitest';
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
  board.put('secondary', null);
  expect(board.pane('secondary')).toBeNull();
});
