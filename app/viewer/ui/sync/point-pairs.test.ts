import { expect, it } from 'vitest';
import type { Patch } from '#app/core/marks/patch.ts';
import { PatchNames } from '#app/core/marks/patch-names.ts';
import { ASSUMED_SCALE, type Scale } from '#app/core/slides/scale.ts';
import { alignByPoints } from '#app/core/viewing/alignment.ts';
import { syncWords } from '#app/core/viewing/sync/sync-words.ts';
import { alignedText, foundPairs, pairsFault, pointPairs, pointsOf, proposedPairs } from './point-pairs.ts';

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

const many = (count: number) => Array.from({ length: count }, (_, at) => placed(String(at + 1), at, 0));
const numbersOf = (lead: readonly Patch[], own: readonly Patch[], inOrder = lead) => {
  const [from, to] = [pointsOf(section(lead, inOrder)), pointsOf(section(own))];
  return foundPairs(proposedPairs(from, to), from, to).map((pair) => [pair.lead?.number, pair.own?.number]);
};

it('proposes the points that were placed last, three at most, and no region', () => {
  expect(numbersOf(many(22), many(2))).toEqual([
    ['21', '1'],
    ['22', '2'],
  ]);
  expect(numbersOf([...many(4), placed('region', 5, 5, false)], many(5))).toEqual([
    ['2', '3'],
    ['3', '4'],
    ['4', '5'],
  ]);
  expect(numbersOf([], many(2))).toEqual([]);
});

it('goes by the numbers that the reader sees, whichever point was changed last', () => {
  const all = many(11);
  const corrected = [...all.slice(1), ...all.slice(0, 1)];
  expect(numbersOf(corrected, many(3), all)).toEqual([
    ['9', '1'],
    ['10', '2'],
    ['11', '3'],
  ]);
});

it.each([
  [
    'A point can be in one pair only.',
    [
      ['1', '1'],
      ['1', '2'],
    ],
  ],
  [
    'Choose a point in each pane for a pair, or none in both.',
    [
      ['1', '1'],
      ['2', '2'],
      ['3', ''],
    ],
  ],
  [
    'Choose a point in each pane for a pair, or none in both.',
    [
      ['1', '1'],
      ['2', 'deleted'],
    ],
  ],
  [
    'Choose two pairs at least.',
    [
      ['1', '1'],
      ['', ''],
    ],
  ],
  [
    null,
    [
      ['1', '1'],
      ['3', '2'],
      ['', ''],
    ],
  ],
] as const)('%s', (fault, ids) => {
  const points = pointsOf(section(corners));
  const pairs = foundPairs(
    ids.map(([lead, own]) => ({ lead, own })),
    points,
    points,
  );
  expect(pairsFault(pairs)).toBe(fault);
  if (fault === null)
    expect(pointPairs(pairs).map(({ from }) => from)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ]);
});

const scalesTo = (to: Scale) => ({
  from: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' } as const,
  to,
});

it('tells which points were paired, and the residual of three in the words of the line of the sync', () => {
  const [from, to] = [
    pointsOf(section(corners)),
    pointsOf(section([placed('1', 0, 0), placed('2', 100, 0), placed('3', 30, 100)])),
  ];
  const pairs = foundPairs(proposedPairs(from, to), from, to);
  const alignment = alignByPoints({ from: 'a', to: 'b' }, pointPairs(pairs));
  if (alignment === null) throw new Error('No alignment');
  const file = { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' } as const;
  const micrometres = (alignment.residual * 0.5).toFixed(1);
  const text = alignedText(alignment, pairs, scalesTo(file));
  expect(text).toContain(`Aligned by 3 points. Residual: ${micrometres} μm.`);
  expect(syncWords(alignment.registration, scalesTo(file))).toContain(`residual ${micrometres} μm`);
  expect(text).toContain('First pane with second pane: point 1 with point 1, point 2 with point 2,');
  expect(alignedText(alignment, pairs, scalesTo(ASSUMED_SCALE))).toMatch(/Residual: \d+\.\d px\./);
  const byHand = { state: 'manual', mppX: 0.5, mppY: 0.5, reason: 'stage micrometer' } as const;
  expect(alignedText(alignment, pairs, scalesTo(byHand))).toContain(`${micrometres} μm.`);
  expect(alignedText(alignment, pairs, scalesTo({ state: 'none' }))).toMatch(/\d px\./);
  expect(alignedText({ ...alignment, residual: 1e-12 }, pairs, scalesTo(file))).toContain('Residual: 0 μm.');
  expect(alignedText(alignment, pairs.slice(0, 2), scalesTo(file))).toContain(
    'A third point on each section',
  );
});

it.each([
  [100, '. A third point on each section shows how well they fit. First pane'],
  [105, ' The second pane is magnified 0.95 times. First pane'],
  [
    230,
    ' The second pane is magnified 0.43 times. Are these pairs the same places of the tissue? First pane',
  ],
  [50, ' The second pane is magnified 2.00 times. Are these pairs the same places of the tissue? First pane'],
])(
  'tells how sections are magnified whose points lie %d pixels apart in place of 100, and asks where that is far',
  (apart, words) => {
    const sections = [100, apart].map((x) => pointsOf(section([placed('1', 0, 0), placed('2', x, 0)])));
    const [from = [], to = []] = sections;
    const pairs = foundPairs(proposedPairs(from, to), from, to);
    const alignment = alignByPoints({ from: 'a', to: 'b' }, pointPairs(pairs));
    if (alignment === null) throw new Error('No alignment');
    const file = { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' } as const;
    expect(alignedText(alignment, pairs, scalesTo(file))).toContain(words);
    expect(alignedText(alignment, pairs, scalesTo({ state: 'none' }))).not.toContain('magnified');
  },
);
