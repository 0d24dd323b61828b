import GeoTIFF from 'geotiff';
import type { Scale } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
import type { SlideError } from '../tiles/slide-error.ts';
import { isAbort, messageOf, OPENING_ABORTED, SlideFault, tiffUnreadable } from '../tiles/slide-error.ts';
import type { SlideLinkPart } from '../tiles/slide-link.ts';
import { type Level, type SlideTiles, tileOf } from '../tiles/tile.ts';
import { associatedPictures } from './associated-picture.client.ts';
import { directoriesOf, scaleTagsOf, type TiffDirectory } from './directory/directory.client.ts';
import { formatRefusal } from './directory/header.ts';
import {
  compressionError,
  incompleteness,
  inkError,
  orientationError,
  pyramidOf,
} from './directory/levels.ts';
import { scaleOfTiff } from './directory/slide-scale.ts';
import { BlockSource } from './ranges/block-source.client.ts';
import { FileLoader } from './ranges/file-loader.client.ts';
import { type ByteLoader, RangeLoader } from './ranges/range-loader.client.ts';
import { TiffTiles } from './tiff-tiles.client.ts';

const JPEG = 7;
const NOT_ABORTED = new AbortController().signal;

/** The file behind a link that may be renewed: small reads by block, tiles by row, all by one loader. */
interface TiffFile {
  readonly blocks: BlockSource;
  readonly loader: ByteLoader;
  readonly takeLink: (link: Pick<SlideLinkPart, 'link'>) => void;
  readonly close: () => void;
}

function fileAt(link: string): TiffFile {
  let address = link;
  const loader = new RangeLoader(() => address);
  const blocks = new BlockSource(loader);
  return {
    blocks,
    loader,
    takeLink: (next) => {
      address = next.link;
    },
    close: () => {
      void blocks.close();
      loader.close();
    },
  };
}

/** A file of this computer, which needs no link. */
function fileOf(file: Blob): TiffFile {
  const loader = new FileLoader(file);
  const blocks = new BlockSource(loader);
  return { blocks, loader, takeLink: () => undefined, close: () => void blocks.close() };
}

function levelOf({ summary }: TiffDirectory, top: TiffDirectory): Level {
  return {
    width: summary.width,
    height: summary.height,
    tileWidth: summary.tileWidth,
    tileHeight: summary.tileHeight,
    downsample: top.summary.width / summary.width,
  };
}

function refusalOf(directories: readonly TiffDirectory[], top: TiffDirectory | undefined): SlideError | null {
  const shown = top ?? directories[0];
  if (shown === undefined) return tiffUnreadable('the file has no image');
  const { compression, orientation = 0, photometric = 0 } = shown.summary;
  const turned = orientationError(orientation);
  return compressionError(compression) ?? incompleteness(shown.summary) ?? inkError(photometric) ?? turned;
}

const HEAD_BYTES = 1024;

/** The file's first bytes; what lies beyond its end reads as zero and is left out. */
async function headOf(file: BlockSource): Promise<Uint8Array> {
  const { data } = await file.fetchSlice({ offset: 0, length: HEAD_BYTES });
  return new Uint8Array(data).subarray(0, Math.min(HEAD_BYTES, file.fileSize ?? HEAD_BYTES));
}

async function readTiff(
  id: string,
  file: TiffFile,
  known: Scale | null,
): Promise<Result<SlideTiles, SlideError>> {
  const foreign = formatRefusal(await headOf(file.blocks));
  if (foreign !== null) return { ok: false, error: foreign };
  const tiff = await GeoTIFF.fromSource(file.blocks);
  const directories = await directoriesOf(tiff);
  const pyramid = pyramidOf(directories.map(({ summary }) => summary)).flatMap((at) => directories[at] ?? []);
  const top = pyramid[0];
  const refusal = refusalOf(directories, top);
  if (refusal !== null || top === undefined) {
    return { ok: false, error: refusal ?? tiffUnreadable('the file has no image') };
  }
  const tiles = await TiffTiles.of(pyramid, file.blocks, file.loader);
  const source: SlideTiles = {
    id,
    kind: 'tiff',
    size: { width: top.summary.width, height: top.summary.height },
    levels: pyramid.map((directory) => levelOf(directory, top)),
    overlap: 0,
    scale: known ?? scaleOfTiff(await scaleTagsOf(top)),
    fallback: null,
    associated: async () => ({ pictures: await associatedPictures(directories), missing: null }),
    want: tiles.want,
    takeLink: file.takeLink,
    close: file.close,
  };
  void tiles.warm();
  // A decoder may be missing here or barred by the page's policy: better said now than tile by tile.
  const smallest = pyramid.length - 1;
  if (pyramid[smallest]?.summary.compression !== JPEG) {
    (await tileOf(source, { level: smallest, column: 0, row: 0 }, NOT_ABORTED)).close();
  }
  return { ok: true, value: source };
}

/** A TIFF or SVS slide read in place. Never rejects. */
async function open(
  id: string,
  file: TiffFile,
  scale: Scale | null,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> {
  signal.addEventListener('abort', file.close, { once: true });
  try {
    const opened = await readTiff(id, file, scale);
    if (!opened.ok) file.close();
    return opened;
  } catch (cause) {
    file.close();
    if (signal.aborted || isAbort(cause)) return { ok: false, error: OPENING_ABORTED };
    return {
      ok: false,
      error: cause instanceof SlideFault ? cause.slideError : tiffUnreadable(messageOf(cause)),
    };
  } finally {
    signal.removeEventListener('abort', file.close);
  }
}

/** Over Range requests. `scale` is what the server knows; without it the file is asked. Never rejects. */
export const openTiff = (
  id: string,
  url: string,
  scale: Scale | null,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> => open(id, fileAt(url), scale, signal);

/** From the disk of this computer, before a byte of it is sent. Never rejects. */
export const openTiffFile = (
  id: string,
  file: Blob,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> => open(id, fileOf(file), null, signal);
