import { expect, it } from 'vitest';
import type { Scale } from '../slides/scale.ts';
import { NO_ADJUSTMENT } from './adjustment.ts';
import { captionLines, type Pictured } from './caption.ts';

const PICTURED: Pictured = {
  caseNumber: 'S26-104',
  caseID: 'DP-2026-000009',
  slideTitle: 'A1 · H&E',
  scale: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' },
  formerLengths: 'none',
  lengthsLeftOut: 0,
  magnification: 20,
  view: { centre: { x: 0, y: 0 }, scale: 0.5, rotation: 0 },
  width: 1000,
  adjustment: NO_ADJUSTMENT,
  isSharp: true,
  projectedFrom: null,
};
const TIME = new Date('2026-03-11T14:25:30.007Z');
const linesOf = (over: Partial<Pictured> = {}) => captionLines({ ...PICTURED, ...over }, TIME, 'UTC');

it('a picture says its case, slide, time, magnification and scale', () => {
  expect(linesOf()).toEqual([
    'Case S26-104 · DP-2026-000009 · 03/11/2026 02:25 PM UTC',
    'A1 · H&E',
    '10x objective · 1 mm across · Scale of the scan',
  ]);
  expect(linesOf({ caseNumber: 'DP-2026-000009' })[0]).toBe('Case DP-2026-000009 · 03/11/2026 02:25 PM UTC');
});

const UNEQUAL = { mppX: 0.5, mppY: 0.5 };
it.each<[Scale, string]>([
  [{ state: 'assumed', ...UNEQUAL }, 'Scale assumed'],
  [{ state: 'manual', ...UNEQUAL, reason: 'r' }, 'Scale set by hand'],
  [{ state: 'invalid' }, 'Scale cannot be used'],
  [{ state: 'none' }, 'Scale unknown'],
])('a picture by the scale %o says so', (scale, words) => {
  expect(linesOf({ scale })[2]).toContain(` · ${words}`);
});

it('a picture with lengths by a former scale says that they do not rest on the one that it names', () => {
  expect(linesOf({ formerLengths: 'some' })[3]).toBe(
    'Some lengths are by a scale that their slide has no more',
  );
  expect(linesOf({ formerLengths: 'all' })[3]).toBe('Every length is by a scale that its slide has no more');
});

it('a picture says how many lengths are not shown on it', () => {
  expect(linesOf({ lengthsLeftOut: 1 })[3]).toBe('1 length is not shown');
  expect(linesOf({ lengthsLeftOut: 2 })[3]).toBe('2 lengths are not shown');
});

it('a picture with marks of the other slide says what their dashes mean and whose they are', () => {
  expect(linesOf({ projectedFrom: 'E1 · PAS' }).slice(3)).toEqual([
    'Marks drawn wholly in dashes were made on the first pane’s slide: E1 · PAS',
  ]);
});

it('a picture says what was done to it: turned, past the scan, adjusted, not sharp', () => {
  const view = { ...PICTURED.view, scale: 2, rotation: 90 };
  expect(linesOf({ view, adjustment: { ...NO_ADJUSTMENT, gamma: 1.5 }, isSharp: false }).slice(2)).toEqual([
    '40x objective · 0.25 mm across · Scale of the scan · Turned by 90° · Beyond scan resolution',
    'Picture adjusted: Gamma 1.5',
    'Taken before all tiles were sharp',
  ]);
});
