import { checkWords } from './reed-solomon.ts';

interface Symbol {
  /** Modules of a side, its frame included. */
  readonly side: number;
  readonly data: number;
  readonly check: number;
  /** Squares of one side, each in a frame of its own. */
  readonly regions: number;
}

/** The square symbols that a label may need (ISO/IEC 16022, ECC 200), smallest first. */
const SYMBOLS: readonly Symbol[] = [
  { side: 10, data: 3, check: 5, regions: 1 },
  { side: 12, data: 5, check: 7, regions: 1 },
  { side: 14, data: 8, check: 10, regions: 1 },
  { side: 16, data: 12, check: 12, regions: 1 },
  { side: 18, data: 18, check: 14, regions: 1 },
  { side: 20, data: 22, check: 18, regions: 1 },
  { side: 22, data: 30, check: 20, regions: 1 },
  { side: 24, data: 36, check: 24, regions: 1 },
  { side: 26, data: 44, check: 28, regions: 1 },
  { side: 32, data: 62, check: 36, regions: 2 },
  { side: 36, data: 86, check: 42, regions: 2 },
  { side: 40, data: 114, check: 48, regions: 2 },
  { side: 44, data: 144, check: 56, regions: 2 },
];

const PAD = 129;
const PAIR = 130;
const LAST_ASCII = 127;

/** Rows of modules from the top, true where it is dark; null for a text that no symbol of ours holds. */
export function dataMatrix(text: string): readonly (readonly boolean[])[] | null {
  const words = wordsOf(text);
  const symbol = words === null ? undefined : SYMBOLS.find(({ data }) => data >= words.length);
  if (words === null || symbol === undefined) return null;
  const data = padTo(words, symbol.data);
  const laid = lay([...data, ...checkWords(data, symbol.check)], symbol.side - 2 * symbol.regions);
  return frameRegions(laid, symbol);
}

/** Two digits take one word, any other letter of ASCII one too. */
function wordsOf(text: string): number[] | null {
  const words: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const pair = /^\d\d/.exec(text.slice(at, at + 2))?.[0];
    const code = text.charCodeAt(at);
    if (code > LAST_ASCII) return null;
    words.push(pair === undefined ? code + 1 : PAIR + Number(pair));
    if (pair !== undefined) at += 1;
  }
  return words.length === 0 ? null : words;
}

/** What is left is filled with what looks like nothing, so that no stretch of the symbol is plain. */
function padTo(words: readonly number[], length: number): readonly number[] {
  const rest = Array.from({ length: length - words.length }, (_, index) => {
    if (index === 0) return PAD;
    const word = PAD + ((149 * (words.length + index + 1)) % 253) + 1;
    return word > 254 ? word - 254 : word;
  });
  return [...words, ...rest];
}

type Place = readonly [row: number, column: number];

/** Where the eight modules of a word lie around its last one, the highest bit first. */
const SHAPE: readonly Place[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
];

/** Shapes that are cut by a corner lie in two or three pieces; what is below zero is counted from the far end. */
const CORNERS: readonly (readonly Place[])[] = [
  [
    [-1, 0],
    [-1, 1],
    [-1, 2],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -4],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -1],
  ],
  [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [-1, 0],
    [-1, -1],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -3],
    [1, -2],
    [1, -1],
  ],
];

/** The words along the diagonals of a square, as the norm walks it. */
function lay(words: readonly number[], side: number): readonly (readonly boolean[])[] {
  const field: (boolean | undefined)[][] = Array.from({ length: side }, () => Array<undefined>(side));
  let word = 0;
  const put = (places: readonly Place[]): void => {
    for (const [bit, [row, column]] of places.entries()) {
      const line = field[row];
      if (line !== undefined) line[column] = (((words[word] ?? 0) >> (7 - bit)) & 1) === 1;
    }
    word += 1;
  };
  const wrapPlace = ([row, column]: Place): Place => {
    const shift = 4 - ((side + 4) % 8);
    const [r, c] = row < 0 ? [row + side, column + shift] : [row, column];
    return c < 0 ? [r + shift, c + side] : [r, c];
  };
  const putShape = (row: number, column: number): void => {
    if (row < side && column < side && field[row]?.[column] === undefined)
      put(SHAPE.map(([down, right]) => wrapPlace([row + down, column + right])));
  };
  const putCorner = (number: number): void =>
    put(
      (CORNERS[number] ?? []).map(([row, column]) => [
        row < 0 ? row + side : row,
        column < 0 ? column + side : column,
      ]),
    );
  let [row, column] = [4, 0];
  while (row < side || column < side) {
    if (row === side && column === 0) putCorner(0);
    if (row === side - 2 && column === 0 && side % 4 !== 0) putCorner(1);
    if (row === side - 2 && column === 0 && side % 8 === 4) putCorner(2);
    if (row === side + 4 && column === 2 && side % 8 === 0) putCorner(3);
    do {
      if (row < side && column >= 0) putShape(row, column);
      row -= 2;
      column += 2;
    } while (row >= 0 && column < side);
    row += 1;
    column += 3;
    do {
      if (row >= 0 && column < side) putShape(row, column);
      row += 2;
      column -= 2;
    } while (row < side && column >= 0);
    row += 3;
    column += 1;
  }
  // A corner that no word reaches is a small chessboard.
  return field.map((line, down) => Array.from(line, (dark, right) => dark ?? down % 2 === right % 2));
}

/** Each region stands in a solid edge at its left and below, and in a dotted one above and at its right. */
function frameRegions(
  laid: readonly (readonly boolean[])[],
  { side, regions }: Symbol,
): readonly (readonly boolean[])[] {
  const whole = side / regions;
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => {
      const [down, right] = [row % whole, column % whole];
      if (right === 0 || down === whole - 1) return true;
      if (down === 0) return right % 2 === 0;
      if (right === whole - 1) return down % 2 === 1;
      const inner = (at: number): number => at - 1 - 2 * Math.floor(at / whole);
      return laid[inner(row)]?.[inner(column)] === true;
    }),
  );
}
