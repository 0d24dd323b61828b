import { describe, expect, it } from 'vitest';
import { code128 } from './code128.ts';

/** The bars as a scanner sees them: 1 dark, 0 light, one sign a module. */
function modulesOf(text: string): string {
  const code = code128(text);
  if (code === null) return '';
  const modules = Array.from({ length: code.width }, () => '0');
  for (const { at, width } of code.bars) modules.fill('1', at, at + width);
  return modules.join('');
}

describe('a label’s code', () => {
  // The example of the text books, in set B: its check character is the one after that of set A, of value 55.
  it('is that of the published example', () => {
    const [start, p, j, check, stop] = [
      '11010010000',
      '11101110110',
      '10110111000',
      '11101000110',
      '1100011101011',
    ];
    const modules = modulesOf('PJJ123C');
    expect(modules.startsWith(`${start}${p}${j}${j}`)).toBe(true);
    expect(modules.endsWith(`${check}${stop}`)).toBe(true);
    expect(modules.length).toBe(11 * 9 + 13);
  });

  it('gives every letter eleven modules, an even number of them dark, and no two letters the same', () => {
    const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
    const middles = letters.map((letter) => modulesOf(letter).slice(11, 22));
    expect(new Set(middles).size).toBe(letters.length);
    for (const middle of middles) {
      expect(middle).toMatch(/^1.{9}0$/);
      expect([...middle].filter((sign) => sign === '1').length % 2).toBe(0);
    }
  });

  it('is none for letters that it does not have', () => {
    expect([code128(''), code128('Größe'), code128('a\tb')]).toEqual([null, null, null]);
  });
});
