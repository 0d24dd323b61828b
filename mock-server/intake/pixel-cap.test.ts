import { expect, it } from 'vitest';
import { requirePixelsInBytes } from './pixel-cap.ts';

const GIGA = 1e9;

it.each([
  ['a large slide of a scanner', 20 * GIGA, 2 * GIGA, true],
  ['glass with hardly any tissue on it', 4 * GIGA, 20e6, true],
  ['a small empty picture', 50e6, 10_000, true],
  ['1.6 gigapixels in 198 KB', 1.6 * GIGA, 198_000, false],
  ['160 gigapixels in 19.5 MB', 160 * GIGA, 19_500_000, false],
  ['more than any scanner makes', 41 * GIGA, 100 * GIGA, false],
])('F12 of %s, it is decided before a pixel is unpacked', (_, pixels, bytes, isTaken) => {
  const judge = () => requirePixelsInBytes(pixels, bytes);
  if (isTaken) expect(judge).not.toThrow();
  else expect(judge).toThrow('more pixels than a slide of its size can have');
});
