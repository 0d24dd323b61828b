import { scaleOf } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
import { openTiff, openTiffFile } from '../tiff/tiff-source.client.ts';
import { openDzi } from './dzi/dzi-source.client.ts';
import { openPicture } from './plain/plain-source.client.ts';
import { PrefetchedTiles } from './prefetch.ts';
import { OPENING_ABORTED, type SlideError } from './slide-error.ts';
import { isPicture, isTiled, type SlideLinkPart } from './slide-link.ts';
import type { SlideTiles, TileSource } from './tile.ts';

export type { SlideError } from './slide-error.ts';
export type { SlideLinkPart } from './slide-link.ts';
export type { TileSource } from './tile.ts';

function openFile(link: SlideLinkPart, signal: AbortSignal): Promise<Result<SlideTiles, SlideError>> {
  if (isPicture(link)) {
    const scale = scaleOf(link.scale, link.scale !== null);
    return openPicture(link.blobId, link.link, scale, signal);
  }
  const known = link.scale === null ? null : scaleOf(link.scale, true);
  return openTiff(link.blobId, link.link, known, signal);
}

/** Both sentences: what became of the tiles belongs under what became of the file. */
function withReason(error: SlideError, reason: SlideError): SlideError {
  const detail = [error.detail, reason.text, reason.detail].filter((line) => line !== null).join('; ');
  return { ...error, detail };
}

/** What a pane opens of a slide. */
function sourceOf(tiles: SlideTiles): TileSource {
  const prefetched = new PrefetchedTiles(tiles);
  return {
    ...tiles,
    want: (wanted, priority) => prefetched.want(wanted, priority),
    prefetch: (addresses, priority) => prefetched.load(addresses, priority),
    renew: () => Promise.resolve(false),
    close: () => {
      prefetched.close();
      tiles.close();
    },
  };
}

/**
 * Opens a slide by the best route there is: tiles first, the file itself when the tiles cannot be had
 * (specification 4.4). `fallback` of the source says why the tiles were left. Never rejects.
 */
export async function openSlide(
  link: SlideLinkPart,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  if (signal.aborted) return { ok: false, error: OPENING_ABORTED };
  const tiled = isTiled(link) ? await openDzi(link, signal) : null;
  if (tiled?.ok === true) return { ok: true, value: sourceOf(tiled.value) };
  if (tiled?.error.kind === 'aborted') return tiled;
  const file = await openFile(link, signal);
  const fallback = tiled?.error ?? null;
  if (file.ok) return { ok: true, value: sourceOf({ ...file.value, fallback }) };
  if (fallback === null || file.error.kind === 'aborted') return file;
  return { ok: false, error: withReason(file.error, fallback) };
}

/** Opens a slide that is still on this computer alone. Never rejects. */
export async function openSlideFile(
  file: Blob,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  const opened = await openTiffFile('file', file, signal);
  return opened.ok ? { ok: true, value: sourceOf(opened.value) } : opened;
}
