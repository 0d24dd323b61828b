import GeoTIFF from 'geotiff';
import type { Scale } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
import { RangeSource } from './range-source.client.ts';
import type { SlideError } from './slide-error.ts';
import { isAbort, messageOf, OPENING_ABORTED, SlideFault, tiffUnreadable } from './slide-error.ts';
import { scaleOfTiff } from './slide-scale.ts';
import { directoriesOf, scaleTagsOf, type TiffDirectory } from './tiff-directory.client.ts';
import { compressionError, incompleteness, pyramidOf } from './tiff-levels.ts';
import { browserDecodes, tiffTile } from './tiff-tile.client.ts';
import type { Level, TileSource } from './tile.ts';

const NOT_ABORTED = new AbortController().signal;

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
  return compressionError(shown.summary.compression) ?? incompleteness(shown.summary);
}

async function readTiff(
  id: string,
  file: RangeSource,
  known: Scale | null,
): Promise<Result<TileSource, SlideError>> {
  const tiff = await GeoTIFF.fromSource(file);
  const directories = await directoriesOf(tiff);
  const pyramid = pyramidOf(directories.map(({ summary }) => summary)).flatMap((at) => directories[at] ?? []);
  const top = pyramid[0];
  const refusal = refusalOf(directories, top);
  if (refusal !== null || top === undefined) {
    return { ok: false, error: refusal ?? tiffUnreadable('the file has no image') };
  }
  const source: TileSource = {
    id,
    kind: 'tiff',
    size: { width: top.summary.width, height: top.summary.height },
    levels: pyramid.map((directory) => levelOf(directory, top)),
    overlap: 0,
    scale: known ?? scaleOfTiff(await scaleTagsOf(top)),
    fallback: null,
    tile: (address, signal) => tiffTile(pyramid[address.level] ?? top, file, address, signal),
    close: () => void file.close(),
  };
  // A decoder may be missing here or barred by the page's policy: better said now than tile by tile.
  const smallest = pyramid.length - 1;
  if (!browserDecodes(pyramid[smallest] ?? top)) {
    (await source.tile({ level: smallest, column: 0, row: 0 }, NOT_ABORTED)).close();
  }
  return { ok: true, value: source };
}

/**
 * A TIFF or SVS slide read in place over Range requests. `scale` is what the server knows; without it the
 * file is asked. Never rejects.
 */
export async function openTiff(
  id: string,
  url: string,
  scale: Scale | null,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  const file = new RangeSource(url);
  const stop = (): void => void file.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const opened = await readTiff(id, file, scale);
    if (!opened.ok) stop();
    return opened;
  } catch (cause) {
    stop();
    if (signal.aborted || isAbort(cause)) return { ok: false, error: OPENING_ABORTED };
    return {
      ok: false,
      error: cause instanceof SlideFault ? cause.slideError : tiffUnreadable(messageOf(cause)),
    };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
