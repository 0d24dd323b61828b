import { type ByteSource, sourceOfBytes } from '#app/core/uploads/byte-source.ts';
import {
  bytesOf,
  ImpossibleTiff,
  numbersOf,
  type TiffDirectory,
  type TiffField,
  type TiffLayout,
  textOf,
  tiffDirectoryAt,
  tiffLayoutOf,
} from './tiff-fields.ts';

/** What the mock needs of one TIFF page: enough to judge it, to read the scale and to reach the JPEG tiles. */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly compression: number;
  readonly photometric: number;
  /** How the picture lies in the file: 1 is upright, 0 where the file says nothing. */
  readonly orientation: number;
  readonly description: string;
  readonly make: string;
  /** Pixels per unit as the tags have them. */
  readonly resolution: TiffResolution | null;
  readonly isNdpi: boolean;
  /** Hamamatsu's objective: 40 for 40x, -1 for the picture of the whole glass, -2 for the map; null without it. */
  readonly sourceLens: number | null;
  readonly jpegTables: Uint8Array | null;
  readonly samples: number;
  readonly bitsPerSample: number;
  /** 2 where each pixel is told by how it differs from the one before. */
  readonly predictor: number;
  readonly tiles: TileGrid | null;
  readonly strips: Strips | null;
  /** Smaller pictures that hang on this one (SubIFDs). */
  readonly below: readonly TiffPage[];
  /** Where the one value of the photometric tag stands in the file; null without one. */
  readonly photometricAt: number | null;
}

export interface TiffResolution {
  readonly x: number;
  readonly y: number;
  /** 2 is the inch, 3 the centimetre. */
  readonly unit: number;
}

export interface Blocks {
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
}

export interface TileGrid extends Blocks {
  readonly width: number;
  readonly height: number;
  /** Where the numbers of the blocks themselves stand in the file. */
  readonly fields: { readonly offsets: TiffField | undefined; readonly byteCounts: TiffField | undefined };
}

export interface Strips extends Blocks {
  /** Null where the file leaves it out: the whole picture is one. */
  readonly rowsPerStrip: number | null;
  /** One, or one for each color where the colors lie apart. */
  readonly planes: number;
}

export interface TiffFile {
  readonly pages: readonly TiffPage[];
  readonly layout: TiffLayout;
  /** A directory names an earlier one as its next: no sound writer does that. */
  readonly isCircular: boolean;
}

export const JPEG_COMPRESSION = 7;
export const PHOTOMETRIC_RGB = 2;

const TAG = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  description: 270,
  make: 271,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  resolutionX: 282,
  resolutionY: 283,
  planarConfiguration: 284,
  resolutionUnit: 296,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  below: 330,
  jpegTables: 347,
  ndpiFormat: 65420,
  ndpiSourceLens: 65421,
} as const;

const PAGES_AT_MOST = 1000;
const SHORT = 3;
const COLORS_APART = 2;

/** All pages in the order of the directory chain. Throws ImpossibleTiff or CutOff on a file that is no sound TIFF. */
export function readTiff(source: ByteSource): TiffFile {
  const layout = tiffLayoutOf(source);
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let at = layout.first;
  while (at !== 0 && !seen.has(at)) {
    if (seen.size === PAGES_AT_MOST) throw new ImpossibleTiff('a TIFF of more than 1000 pages');
    seen.add(at);
    const directory = tiffDirectoryAt(source, layout, at);
    pages.push(pageOf(source, layout, directory, true));
    at = directory.next;
  }
  return { pages, layout, isCircular: at !== 0 };
}

export const readTiffPages = (file: Uint8Array): readonly TiffPage[] => readTiff(sourceOfBytes(file)).pages;

function pageOf(source: ByteSource, layout: TiffLayout, { fields }: TiffDirectory, isTop: boolean): TiffPage {
  const all = (tag: number): number[] => numbersOf(source, fields.get(tag), layout.little);
  const one = (tag: number): number => all(tag)[0] ?? 0;
  const blocks = (offsets: number, byteCounts: number): Blocks | null =>
    fields.has(offsets) ? { offsets: all(offsets), byteCounts: all(byteCounts) } : null;
  const tables = fields.get(TAG.jpegTables);
  const photometric = fields.get(TAG.photometric);
  const tiles = blocks(TAG.tileOffsets, TAG.tileByteCounts);
  const strips = blocks(TAG.stripOffsets, TAG.stripByteCounts);
  return {
    width: one(TAG.width),
    height: one(TAG.height),
    compression: fields.has(TAG.compression) ? one(TAG.compression) : 1,
    photometric: one(TAG.photometric),
    orientation: one(TAG.orientation),
    description: textOf(source, fields.get(TAG.description)),
    make: textOf(source, fields.get(TAG.make)),
    resolution: fields.has(TAG.resolutionX)
      ? { x: one(TAG.resolutionX), y: one(TAG.resolutionY), unit: one(TAG.resolutionUnit) }
      : null,
    isNdpi: fields.has(TAG.ndpiFormat),
    sourceLens: all(TAG.ndpiSourceLens)[0] ?? null,
    jpegTables: tables === undefined ? null : bytesOf(source, tables),
    samples: one(TAG.samples) || 1,
    bitsPerSample: one(TAG.bitsPerSample) || 1,
    predictor: one(TAG.predictor),
    tiles:
      tiles === null
        ? null
        : {
            ...tiles,
            width: one(TAG.tileWidth),
            height: one(TAG.tileHeight),
            fields: { offsets: fields.get(TAG.tileOffsets), byteCounts: fields.get(TAG.tileByteCounts) },
          },
    strips:
      strips === null
        ? null
        : {
            ...strips,
            rowsPerStrip: all(TAG.rowsPerStrip)[0] ?? null,
            planes: one(TAG.planarConfiguration) === COLORS_APART ? Math.max(1, one(TAG.samples)) : 1,
          },
    below: isTop
      ? all(TAG.below)
          .slice(0, PAGES_AT_MOST)
          .map((at) => pageOf(source, layout, tiffDirectoryAt(source, layout, at), false))
      : [],
    photometricAt: photometric?.type === SHORT && photometric.count === 1 ? photometric.offset : null,
  };
}
