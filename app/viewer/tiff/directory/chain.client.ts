import type { GeoTIFF, ImageFileDirectory } from 'geotiff';
import { isAbort, messageOf, SlideFault, tiffIncomplete, tiffUnpreparable } from '../../tiles/slide-error.ts';
import { numbersOfTag } from './numbers.ts';

/** A slide has a handful of directories; a stack of channels and planes may have thousands. */
const MOST_DIRECTORIES = 64;
const SUB_IFDS = 330;
/** Stands in every NDPI file: Hamamatsu's own number for the format. */
export const NDPI_FORMAT = 65420;

export interface ChainOptions {
  /**
   * The directories of an NDPI file are read although nothing of it is shown: no more than what it is, is asked
   * for.
   */
  readonly takesNdpi?: boolean;
}

async function directoryAt(offset: number, file: GeoTIFF): Promise<ImageFileDirectory> {
  try {
    return await file.parser.parseFileDirectoryAt(offset);
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    throw new SlideFault(
      tiffIncomplete(`the directory at byte ${String(offset)}: ${messageOf(cause)}`),
      false,
    );
  }
}

interface Chain {
  readonly chain: readonly ImageFileDirectory[];
  /** The chain ran into a directory that was there before. */
  readonly isCircular: boolean;
}

type ReadDirectory = (offset: number) => Promise<ImageFileDirectory>;

/** One directory after the other; a chain that runs into one of `seen` stops there. */
async function chainFrom(
  first: number,
  seen: Set<number>,
  read: ReadDirectory,
  { takesNdpi = false }: ChainOptions,
): Promise<Chain> {
  const chain: ImageFileDirectory[] = [];
  let offset = first;
  while (offset !== 0 && !seen.has(offset) && seen.size < MOST_DIRECTORIES) {
    seen.add(offset);
    const tags = await read(offset);
    // NDPI hides the upper half of large offsets where TIFF readers do not look: the next step may go astray.
    if (tags.hasTag(NDPI_FORMAT) && !takesNdpi) {
      throw new SlideFault(tiffUnpreparable('Hamamatsu NDPI: this format is not read yet'), false);
    }
    chain.push(tags);
    offset = tags.nextIFDByteOffset;
  }
  return { chain, isCircular: seen.has(offset) };
}

/** Asks for all of them at once; what it gives waits for such a one, and asks for any other. */
function readEarly(offsets: readonly number[], file: GeoTIFF): ReadDirectory {
  const early = new Map(offsets.map((offset) => [offset, directoryAt(offset, file)]));
  // A fault of one is told in its turn, and not at all where an earlier one is told.
  for (const reading of early.values()) reading.catch(() => undefined);
  return (offset) => early.get(offset) ?? directoryAt(offset, file);
}

/** Some writers hang the smaller levels below level 0, as a list of directories or as a chain of them. */
async function belowOf(
  tags: ImageFileDirectory,
  seen: Set<number>,
  file: GeoTIFF,
  options: ChainOptions,
): Promise<ImageFileDirectory[]> {
  const offsets = await numbersOfTag(tags, SUB_IFDS, file.littleEndian).first(MOST_DIRECTORIES);
  const unseen = [...new Set(offsets)].filter((offset) => offset !== 0 && !seen.has(offset));
  const read = readEarly(unseen.slice(0, MOST_DIRECTORIES - seen.size), file);
  const below: ImageFileDirectory[] = [];
  for (const offset of offsets) below.push(...(await chainFrom(offset, seen, read, options)).chain);
  return below;
}

export interface Chains {
  readonly main: readonly ImageFileDirectory[];
  /** Below the first tiled directory of the main chain, or below its first. */
  readonly below: readonly ImageFileDirectory[];
  /** The main chain names an earlier directory as its next: no sound writer does that. */
  readonly isCircular: boolean;
}

/** Rejects with `SlideFault` where a directory cannot be read or the file is of a kind that we do not read. */
export async function chainsOf(file: GeoTIFF, options: ChainOptions = {}): Promise<Chains> {
  const seen = new Set<number>();
  const read: ReadDirectory = (offset) => directoryAt(offset, file);
  const { chain: main, isCircular } = await chainFrom(file.firstIFDOffset, seen, read, options);
  const top = main.find((tags) => tags.hasTag('TileWidth')) ?? main[0];
  return { main, below: top === undefined ? [] : await belowOf(top, seen, file, options), isCircular };
}
