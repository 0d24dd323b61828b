/** Widths of bars and gaps in modules, by the value of the character (ISO/IEC 15417). */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const START_B = 104;
const MODULUS = 103;
const FIRST = 32;
const LAST = 126;

/** A dark stretch of a code, in modules from its left edge. */
interface Bar {
  readonly at: number;
  readonly width: number;
}

interface Code128 {
  readonly bars: readonly Bar[];
  /** The whole width in modules, without the quiet zones. */
  readonly width: number;
}

/** A text as Code 128 (set B), which every hand scanner reads; null for letters that the code does not have. */
export function code128(text: string): Code128 | null {
  const values = [...text].map((letter) => (letter.codePointAt(0) ?? 0) - FIRST);
  if (values.length === 0 || values.some((value) => value < 0 || value > LAST - FIRST)) return null;
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % MODULUS;
  const widths = [START_B, ...values, check].map((value) => PATTERNS[value] ?? '').join('') + STOP;
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit);
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
