import GeoTIFF from 'geotiff';
import { canMeasure } from '#app/core/slides/scale.ts';
import { slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import {
  messageOf,
  type SlideError,
  SlideFault,
  tiffIncomplete,
  tiffUnreadable,
} from '../tiles/slide-error.ts';
import { associatedPictures } from './associated-picture.client.ts';
import {
  descriptionOf,
  directoriesOf,
  scaleTagsOf,
  type TiffDirectory,
} from './directory/directory.client.ts';
import { formatRefusal } from './directory/header.ts';
import { compressionError, incompleteness, pyramidOf } from './directory/levels.ts';
import { valuesOf } from './directory/numbers.ts';
import { scaleOfTiff } from './directory/slide-scale.ts';
import { BlockSource } from './ranges/block-source.client.ts';
import { FileLoader } from './ranges/file-loader.client.ts';

/** The formats whose directories the viewer's reader reads; any other is read by the server alone. */
const READ_HERE: ReadonlySet<string | null> = new Set(['.svs', '.tif', '.tiff', '.ome.tiff']);
const HEAD_BYTES = 1024;
/** The intake's own words for what it would find as well. */
const CUT_OFF = 'The file is cut off. Export it again and upload it whole.';
const CANNOT_BE_READ = 'The image cannot be read.';
const OTHER_CONTENT = 'The file content does not match its type';

/** Looks at a slide on this computer before it is sent anywhere. Never rejects. */
export async function lookAtSlide(file: File): Promise<SlideSight> {
  if (!READ_HERE.has(slideExtensionOf(file.name))) return { kind: 'unknown' };
  try {
    return await read(file);
  } catch (cause) {
    const error = cause instanceof SlideFault ? cause.slideError : tiffUnreadable(messageOf(cause));
    return unreadable(error, error.kind === 'tiff-incomplete' ? CUT_OFF : CANNOT_BE_READ);
  }
}

const unreadable = ({ text, detail }: SlideError, inWords: string): SlideSight => ({
  kind: 'unreadable',
  text: inWords,
  detail: detail ?? text,
});

async function read(file: File): Promise<SlideSight> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const foreign = formatRefusal(head);
  if (foreign !== null)
    return unreadable(foreign, foreign.kind === 'tiff-incomplete' ? CUT_OFF : OTHER_CONTENT);
  const directories = await directoriesOf(await GeoTIFF.fromSource(new BlockSource(new FileLoader(file))));
  const pyramid = pyramidOf(directories.map(({ summary }) => summary)).flatMap((at) => directories[at] ?? []);
  const [top] = pyramid;
  const shown = top ?? directories[0];
  if (shown === undefined) throw new SlideFault(tiffUnreadable('there is no picture in this file'), false);
  const fault = compressionError(shown.summary.compression) ?? incompleteness(shown.summary);
  // Strips are no tiles for this reader, and may be for the server.
  if (fault?.kind === 'tiff-unpreparable') return { kind: 'unknown' };
  if (fault !== null) throw new SlideFault(fault, false);
  if (await isCutOff(pyramid, file.size))
    throw new SlideFault(tiffIncomplete('a tile lies beyond the end of the file'), false);
  return describe(shown, directories, pyramid.length);
}

/** Whether a tile of any level lies where the file has ended already: so a broken copy shows itself. */
async function isCutOff(pyramid: readonly TiffDirectory[], size: number): Promise<boolean> {
  for (const { tags } of pyramid) {
    const offsets = valuesOf(await tags.loadValue('TileOffsets'));
    const counts = valuesOf(await tags.loadValue('TileByteCounts'));
    for (let at = 0; at < offsets.length; at += 1)
      if (Number(offsets[at]) + Number(counts[at] ?? 0) > size) return true;
  }
  return false;
}

/** Aperio and its followers write 'AppMag = 20' and 'ScanScope ID = SS1302' among the fields of the description. */
const fieldOf = (description: string, name: string): string | null =>
  new RegExp(`(?:^|[|\\s])${name}\\s*=\\s*([^|<]+)`, 'i').exec(description)?.[1]?.trim() ?? null;

async function describe(
  top: TiffDirectory,
  directories: readonly TiffDirectory[],
  levels: number,
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
