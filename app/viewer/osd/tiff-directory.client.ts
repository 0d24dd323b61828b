import { type GeoTIFF, GeoTIFFImage, type ImageFileDirectory } from 'geotiff';
import type { ScaleTags } from './slide-scale.ts';
import type { DirectorySummary } from './tiff-levels.ts';

/** A slide has a handful of directories; a stack of channels and planes may have thousands. */
const MOST_DIRECTORIES = 64;
/** Up to here a tag's array is read whole; above, entry by entry as tiles are asked for. */
const WHOLE_ARRAY_ENTRIES = 65_536;

export interface TiffDirectory {
  readonly image: GeoTIFFImage;
  readonly tags: ImageFileDirectory;
  readonly summary: DirectorySummary;
}

function numberOf(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function entriesOf(tags: ImageFileDirectory, tag: 'TileOffsets' | 'SubIFDs'): number {
  const deferred = tags.deferredArrays.get(resolved[tag]) as { readonly length: number } | undefined;
  if (deferred !== undefined) return deferred.length;
  const value: unknown = tags.actualizedFields.get(resolved[tag]);
  if (typeof value === 'number') return 1;
  return (value as ArrayLike<number> | undefined)?.length ?? 0;
}

const resolved = { TileOffsets: 324, SubIFDs: 330 } as const;

function directoryOf(tags: ImageFileDirectory, file: GeoTIFF): TiffDirectory {
  const image = new GeoTIFFImage(tags, file.littleEndian, false, file.source);
  const tiled = tags.hasTag('TileWidth') && tags.hasTag('TileLength') && tags.hasTag('TileOffsets');
  const summary = {
    width: numberOf(tags.getValue('ImageWidth')),
    height: numberOf(tags.getValue('ImageLength')),
    tileWidth: tiled ? numberOf(tags.getValue('TileWidth')) : 0,
    tileHeight: tiled ? numberOf(tags.getValue('TileLength')) : 0,
    tileOffsets: tiled ? entriesOf(tags, 'TileOffsets') : 0,
    compression: numberOf(tags.getValue('Compression')) || 1,
  };
  return { image, tags, summary };
}

/** The main chain of directories; a chain that runs in a circle stops where it closes. */
async function chainOf(file: GeoTIFF): Promise<ImageFileDirectory[]> {
  const chain: ImageFileDirectory[] = [];
  const seen = new Set<number>();
  let offset = file.firstIFDOffset;
  while (offset !== 0 && !seen.has(offset) && chain.length < MOST_DIRECTORIES) {
    seen.add(offset);
    const tags = await file.parser.parseFileDirectoryAt(offset);
    chain.push(tags);
    offset = tags.nextIFDByteOffset;
  }
  return chain;
}

/** Some writers hang the smaller levels below the first directory instead of into the chain. */
async function belowOf(tags: ImageFileDirectory, file: GeoTIFF): Promise<ImageFileDirectory[]> {
  if (!tags.hasTag('SubIFDs')) return [];
  const value: unknown = await tags.loadValue('SubIFDs');
  const offsets = typeof value === 'number' ? [value] : Array.from((value ?? []) as ArrayLike<number>);
  const sound = offsets.map(numberOf).filter((offset) => offset > 0);
  return Promise.all(
    sound.slice(0, MOST_DIRECTORIES).map((offset) => file.parser.parseFileDirectoryAt(offset)),
  );
}

/** Every directory that may hold a level. Rejects where the file cannot be read as TIFF. */
export async function directoriesOf(file: GeoTIFF): Promise<readonly TiffDirectory[]> {
  const chain = await chainOf(file);
  const below = chain[0] === undefined ? [] : await belowOf(chain[0], file);
  return [...chain, ...below].map((tags) => directoryOf(tags, file));
}

/**
 * One entry of a tag's array, read as late and as little as the file allows. geotiff reads single
 * entries as little-endian whatever the file is, so a big-endian file is always read whole.
 */
export async function entryOf(
  directory: TiffDirectory,
  tag: 'TileOffsets' | 'TileByteCounts',
  index: number,
): Promise<number> {
  const { tags, image, summary } = directory;
  if (image.littleEndian && summary.tileOffsets > WHOLE_ARRAY_ENTRIES) {
    return numberOf(await tags.loadValueIndexed(tag, index));
  }
  const value: unknown = await tags.loadValue(tag);
  return numberOf(typeof value === 'number' && index === 0 ? value : (value as ArrayLike<number>)[index]);
}

function ratio(value: unknown): number | null {
  const [top, bottom] = Array.from((value ?? []) as ArrayLike<number>);
  if (typeof value === 'number') return value;
  return top === undefined || !bottom ? null : top / bottom;
}

export async function scaleTagsOf({ tags }: TiffDirectory): Promise<ScaleTags> {
  const description: unknown = await tags.loadValue('ImageDescription');
  return {
    description: typeof description === 'string' ? description.replaceAll('\0', '') : '',
    xResolution: ratio(await tags.loadValue('XResolution')),
    yResolution: ratio(await tags.loadValue('YResolution')),
    resolutionUnit: numberOf(await tags.loadValue('ResolutionUnit')) || 2,
  };
}
