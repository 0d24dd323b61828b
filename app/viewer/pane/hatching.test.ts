import { describe, expect, it } from 'vitest';
import { type HatchedArea, hatch } from './hatching.ts';

interface Line {
  readonly from: readonly [number, number];
  to: readonly [number, number];
  colour: string;
}

/** A context that remembers its lines, and what they are clipped to. */
function drawn(areas: readonly HatchedArea[], origin = { x: 0, y: 0 }, ratio = 1) {
  const lines: Line[] = [];
  const clipped: number[][] = [];
  let path: Line[] = [];
  const context = {
    strokeStyle: '',
    lineWidth: 0,
    save: () => undefined,
    restore: () => undefined,
    clip: () => undefined,
    rect: (...box: number[]) => void clipped.push(box),
    beginPath: () => {
      path = [];
    },
    moveTo: (x: number, y: number) => void path.push({ from: [x, y], to: [x, y], colour: '' }),
    lineTo: (x: number, y: number) => {
      const last = path.at(-1);
      if (last) last.to = [x, y];
    },
    stroke: () => void lines.push(...path.map((line) => ({ ...line, colour: context.strokeStyle }))),
  };
  hatch(context as unknown as CanvasRenderingContext2D, areas, origin, ratio);
  return { lines, clipped, width: context.lineWidth };
}

const AREA = { left: 100, top: 50, right: 160, bottom: 90 };
const sumOf = ({ from: [x, y] }: Line) => x + y;

describe('hatching', () => {
  it('is kept to the areas that are missing', () => {
    const other = { left: 160, top: 50, right: 220, bottom: 90 };
    expect(drawn([AREA, other]).clipped).toEqual([
      [100, 50, 60, 40],
      [160, 50, 60, 40],
    ]);
  });

  it('covers an area from corner to corner in dark and in light', () => {
    const { lines } = drawn([AREA]);
    const [dark, light] = [...new Set(lines.map(({ colour }) => colour))].map((colour) =>
      lines.filter((line) => line.colour === colour).map(sumOf),
    );
    for (const sums of [dark ?? [], light ?? []]) {
      expect(Math.min(...sums)).toBeLessThanOrEqual(150);
      expect(Math.max(...sums)).toBeGreaterThan(250 - 16);
      expect(sums.slice(1).every((sum, at) => sum - (sums[at] ?? 0) === 16)).toBe(true);
    }
  });

  it('moves with the slide and not with the canvas', () => {
    const before = drawn([AREA]).lines.map(sumOf);
    const moved = { left: 107, top: 53, right: 167, bottom: 93 };
    const after = drawn([moved], { x: 7, y: 3 }).lines.map((line) => sumOf(line) - 10);
    expect(after).toEqual(before);
  });

  it('is as wide on a dense screen as on any other', () => {
    const { lines, width } = drawn([AREA], { x: 0, y: 0 }, 2);
    expect([width, sumOf(lines[1] as Line) - sumOf(lines[0] as Line)]).toEqual([2, 32]);
  });
});
