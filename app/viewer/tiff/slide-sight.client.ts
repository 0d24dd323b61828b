import GeoTIFF from 'geotiff';
import type { Scale } from '#app/core/slides/scale.ts';
import { BeyondHead, CutOff, sourceOfHead } from '#app/core/uploads/byte-source.ts';
import { readDicomHeader } from '#app/core/uploads/dicom-header.ts';
import { contentFits } from '#app/core/uploads/file-content.ts';
import { isJpegOfInks, JPEG_HEAD_BYTES, jpegHeader } from '#app/core/uploads/jpeg-header.ts';
import { FORMATS_NOT_TILED, notShownText, tiffShowing } from '#app/core/uploads/not-shown.ts';
import { type SlideExtension, slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import {
  appearanceRefusal,
  CANNOT_BE_READ,
  CIRCULAR,
  CUT_OFF,
  compressionRefusal,
  hasTooManyPixels,
  INKS,
  isJpeg2000,
  NO_PICTURE,
  OTHER_CONTENT,
  TOO_MANY_PIXELS,
} from '#app/core/uploads/slide-refusals.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { hasImpossibleStrips, levelPages } from '#app/core/uploads/tiff-levels.ts';
import { messageOf, type SlideError, SlideFault, tiffUnreadable } from '../tiles/slide-error.ts';
import { associatedPictures } from './associated-picture.client.ts';
import { isWholeJpeg } from './decode/jpeg-tile.ts';
import { chainsOf, NDPI_FORMAT } from './directory/chain.client.ts';
import {
  descriptionOf,
  directoriesOf,
  scaleTagsOf,
  type TiffDirectory,
} from './directory/directory.client.ts';
import { formatRefusal } from './directory/header.ts';
import { numberOf, numbersOfTag } from './directory/numbers.ts';
import { scaleOfTiff } from './directory/slide-scale.ts';
import { BlockSource } from './ranges/block-source.client.ts';
import { FileLoader } from './ranges/file-loader.client.ts';

/** The formats whose directories the viewer's reader reads; any other but DICOM is read by the server alone. */
const READ_HERE: ReadonlySet<SlideExtension> = new Set(['.svs', '.tif', '.tiff', '.ome.tiff', '.ndpi']);
const HEAD_BYTES = 1024;
const BIG_TIFF = 43;
/** NDPI keeps 32-bit offsets beyond this size and lets the reader guess the rest. */
const NDPI_OFFSETS_END = 2 ** 32;

/** Looks at a slide on this computer before it is sent anywhere, as the intake will. Never rejects. */
export async function lookAtSlide(file: File): Promise<SlideSight> {
  try {
    return await read(file);
  } catch (cause) {
    if (cause instanceof CutOff) return unreadable(CUT_OFF);
    if (cause instanceof BeyondHead) return { kind: 'unknown' };
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
  if (extension === '.dcm') return lookAtDicom(file);
  if (extension === '.jpg' || extension === '.jpeg') return lookAtPhotograph(file);
  if (!READ_HERE.has(extension)) return { kind: 'unknown' };
  const foreign = formatRefusal(head);
  if (foreign !== null) throw new SlideFault(foreign, false);
  const tiff = await GeoTIFF.fromSource(new BlockSource(new FileLoader(file)));
  const takesNdpi = file.size < NDPI_OFFSETS_END;
  if ((await chainsOf(tiff, { takesNdpi })).isCircular) return unreadable(CIRCULAR);
  const directories = await directoriesOf(tiff, { takesNdpi });
  const [first] = directories;
  if (first === undefined || !hasPicture(first)) return unreadable(NO_PICTURE);
  const levels = levelsAmong(directories);
  if (await isCutOff(levels, file.size)) return unreadable(CUT_OFF);
  if (await hasBrokenTile(levels, file)) return unreadable(CANNOT_BE_READ);
  const isNdpi = extension === '.ndpi' || first.tags.hasTag(NDPI_FORMAT);
  const { notShown } = tiffShowing({
    extension,
    isNdpi,
    isBig: new DataView(head.buffer).getUint16(2, tiff.littleEndian) === BIG_TIFF,
    description: await descriptionOf(first),
    isJpeg2000: levels.some(({ summary }) => isJpeg2000(summary.compression)),
  });
  const top = levels[0] ?? first;
  const refusal = notShown === null ? refusalOf(top, file.size) : null;
  return refusal === null
    ? describe(top, directories, { levels: levels.length, isNdpi, notShown })
    : unreadable(refusal);
}

/** The levels as the intake counts them. */
const levelsAmong = (directories: readonly TiffDirectory[]): readonly TiffDirectory[] => {
  const pages = directories.map((directory) => {
    const { width, height, tileWidth, tileHeight } = directory.summary;
    const tiles = tileWidth > 0 ? { tileWidth, tileHeight } : null;
    return { directory, width, height, tiles };
  });
  const isMain = ({ directory }: (typeof pages)[number]): boolean => directory.isMain;
  const below = pages.filter((page) => !isMain(page));
  return levelPages(pages.filter(isMain), below).map(({ directory }) => directory);
};

/** Why no tiles can be made of a picture, by what its directory says of it. */
function refusalOf(directory: TiffDirectory, size: number): string | null {
  const { tags, summary } = directory;
  const { width, height, compression, tileWidth, orientation = 0, photometric = 0 } = summary;
  const refusal = compressionRefusal(compression) ?? appearanceRefusal({ orientation, photometric });
  if (refusal !== null) return refusal;
  const strips = tileWidth > 0 ? null : blocksOf(directory);
  const areApart = numberOf(tags.getValue('PlanarConfiguration')) === COLORS_APART;
  const impossible =
    strips !== null &&
    hasImpossibleStrips({
      height,
      rowsPerStrip: tags.hasTag('RowsPerStrip') ? numberOf(tags.getValue('RowsPerStrip')) : null,
      strips: strips.offsets.length,
      planes: areApart ? Math.max(1, numberOf(tags.getValue('SamplesPerPixel'))) : 1,
    });
  if (impossible) return CANNOT_BE_READ;
  return hasTooManyPixels(width * height, size) ? TOO_MANY_PIXELS : null;
}

/** The server alone describes a picture of a camera; here only what it will not take is told. */
async function lookAtPhotograph(file: File): Promise<SlideSight> {
  const head = new Uint8Array(await file.slice(0, JPEG_HEAD_BYTES).arrayBuffer());
  if (isJpegOfInks(head)) return unreadable(INKS);
  const { width, height } = jpegHeader(head);
  return hasTooManyPixels(width * height, file.size) ? unreadable(TOO_MANY_PIXELS) : { kind: 'unknown' };
}

const COLORS_APART = 2;
/** No header of a slide comes near; what lies after it are pixels. */
const DICOM_HEADER_BYTES = 32 * 1024 * 1024;

async function lookAtDicom(file: File): Promise<SlideSight> {
  const head = new Uint8Array(await file.slice(0, DICOM_HEADER_BYTES).arrayBuffer());
  const { width, height, mpp } = readDicomHeader(sourceOfHead(head, file.size));
  if (width === null || height === null) return { kind: 'unknown' };
  return {
    kind: 'read',
    width,
    height,
    levels: 1,
    mpp: mpp?.x ?? null,
    magnification: null,
    scanner: null,
    label: null,
    notShown: notShownText(`${FORMATS_NOT_TILED['.dcm'] ?? ''} slides`),
    opensHere: false,
  };
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

/** What the file says, likely or not: the intake tells it too. */
function statedMpp(scale: Scale): number | null {
  if (scale.state === 'file') return scale.mppX;
  if (scale.state === 'invalid') return 0;
  return scale.state === 'assumed' ? (scale.implausible?.mppX ?? null) : null;
}

interface Described {
  readonly levels: number;
  readonly isNdpi: boolean;
  readonly notShown: string | null;
}

async function describe(
  top: TiffDirectory,
  directories: readonly TiffDirectory[],
  { levels, isNdpi, notShown }: Described,
): Promise<SlideSight> {
  const tags = await scaleTagsOf(top);
  // Other writers fill the resolution with what a printer wants.
  const scale = scaleOfTiff(isNdpi ? tags : { ...tags, xResolution: null, yResolution: null });
  const description = await descriptionOf(top);
  const magnification = Number(fieldOf(description, 'AppMag') ?? Number.NaN);
  const scope = fieldOf(description, 'ScanScope ID');
  return {
    kind: 'read',
    width: top.summary.width,
    height: top.summary.height,
    levels,
    mpp: statedMpp(scale),
    magnification: Number.isFinite(magnification) ? magnification : null,
    scanner: scope === null ? null : `scanner ${scope}`,
    label: isNdpi ? null : await labelOf(directories),
    notShown,
    opensHere: notShown === null && top.summary.tileWidth > 0,
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
