import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { isInside } from '../slides/geometry.ts';
import { rulerOn } from '../viewing/random-readings.test-support.ts';
import { RULER_EDIT_IDLE, type RulerEdit, type RulerEditInput, stepRulerEdit } from './ruler-edit-tool.ts';

const size = { width: 100, height: 50 };
const point = (x: number, y: number) => ({ x, y });
const ruler = { ...rulerOn('i', 'r1'), from: point(10, 10), to: point(40, 20) };
const down = (part: 'from' | 'to' | 'whole', x: number, y: number): RulerEditInput => ({
  kind: 'down',
  ruler,
  part,
  at: point(x, y),
});
const at = (kind: 'move' | 'up', x: number, y: number): RulerEditInput => ({ kind, at: point(x, y) });

function after(...inputs: readonly RulerEditInput[]) {
  const edits: RulerEdit[] = [];
  let state = RULER_EDIT_IDLE;
  for (const input of inputs) {
    const step = stepRulerEdit(size, state, input);
    state = step.state;
    edits.push(...step.commands);
  }
  return { state, edits };
}

const moved = (from: { x: number; y: number }, to: { x: number; y: number }) => [
  { type: 'move-ruler', rulerId: 'r1', from, to },
];

describe('a hand on a ruler', () => {
  it('moves an end by as much as the hand moves, in one step at its release', () => {
    const dragged = after(down('to', 42, 21), at('move', 50, 30), at('move', 62, 31));
    expect(dragged.edits).toEqual([]);
    expect(dragged.state).toMatchObject({ kind: 'dragging', ends: { from: ruler.from, to: point(60, 30) } });
    expect(after(down('to', 42, 21), at('move', 62, 31), at('up', 52, 26)).edits).toEqual(
      moved(ruler.from, point(50, 25)),
    );
    expect(after(down('from', 10, 10), at('move', 5, 5), at('up', 0, 1)).edits).toEqual(
      moved(point(0, 1), ruler.to),
    );
  });

  it('stops an end at the edge of the image', () => {
    expect(after(down('to', 40, 20), at('move', 300, 20), at('up', 300, 70)).edits).toEqual(
      moved(ruler.from, point(100, 50)),
    );
  });

  it('moves the whole without changing its length, and stops where either end would leave the image', () => {
    expect(after(down('whole', 25, 15), at('up', 30, 12)).edits).toEqual(moved(point(15, 7), point(45, 17)));
    expect(after(down('whole', 25, 15), at('up', 500, -500)).edits).toEqual(
      moved(point(70, 0), point(100, 10)),
    );
  });

  it('does nothing where the hand did not move, laid one end on the other, or gave it up', () => {
    expect(after(down('to', 40, 20), at('up', 40, 20)).edits).toEqual([]);
    expect(after(down('to', 40, 20), at('move', 20, 20), at('up', 10, 10)).edits).toEqual([]);
    const given = after(down('to', 40, 20), at('move', 20, 20), { kind: 'cancelled' }, at('up', 30, 30));
    expect(given).toEqual({ state: RULER_EDIT_IDLE, edits: [] });
  });

  it('goes on with the first finger when a second one presses', () => {
    const edits = after(down('to', 40, 20), down('from', 10, 10), at('move', 41, 20), at('up', 41, 20)).edits;
    expect(edits).toEqual(moved(ruler.from, point(41, 20)));
  });

  it('never ends outside the image, whatever the hand does', () => {
    const figures = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const places = fc.record({ x: figures, y: figures });
    holds(
      300,
      fc.property(fc.constantFrom('from', 'to', 'whole'), places, places, (part, start, end) => {
        const { edits } = after(
          down(part, start.x, start.y),
          at('move', end.x, end.y),
          at('up', end.x, end.y),
        );
        return edits.every(({ from, to }) => isInside(from, size) && isInside(to, size));
      }),
    );
  });
});
