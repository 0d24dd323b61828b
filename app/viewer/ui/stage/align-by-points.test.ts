import { expect, it } from 'vitest';
import type { Patch } from '#app/core/marks/patch.ts';
import { ASSUMED_SCALE } from '#app/core/slides/scale.ts';
import { alignByPoints } from '#app/core/viewing/alignment.ts';
import { alignedText, pairsOf } from './align-by-points.tsx';

const placed = (id: string, x: number, y: number, isPoint = true): Patch => ({
  id,
  imageId: 'i',
  checksum: null,
  note: '',
  color: '#7cfc00',
  isPoint,
  box: { x, y, width: isPoint ? 0 : 9, height: isPoint ? 0 : 9 },
  widthInClient: 0,
  author: null,
  pane: 'primary',
});
const corners = [placed('1', 0, 0), placed('2', 100, 0), placed('3', 0, 100)];

it('pairs the first point of one section with the first of the other, and takes three at most', () => {
  const lead = [placed('region', 5, 5, false), ...corners, placed('4', 9, 9)];
  const own = [...corners, placed('4', 9, 9)].map((patch) => ({
    ...patch,
    box: { ...patch.box, x: patch.box.x + 7 },
  }));
  expect(pairsOf(lead, own)).toEqual([
    { from: { x: 0, y: 0 }, to: { x: 7, y: 0 } },
    { from: { x: 100, y: 0 }, to: { x: 107, y: 0 } },
    { from: { x: 0, y: 100 }, to: { x: 7, y: 100 } },
  ]);
  expect(pairsOf(lead, own.slice(0, 1))).toHaveLength(1);
  expect(pairsOf([], own)).toEqual([]);
});

it('tells the residual of three points in micrometres, and what its scale rests on', () => {
  const pairs = pairsOf(corners, [placed('1', 0, 0), placed('2', 100, 0), placed('3', 30, 100)]);
  const alignment = alignByPoints({ from: 'a', to: 'b' }, pairs);
  if (alignment === null) throw new Error('No alignment');
  const file = { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' } as const;
  const micrometres = (alignment.residual * 0.5).toFixed(3);
  expect(alignedText(alignment, 3, file)).toBe(`Aligned by 3 points. Residual: ${micrometres} μm.`);
  expect(alignedText(alignment, 3, ASSUMED_SCALE)).toMatch(/μm \(assumed scale\)\.$/);
  expect(alignedText(alignment, 3, { state: 'none' })).toMatch(/\d px\.$/);
  expect(alignedText({ ...alignment, residual: 1e-12 }, 3, file)).toContain('Residual: less than 1 nm.');
  expect(alignedText(alignment, 2, file)).toContain('A third point on each section');
});
