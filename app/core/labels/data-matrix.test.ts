import { describe, expect, it } from 'vitest';
import { dataMatrix } from './data-matrix.ts';
import { checkWords } from './reed-solomon.ts';

const picture = (text: string): readonly string[] =>
  (dataMatrix(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('the square code of a label', () => {
  it('has the check words of the published example', () => {
    expect(checkWords([142, 164, 186], 5)).toEqual([114, 25, 5, 88, 102]);
  });

  it('stands in its frame: solid at the left and below, dotted above and at the right', () => {
    const rows = picture('EX26-00131 A1');
    expect(rows).toHaveLength(16);
    expect(rows[0]).toBe('#.#.#.#.#.#.#.#.');
    expect(rows.at(-1)).toBe('#'.repeat(16));
    expect(rows.map((row) => row[0]).join('')).toBe('#'.repeat(16));
    expect(rows.map((row) => row.at(-1)).join('')).toBe('.#.#.#.#.#.#.#.#');
  });

  it('grows with its text, up to four regions, and tells any two labels apart', () => {
    expect([1, 10, 40, 60, 144].map((length) => picture('x'.repeat(length)).length)).toEqual([
      10, 16, 26, 32, 44,
    ]);
    const labels = Array.from({ length: 300 }, (_, at) => `EX26-00131 A${at} 1/2`);
    expect(new Set(labels.map((text) => picture(text).join('\n'))).size).toBe(300);
  });

  it('is none for letters that it does not have, nor for a text that is too long', () => {
    expect([dataMatrix(''), dataMatrix('Müller'), dataMatrix('x'.repeat(145))]).toEqual([null, null, null]);
  });
});
