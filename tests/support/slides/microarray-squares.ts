import { readFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp } from 'sharp';
import { coreSourceUrl } from '#mock-server/slides/catalog.ts';
import { CORE_PX, CUTS, cutAt, PITCH_PX } from '#mock-server/slides/microarray-plan.ts';
import { readTiffPages, type TiffPage } from '#mock-server/slides/tiff-pages.ts';
import { wholePicture } from '#mock-server/slides/whole-picture.ts';

const EDGE = (PITCH_PX - CORE_PX) / 2;
/** Side of a square, in pixels of the finest level. */
export const SIDE = 128;

export type Square = readonly [column: number, row: number, x: number, y: number];

/** Ten squares within cores of every turning: the place of the core, and where in the core the square begins. */
export const SQUARES: readonly Square[] = [
  [0, 0, 600, 700],
  [1, 0, 900, 400],
  [2, 1, 500, 1100],
  [9, 0, 1200, 900],
  [4, 3, 700, 1300],
  [5, 4, 1000, 1000],
  [7, 7, 400, 900],
  [8, 2, 1300, 600],
  [3, 6, 800, 500],
  [0, 7, 1100, 1200],
];

export async function meanOf(picture: Sharp, region: Region): Promise<readonly number[]> {
  const { channels } = await sharp(
    await picture.clone().extract(region).removeAlpha().png().toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

function noCore(): never {
  throw new Error('There is no core at this place');
}

/** The square as it lies in the source: the turning is taken back, then the mirroring. */
function squareInSource([column, row, x, y]: Square): Region {
  const { offset, mirrored, degrees } = CUTS[cutAt(column, row) ?? -1] ?? noCore();
  const far = CORE_PX - SIDE;
  const [left, top] = { 0: [x, y], 90: [y, far - x], 180: [far - x, far - y], 270: [far - y, x] }[
    degrees
  ] as [number, number];
  return { left: offset + (mirrored ? far - left : left), top: offset + top, width: SIDE, height: SIDE };
}

export const squareInArray = ([column, row, x, y]: Square): Region => ({
  left: column * PITCH_PX + EDGE + x,
  top: row * PITCH_PX + EDGE + y,
  width: SIDE,
  height: SIDE,
});

/** The picture that the cores were cut from. */
export async function sourceOfCores(): Promise<Sharp> {
  const file = await readFile(coreSourceUrl());
  return wholePicture(file, readTiffPages(file)[0] as TiffPage);
}

/** The mean colour of the square, as the source of the cores has it. */
export const meanInSource = (source: Sharp, square: Square): Promise<readonly number[]> =>
  meanOf(source, squareInSource(square));
