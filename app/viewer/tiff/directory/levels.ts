import type { SlideError } from '../../tiles/slide-error.ts';
import {
  oldStyleJpeg,
  tiffIncomplete,
  tiffUnpreparable,
  unknownCompression,
} from '../../tiles/slide-error.ts';

/** What the choice of levels needs to know of one TIFF directory. */
export interface DirectorySummary {
  readonly width: number;
  readonly height: number;
  /** 0 when the directory is stored in strips. */
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** How many tile offsets the directory holds; 0 when it has none. */
  readonly tileOffsets: number;
  readonly compression: number;
  /** A mask over a level, not a picture. */
  readonly isMask?: boolean;
  /** TIFF Orientation, 1 to 8; 0 or left out where the file says nothing. */
  readonly orientation?: number;
  /** TIFF PhotometricInterpretation; 0 where the file leaves it out as well. */
  readonly photometric?: number;
}

const OLD_STYLE_JPEG = 6;

/** TIFF compression numbers that the tile reader decodes. */
const READABLE: ReadonlySet<number> = new Set([1, 5, 7, 8, 32946, 32773, 50001]);

const CODEC_NAMES: Readonly<Record<number, string>> = {
  2: 'CCITT Huffman',
  3: 'CCITT Group 3',
  4: 'CCITT Group 4',
  33003: 'JPEG 2000',
  33004: 'JPEG 2000',
  33005: 'JPEG 2000',
  34661: 'JBIG',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  50000: 'Zstandard',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
};

export function codecName(compression: number): string {
  return `${CODEC_NAMES[compression] ?? 'TIFF compression'} (${String(compression)})`;
}

/** How the picture lies in the file; 1 is upright, and what nearly all files have. */
const UPRIGHT = 1;

/** A mirrored slide looks whole, and left is right on it. Null for 0 and for what a file leaves out. */
export function orientationError(orientation: number): SlideError | null {
  if (orientation === 0 || orientation === UPRIGHT) return null;
  return tiffUnpreparable(
    `the picture is stored turned or mirrored (TIFF orientation ${String(orientation)}), which is not read yet`,
  );
}

/** How a file names colours that are amounts of ink. */
const INKS = 5;

/**
 * Which light an ink lets through only its profile knows; guessed, colours were off by up to 23 of 255. No scanner writes
 * inks, so such a file is refused and not guessed at.
 */
export function inkError(photometric: number): SlideError | null {
  if (photometric !== INKS) return null;
  return tiffUnpreparable('its colors are stored as printing inks (CMYK), which cannot be shown as they are');
}

export function compressionError(compression: number): SlideError | null {
  if (compression === OLD_STYLE_JPEG) return oldStyleJpeg();
  return READABLE.has(compression) ? null : unknownCompression(codecName(compression));
}

function tilesNeeded(directory: DirectorySummary): number {
  return (
    Math.ceil(directory.width / directory.tileWidth) * Math.ceil(directory.height / directory.tileHeight)
  );
}

function isTiled(directory: DirectorySummary): boolean {
  return directory.tileWidth > 0 && directory.tileHeight > 0;
}

/** Specification 5: only a directory with all its tile offsets is taken for the tiled route. */
export function incompleteness(directory: DirectorySummary): SlideError | null {
  if (!(directory.width > 0 && directory.height > 0)) return tiffIncomplete('the image has no size');
  if (!isTiled(directory)) return tiffUnpreparable('the image is stored in strips, not in tiles');
  const needed = tilesNeeded(directory);
  if (directory.tileOffsets >= needed) return null;
  return tiffIncomplete(`${String(directory.tileOffsets)} of ${String(needed)} tile offsets`);
}

/**
 * A reduced copy covers the same ground: both sides shrink by one factor. Writers round the smaller sides
 * up or down, so a side may be off by a little over a pixel; a label or a macro picture is off by far.
 */
export function isReducedCopy(of: DirectorySummary, directory: DirectorySummary): boolean {
  if (directory.width >= of.width || directory.width < 1) return false;
  const factor = of.width / directory.width;
  return Math.abs(of.height / factor - directory.height) <= 1.5;
}

/**
 * A first directory in strips that is wider than all that is tiled is the slide itself, with smaller copies behind it, and no
 * thumbnail: the copies would be taken for the slide, and it is not opened in place.
 */
function isBehindStrips(directories: readonly DirectorySummary[], base: DirectorySummary): boolean {
  const [first] = directories;
  return first !== undefined && !isTiled(first) && first.width > base.width;
}

/**
 * The widest of those that the first tiled directory is, or is a reduced copy of: some writers store their levels
 * smallest first, and the smallest would be taken for the slide. -1 where nothing is tiled.
 */
function topOf(directories: readonly DirectorySummary[]): number {
  const isPicture = (directory: DirectorySummary): boolean => isTiled(directory) && directory.isMask !== true;
  const first = directories.findIndex(isPicture);
  return directories.reduce((top, directory, index) => {
    const [reduced, widest] = [directories[first], directories[top]];
    if (reduced === undefined || widest === undefined || !isPicture(directory)) return top;
    return directory.width > widest.width && isReducedCopy(directory, reduced) ? index : top;
  }, first);
}

/** The index of the slide itself: the widest of its pyramid, or the strips that stand before it. -1 where nothing is tiled. */
export function slideOf(directories: readonly DirectorySummary[]): number {
  const top = topOf(directories);
  const base = directories[top];
  return base !== undefined && isBehindStrips(directories, base) ? 0 : top;
}

/**
 * The indices of the directories that make the pyramid, widest first. Strips (thumbnail, label, macro) and equal sizes
 * (focus planes, channels) are left out.
 */
export function pyramidOf(directories: readonly DirectorySummary[]): readonly number[] {
  const top = topOf(directories);
  const base = directories[top];
  if (base === undefined || isBehindStrips(directories, base)) return [];
  const levels = [top];
  const widths = new Set([base.width]);
  directories.forEach((directory, index) => {
    const usable = isTiled(directory) && directory.isMask !== true && incompleteness(directory) === null;
    if (!usable || widths.has(directory.width) || !isReducedCopy(base, directory)) return;
    if (compressionError(directory.compression) !== null) return;
    widths.add(directory.width);
    levels.push(index);
  });
  return levels.sort((a, b) => (directories[b]?.width ?? 0) - (directories[a]?.width ?? 0));
}
