import GeoTIFF from 'geotiff';
import { canMeasure } from '#app/core/slides/scale.ts';
import { contentFits } from '#app/core/uploads/file-content.ts';
import { slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import {
  CANNOT_BE_READ,
  CIRCULAR,
  CUT_OFF,
  compressionRefusal,
  hasTooManyPixels,
  isJpeg2000,
  NO_PICTURE,
  OTHER_CONTENT,
  TOO_MANY_PIXELS,
} from '#app/core/uploads/slide-refusals.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { messageOf, type SlideError, SlideFault, tiffUnreadable } from '../tiles/slide-error.ts';
import { associatedPictures } from './associated-picture.client.ts';
import { isWholeJpeg } from './decode/jpeg-tile.ts';
import { chainsOf } from './directory/chain.client.ts';
import {
  descriptionOf,
  directoriesOf,
  scaleTagsOf,
  type TiffDirectory,
} from './directory/directory.client.ts';
import { formatRefusal } from './directory/header.ts';
import { pyramidOf } from './directory/levels.ts';
import { numbersOfTag } from './directory/numbers.ts';
import { scaleOfTiff } from './directory/slide-scale.ts';
import { BlockSource } from './ranges/block-source.client.ts';
import { FileLoader } from './ranges/file-loader.client.ts';

/** The formats whose directories the viewer's reader reads; any other is read by the server alone. */
const READ_HERE: ReadonlySet<string | null> = new Set(['.svs', '.tif', '.tiff', '.ome.tiff']);
const HEAD_BYTES = 1024;
const NOT_SHOWN = 'It is taken, but it cannot be shown here: its pictures are packed as JPEG 2000.';

/** Looks at a slide on this computer before it is sent anywhere, as the intake will. Never rejects. */
export async function lookAtSlide(file: File): Promise<SlideSight> {
  try {
    return await read(file);
  } catch (cause) {
    const error = cause instanceof SlideFault ? cause.slideError : tiffUnreadable(messageOf(cause));
    // A scanner's own format, which the server knows more of.
    if (error.kind === 'tiff-unpreparable') return { kind: 'unknown' };
    return unreadable(error.kind === 'tiff-incomplete' ? CUT_OFF : CANNOT_BE_READ, error);
  }
}

const unreadable = (text: string, error: SlideError | null = null): SlideSight => ({
  kind: 'unreadable',
  text,
  detail: error === null ? null : (error.detail ?? error.text),
});

async function read(file: File): Promise<SlideSight> {
  const extension = slideExtensionOf(file.name);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (extension === null || !contentFits(head, extension)) return unreadable(OTHER_CONTENT);
  if (!READ_HERE.has(extension)) return { kind: 'unknown' };
  const foreign = formatRefusal(head);
  if (foreign !== null) throw new SlideFault(foreign, false);
  const tiff = await GeoTIFF.fromSource(new BlockSource(new FileLoader(file)));
  if ((await chainsOf(tiff)).isCircular) return unreadable(CIRCULAR);
  const directories = await directoriesOf(tiff);
  const [first] = directories;
  if (first === undefined || !hasPicture(first)) return unreadable(NO_PICTURE);
  const levels = pyramidOf(directories.map(({ summary }) => summary)).flatMap((at) => directories[at] ?? []);
  const pyramid = levels.length === 0 ? [first] : levels;
  if (await isCutOff(pyramid, file.size)) return unreadable(CUT_OFF);
  if (await hasBrokenTile(pyramid, file)) return unreadable(CANNOT_BE_READ);
  const isPacked = pyramid.some(({ summary }) => isJpeg2000(summary.compression));
  const refusal = isPacked ? null : compressionRefusal(first.summary.compression);
  if (refusal !== null) return unreadable(refusal);
  const { width, height } = first.summary;
  if (hasTooManyPixels(width * height, file.size)) return unreadable(TOO_MANY_PIXELS);
  // Strips are no tiles for this reader, and may be for the server.
  if (levels.length === 0) return { kind: 'unknown' };
  return describe(pyramid[0] ?? first, directories, {
    levels: levels.length,
    notShown: isPacked ? NOT_SHOWN : null,
  });
}

const BLOCKS = [
  { offsets: 324, byteCounts: 325 },
  { offsets: 273, byteCounts: 279 },
] as const;

/** Where the tiles lie, else the strips, with how long each is; null where there is neither. */
function blocksOf({ tags, image }: TiffDirectory) {
  const found = BLOCKS.map(({ offsets, byteCounts }) => ({
    offsets: numbersOfTag(tags, offsets, image.littleEndian),
    byteCounts: numbersOfTag(tags, byteCounts, image.littleEndian),
  }));
  return found.find(({ offsets }) => offsets.length > 0) ?? null;
}

const hasPicture = (directory: TiffDirectory): boolean =>
  directory.summary.width > 0 && directory.summary.height > 0 && blocksOf(directory) !== null;

const JPEG = 7;

/** Whether the first tile of a level is no JPEG though it should be one. More of them are decoded by the intake alone. */
async function hasBrokenTile(pyramid: readonly TiffDirectory[], file: File): Promise<boolean> {
  for (const directory of pyramid) {
    const blocks = directory.summary.compression === JPEG ? blocksOf(directory) : null;
    const [offset = 0] = (await blocks?.offsets.first(1)) ?? [];
    const [count = 0] = (await blocks?.byteCounts.first(1)) ?? [];
    const bytes = new Uint8Array(await file.slice(offset, offset + count).arrayBuffer());
    // A tile without a byte is an empty place of the slide.
    if (bytes.length > 0 && !isWholeJpeg(bytes)) return true;
  }
  return false;
}

/** Whether a tile or a strip of any level lies where the file has ended already: so a broken copy shows itself. */
async function isCutOff(pyramid: readonly TiffDirectory[], size: number): Promise<boolean> {
  for (const directory of pyramid) {
    const blocks = blocksOf(directory);
    if (blocks === null) continue;
    const { offsets, byteCounts } = blocks;
    if ([offsets, byteCounts].some((numbers) => numbers.within(size) < numbers.length)) return true;
    const counts = await byteCounts.first(byteCounts.length);
    const starts = await offsets.first(offsets.length);
    if (starts.some((start, at) => start + (counts[at] ?? 0) > size)) return true;
  }
  return false;
}

/** Aperio and its followers write 'AppMag = 20' and 'ScanScope ID = SS1302' among the fields of the description. */
const fieldOf = (description: string, name: string): string | null =>
  new RegExp(`(?:^|[|\\s])${name}\\s*=\\s*([^|<]+)`, 'i').exec(description)?.[1]?.trim() ?? null;

async function describe(
  top: TiffDirectory,
  directories: readonly TiffDirectory[],
  { levels, notShown }: { readonly levels: number; readonly notShown: string | null },
): Promise<SlideSight> {
  const scale = scaleOfTiff(await scaleTagsOf(top));
  const description = await descriptionOf(top);
  const magnification = Number(fieldOf(description, 'AppMag') ?? Number.NaN);
  const scope = fieldOf(description, 'ScanScope ID');
  return {
    kind: 'read',
    width: top.summary.width,
    height: top.summary.height,
    levels,
    mpp: scale.state === 'file' && canMeasure(scale) ? scale.mppX : null,
    magnification: Number.isFinite(magnification) ? magnification : null,
    scanner: scope === null ? null : `scanner ${scope}`,
    label: await labelOf(directories),
    notShown,
  };
}

const LABEL_SIDE = 240;

/** A small picture of the label; none where the file has none, or one that cannot be shown. */
async function labelOf(directories: readonly TiffDirectory[]): Promise<string | null> {
  try {
    const label = (await associatedPictures(directories)).find(({ kind }) => kind === 'label');
    if (label === undefined) return null;
    const whole = await label.picture(new AbortController().signal);
    const factor = Math.min(1, LABEL_SIDE / Math.max(whole.width, whole.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(whole.width * factor)),
      Math.max(1, Math.round(whole.height * factor)),
    );
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return URL.createObjectURL(await canvas.convertToBlob());
  } catch {
    return null;
  }
}
