import { expect, it } from 'vitest';
import type { Patch } from '#app/core/marks/patch.ts';
import { PatchNames } from '#app/core/marks/patch-names.ts';
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
/** Numbered as they were placed, whatever order they have now. */
const section = (patches: readonly Patch[], inOrder = patches) => {
  const names = new PatchNames();
  for (const patch of inOrder) names.note(patch, 0);
  return { patches, names };
};
const corners = [placed('1', 0, 0), placed('2', 100, 0), placed('3', 0, 100)];

it('pairs the first point of one section with the first of the other, and takes three at most', () => {
  const lead = [placed('region', 5, 5, false), ...corners, placed('4', 9, 9)];
  const own = [...corners, placed('4', 9, 9)].map((patch) => ({
    ...patch,
    box: { ...patch.box, x: patch.box.x + 7 },
  }));
  expect(pairsOf(section(lead), section(own))).toEqual([
    { from: { x: 0, y: 0 }, to: { x: 7, y: 0 } },
    { from: { x: 100, y: 0 }, to: { x: 107, y: 0 } },
    { from: { x: 0, y: 100 }, to: { x: 7, y: 100 } },
  ]);
  expect(pairsOf(section(lead), section(own.slice(0, 1)))).toHaveLength(1);
  expect(pairsOf(section([]), section(own))).toEqual([]);
});

it('pairs by the numbers that the reader sees, whichever point was changed last', () => {
  const many = Array.from({ length: 11 }, (_, at) => placed(String(at + 1), at, 0));
  const corrected = [...many.slice(1), ...many.slice(0, 1)];
  expect(pairsOf(section(corrected, many), section(many))).toEqual(pairsOf(section(many), section(many)));
  const without = (numbers: readonly string[]) => corrected.filter(({ id }) => !numbers.includes(id));
  const later = section(without(['1', '3', '4', '5', '6', '7', '8', '9']), many);
  expect(pairsOf(later, section(many)).map(({ from }) => from.x)).toEqual([1, 9, 10]);
});

it('tells the residual of three points in micrometres, and what its scale rests on', () => {
  const own = [placed('1', 0, 0), placed('2', 100, 0), placed('3', 30, 100)];
  const pairs = pairsOf(section(corners), section(own));
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
