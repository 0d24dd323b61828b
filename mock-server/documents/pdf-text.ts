/** Advance widths of Helvetica for the characters 32 to 126, in thousandths of the size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const OTHER_WIDTH = 611;
/** The bold face is wider by up to this much. */
const BOLD_FACTOR = 1.1;

/** Code points of WinAnsi (0x80 to 0x9F) that are not those of Latin-1; 0 where there is none. */
const WIN_ANSI = [
  0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0,
  0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e,
  0x178,
];

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  μ: 'µ',
  '≥': '>=',
  '≤': '<=',
  '−': '-',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
};

/** One byte for each character in WinAnsi; a letter with a mark that it lacks loses the mark, all else becomes '?'. */
export function winAnsi(text: string): readonly number[] {
  return [...text].flatMap((character) => [...(WRITTEN_OUT[character] ?? character)]).flatMap(bytesOf);
}

function bytesOf(character: string): readonly number[] {
  const byte = byteOf(character);
  if (byte !== null) return [byte];
  const plain = byteOf(character.normalize('NFD').charAt(0));
  return [plain ?? '?'.charCodeAt(0)];
}

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const at = code === 0 ? -1 : WIN_ANSI.indexOf(code);
  return at === -1 ? null : 0x80 + at;
}

/** Width in points; close enough to wrap lines by, and never too small for text of the Latin alphabet. */
function widthOf(text: string, size: number, bold: boolean): number {
  const thousandths = winAnsi(text).reduce((sum, byte) => sum + (WIDTHS[byte - 32] ?? OTHER_WIDTH), 0);
  return (thousandths * size * (bold ? BOLD_FACTOR : 1)) / 1000;
}

/** Lines no wider than `width` points. Breaks at spaces, and inside a word only where one is too long by itself. */
export function wrapped(text: string, width: number, size: number, bold = false): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((long) => pieces(long, width, size, bold))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, size, bold) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

function pieces(word: string, width: number, size: number, bold: boolean): readonly string[] {
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, size, bold) > width) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...found, piece];
}
