import { type GeoTIFF, GeoTIFFImage, type ImageFileDirectory } from 'geotiff';
import { type ChainOptions, chainsOf } from './chain.client.ts';
import type { DirectorySummary } from './levels.ts';
import { numberOf, numbersOfTag, valuesOf } from './numbers.ts';
import type { ScaleTags } from './slide-scale.ts';

const TILE_OFFSETS = 324;
const ORIENTATION = 274;
const IMAGE_DESCRIPTION = 270;

export interface TiffDirectory {
  readonly image: GeoTIFFImage;
  readonly tags: ImageFileDirectory;
  readonly summary: DirectorySummary;
  /** TIFF NewSubfileType: bit 0 a reduced copy, bit 2 a mask, 9 Aperio's macro. */
  readonly subfileType: number;
  /** In the main chain; the others hang below one of these. */
  readonly isMain: boolean;
}

function directoryOf(tags: ImageFileDirectory, isMain: boolean, file: GeoTIFF): TiffDirectory {
  const { littleEndian, source } = file;
  const image = new GeoTIFFImage(tags, littleEndian, false, source);
  const tiled = tags.hasTag('TileWidth') && tags.hasTag('TileLength') && tags.hasTag('TileOffsets');
  const subfileType = numberOf(tags.getValue('NewSubfileType'));
  const summary = {
    width: numberOf(tags.getValue('ImageWidth')),
    height: numberOf(tags.getValue('ImageLength')),
    tileWidth: tiled ? numberOf(tags.getValue('TileWidth')) : 0,
    tileHeight: tiled ? numberOf(tags.getValue('TileLength')) : 0,
    tileOffsets: tiled ? numbersOfTag(tags, TILE_OFFSETS, littleEndian).within(source.fileSize) : 0,
    compression: numberOf(tags.getValue('Compression')) || 1,
    isMask: (subfileType & 4) !== 0,
    photometric: numberOf(tags.getValue('PhotometricInterpretation')),
    orientation: Number(valuesOf(tags.actualizedFields.get(ORIENTATION))[0] ?? 0),
  };
  return { image, tags, summary, subfileType, isMain };
}

/**
 * The main chain, then what hangs below its first tiled directory. Rejects with `SlideFault`, or with what the
 * file's source rejects with.
 */
export async function directoriesOf(
  file: GeoTIFF,
  options: ChainOptions = {},
): Promise<readonly TiffDirectory[]> {
  const { main, below } = await chainsOf(file, options);
  return [
    ...main.map((tags) => directoryOf(tags, true, file)),
    ...below.map((tags) => directoryOf(tags, false, file)),
  ];
}

function ratio(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const [top, bottom] = Array.from(valuesOf(value), Number);
  return top === undefined || !bottom ? null : top / bottom;
}

/** ImageDescription without its padding; empty where there is none. Rejects where it did not come, each time anew. */
export async function descriptionOf({ tags }: TiffDirectory): Promise<string> {
  const load = tags.deferredFields.get(IMAGE_DESCRIPTION);
  try {
    const description: unknown = await tags.loadValue('ImageDescription');
    return typeof description === 'string' ? description.replaceAll('\0', '') : '';
  } catch (cause) {
    // geotiff forgets a tag that did not come, and from then on says that there is none.
    if (load !== undefined) tags.deferredFields.set(IMAGE_DESCRIPTION, load);
    throw cause;
  }
}

export async function scaleTagsOf(directory: TiffDirectory): Promise<ScaleTags> {
  const { tags } = directory;
  return {
    description: await descriptionOf(directory),
    xResolution: ratio(await tags.loadValue('XResolution')),
    yResolution: ratio(await tags.loadValue('YResolution')),
    resolutionUnit: numberOf(await tags.loadValue('ResolutionUnit')) || 2,
  };
}
