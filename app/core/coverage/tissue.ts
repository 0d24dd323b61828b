import type { CoverageGrid } from './grid.ts';

/** Pixels of a small picture of the whole slide, four bytes each. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Glass is grey or white whatever the lamp: a stain differs between its strongest and its weakest colour. */
const LEAST_COLOUR = 16;
/** What is grey and darker than glass is tissue too, such as pigment or a pale counterstain in a thick place. */
const DARKEST_GLASS = 190;
/** What scanners fill places with that they left out is black. */
const BLACK = 24;

function isTissue(red: number, green: number, blue: number): boolean {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return most - least >= LEAST_COLOUR || (most <= DARKEST_GLASS && most > BLACK);
}

/**
 * Where the tissue is: 1 for each square whose part of the picture is not glass in the mean. Marks of a pen count as
 * tissue, since that asks for too much and never for too little. Where nothing is found, everything counts: a slide so
 * pale must be read as a whole.
 */
export function tissueOf(grid: CoverageGrid, { width, height, data }: SmallPicture): Uint8Array {
  const { columns, rows } = grid;
  const tissue = new Uint8Array(columns * rows);
  const [across, down] = [width / columns, height / rows];
  let found = 0;
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = pixelsIn(row, down, height);
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = pixelsIn(column, across, width);
      let [red, green, blue] = [0, 0, 0];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = (y * width + x) * 4;
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
        }
      }
      const pixels = (bottom - top) * (right - left);
      if (!isTissue(red / pixels, green / pixels, blue / pixels)) continue;
      tissue[row * columns + column] = 1;
      found += 1;
    }
  }
  return found === 0 ? tissue.fill(1) : tissue;
}

/** The pixels of a square, at least one: the picture may have fewer of them than the grid has squares. */
function pixelsIn(place: number, pixels: number, most: number): readonly [number, number] {
  const first = Math.min(most - 1, Math.floor(place * pixels));
  return [first, Math.min(most, Math.max(first + 1, Math.floor((place + 1) * pixels)))];
}
