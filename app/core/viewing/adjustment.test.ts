import { describe, expect, it } from 'vitest';
import { adjustmentText, isNeutral, NO_ADJUSTMENT, toneTable } from './adjustment.ts';

const at = (table: readonly number[], sample: number): number => Math.round((table[sample] ?? -1) * 255);

describe('how a picture is adjusted', () => {
  it('neutral leaves each of the 256 values as it is, and says nothing', () => {
    const table = toneTable(NO_ADJUSTMENT);
    expect(table.map((value) => Math.round(value * 255))).toEqual(Array.from({ length: 256 }, (_, i) => i));
    expect([isNeutral(NO_ADJUSTMENT), adjustmentText(NO_ADJUSTMENT)]).toEqual([true, '']);
  });

  it.each([
    [{ brightness: 1.2 }, 'Brightness 120%', [0, 120, 255]],
    [{ contrast: 0.5 }, 'Contrast 50%', [64, 114, 191]],
    [{ contrast: 2 }, 'Contrast 200%', [0, 73, 255]],
    [{ gamma: 2 }, 'Gamma 2', [0, 160, 255]],
    [{ brightness: 0.9, gamma: 1.25 }, 'Brightness 90%, gamma 1.25', [0, 111, 234]],
  ] as const)('%o is said, and is what becomes of black, of 100 and of white', (part, text, values) => {
    const adjustment = { ...NO_ADJUSTMENT, ...part };
    const table = toneTable(adjustment);
    expect([isNeutral(adjustment), adjustmentText(adjustment)]).toEqual([false, text]);
    expect([at(table, 0), at(table, 100), at(table, 255)]).toEqual(values);
  });
});
