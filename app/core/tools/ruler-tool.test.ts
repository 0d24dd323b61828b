import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { Measurement } from '../marks/ruler.ts';
import { isInside } from '../slides/geometry.ts';
import { createRulerTool, type RulerToolState } from './ruler-tool.ts';
import type { PointerInput } from './tool.ts';

const size = { width: 100, height: 50 };
const tool = createRulerTool(size, 'straight');
const point = (x: number, y: number) => ({ x, y });
const at = (kind: 'down' | 'move' | 'up', x: number, y: number): PointerInput => ({
  kind,
  at: point(x, y),
  inside: isInside(point(x, y), size),
});

function after(...inputs: readonly PointerInput[]): { state: RulerToolState; reported: Measurement[] } {
  const reported: Measurement[] = [];
  let state = tool.idle;
  for (const input of inputs) {
    const step = tool.step(state, input);
    state = step.state;
    reported.push(...step.commands);
  }
  return { state, reported };
}

const diagonal = { mode: 'straight', from: point(10, 10), to: point(40, 20) };

describe('ruler tool', () => {
  it('S4.5-02 down starts, move updates live, up ends and reports', () => {
    const drawing = after(at('down', 10, 10), at('move', 20, 20), at('move', 30, 20));
    expect(drawing).toEqual({
      state: { kind: 'drawing', from: point(10, 10), to: point(30, 20) },
      reported: [],
    });
    const ended = after(at('down', 10, 10), at('move', 30, 20), at('up', 40, 20));
    expect(ended).toEqual({ state: { kind: 'idle' }, reported: [diagonal] });
  });

  it('S4.5-02 leaving the image ends and reports, and the up that follows is nothing', () => {
    const moved = [at('down', 10, 10), at('move', 40, 20)];
    expect(after(...moved, { kind: 'left' }, at('up', 90, 40))).toEqual({
      state: { kind: 'idle' },
      reported: [diagonal],
    });
    expect(after(...moved, at('move', 130, 20))).toEqual({
      state: { kind: 'idle' },
      reported: [{ ...diagonal, to: point(100, 20) }],
    });
    expect(after(...moved, at('move', 130, 20), at('up', 140, 45)).reported).toHaveLength(1);
  });

  it('S4.5-03 a press that never moves leaves no ruler', () => {
    expect(after(at('down', 10, 10), at('up', 10, 10)).reported).toEqual([]);
    expect(after(at('down', 10, 10), at('move', 10, 10), at('up', 10, 10)).reported).toEqual([]);
    expect(after(at('down', 10, 10), { kind: 'left' }).reported).toEqual([]);
    expect(after(at('down', 10, 10), at('move', 30, 30), at('up', 10, 10)).reported).toEqual([]);
  });

  it('a level or an upright line is a ruler', () => {
    expect(after(at('down', 10, 10), at('up', 40, 10)).reported).toHaveLength(1);
    expect(after(at('down', 10, 10), at('up', 10, 40)).reported).toHaveLength(1);
  });

  it('S5-15 a press outside the image starts nothing', () => {
    expect(after(at('down', 101, 10), at('move', 40, 20), at('up', 40, 20))).toEqual({
      state: { kind: 'idle' },
      reported: [],
    });
    expect(after({ kind: 'down', at: point(10, 10), inside: false }, at('up', 40, 20)).reported).toEqual([]);
  });

  it('a cancelled drag leaves nothing', () => {
    expect(after(at('down', 10, 10), at('move', 40, 20), { kind: 'cancelled' }, at('up', 50, 20))).toEqual({
      state: { kind: 'idle' },
      reported: [],
    });
  });

  it('a second press does not start over', () => {
    const drawing = [at('down', 10, 10), at('move', 20, 20)];
    for (const second of [at('down', 70, 40), at('down', 170, 40)]) {
      expect(after(...drawing, second)).toEqual(after(...drawing));
      expect(after(...drawing, second, at('up', 40, 20)).reported).toEqual([diagonal]);
    }
  });

  it('S4.5-04 a measurement is of the tool’s mode', () => {
    const coordinate = createRulerTool(size, 'coordinate');
    const pressed = coordinate.step(coordinate.idle, at('down', 1, 1)).state;
    expect(coordinate.step(pressed, at('up', 5, 5)).commands[0]?.mode).toBe('coordinate');
  });

  it('whatever the hand does: what is reported lies in the image and is not empty, one for each start at most', () => {
    const coordinate = fc.integer({ min: -30, max: 130 });
    const inputs = fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.constantFrom('down' as const, 'move' as const, 'up' as const), coordinate, coordinate)
          .map(([kind, x, y]) => at(kind, x, y)),
      },
      { weight: 1, arbitrary: fc.constantFrom<PointerInput>({ kind: 'left' }, { kind: 'cancelled' }) },
    );
    const property = fc.property(fc.array(inputs, { maxLength: 40 }), (walk) => {
      const { reported } = after(...walk);
      for (const { from, to } of reported) {
        expect(isInside(from, size) && isInside(to, size)).toBe(true);
        expect(from).not.toEqual(to);
      }
      const presses = walk.filter((input) => input.kind === 'down' && input.inside).length;
      expect(reported.length).toBeLessThanOrEqual(presses);
    });
    holds(1000, property);
  });
});
