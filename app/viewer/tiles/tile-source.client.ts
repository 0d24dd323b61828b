import { scaleOf } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
import { openTiff } from '../tiff/tiff-source.client.ts';
import { openDzi } from './dzi/dzi-source.client.ts';
import { openPicture } from './plain/plain-source.client.ts';
import { withPrefetch } from './prefetch.ts';
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

async function openByBestRoute(
  link: SlideLinkPart,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> {
  if (signal.aborted) return { ok: false, error: OPENING_ABORTED };
  if (!isTiled(link)) return openFile(link, signal);
  const tiled = await openDzi(link, signal);
  if (tiled.ok || tiled.error.kind === 'aborted') return tiled;
  const file = await openFile(link, signal);
  if (file.ok) return { ok: true, value: { ...file.value, fallback: tiled.error } };
  return file.error.kind === 'aborted' ? file : { ok: false, error: withReason(file.error, tiled.error) };
}

/**
 * Opens a slide by the best route there is: tiles first, the file itself when the tiles cannot be had
 * (specification 4.4). `fallback` of the source says why the tiles were left. Never rejects.
 */
export async function openSlide(
  link: SlideLinkPart,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  const opened = await openByBestRoute(link, signal);
  return opened.ok ? { ok: true, value: withPrefetch(opened.value) } : opened;
}
