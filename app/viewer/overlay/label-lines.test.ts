import { expect, it } from 'vitest';
import { labelLines } from './label-lines.ts';

const COORDINATE = 'Δx 612.345 μm, Δy 512.001 μm, 798.123 μm (assumed scale)';
const linesOf = (label: string, most: number) => labelLines(label, most, (text) => text.length);

it.each([
  ['stays in one line where it fits', COORDINATE, 60, [COORDINATE]],
  [
    'breaks between numbers and never within one',
    COORDINATE,
    35,
    ['Δx 612.345 μm, Δy 512.001 μm,', '798.123 μm (assumed scale)'],
  ],
  [
    'keeps what a number rests on beside it, however narrow the pane is',
    COORDINATE,
    16,
    ['Δx 612.345 μm,', 'Δy 512.001 μm,', '798.123 μm (assumed scale)'],
  ],
  [
    'loses letters of its name and none of its value',
    'Margin: towards the inked surface: 798.123 μm (scale set by hand)',
    35,
    ['Margin: towards the inked surface:', '798.123 μm (scale set by hand)'],
  ],
  [
    'says that letters of its name are missing',
    'Margin: towards the inked surface: 798.123 μm',
    20,
    ['Margin: towards the…', '798.123 μm'],
  ],
])('a label %s', (_, label, most, lines) => {
  expect(linesOf(label, most)).toEqual(lines);
});
