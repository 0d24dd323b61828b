import { type DziDescriptor, parseDziXml } from '#app/core/slides/dzi.ts';
import { maxLevel } from '#app/core/slides/dzi-levels.ts';
import { type Scale, scaleOf } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
import { associatedInFile } from '../../tiff/associated-file.client.ts';
import { loadTileFile } from '../../tiff/decode/tile-decoder.client.ts';
import { getSigned } from '../../tiff/decode/tile-file.ts';
import {
  isAbort,
  messageOf,
  OPENING_ABORTED,
  type SlideError,
  SlideFault,
  slideFailed,
  tileFetchFailed,
} from '../slide-error.ts';
import { isPicture, type SlideLinkPart } from '../slide-link.ts';
import type { TileAddress, TileSource } from '../tile.ts';
import { dziLevels, dziTileUrl, signatureOf } from './dzi-tiles.ts';

async function readDescriptor(url: string, signal: AbortSignal): Promise<DziDescriptor> {
  const answer = await getSigned(url, signal);
  const name = 'the tile descriptor cannot be used';
  if (!answer.ok) throw new SlideFault(slideFailed(name, `HTTP ${String(answer.status)}`), false);
  const parsed = parseDziXml(await answer.text());
  if (parsed.ok) return parsed.descriptor;
  throw new SlideFault(slideFailed(name, parsed.problem), false);
}

/** Specification 7: the first tile is checked, its status must be OK. */
async function checkFirstTile(url: string, signal: AbortSignal): Promise<void> {
  const answer = await getSigned(url, signal);
  // Read to the end even so: the connection is needed for the next tiles.
  await answer.arrayBuffer();
  if (!answer.ok) throw new SlideFault(tileFetchFailed(answer.status), false);
}

function scaleOfLink(link: SlideLinkPart): Scale {
  return scaleOf(link.scale, link.scale !== null || !isPicture(link));
}

/** Where the tiles lie now; a renewed link brings another signature, and may bring another folder. */
function tileAddresses(
  link: SlideLinkPart,
  folder: string,
): { readonly folder: string; readonly signature: string } {
  return { folder, signature: signatureOf({ ...link, dziTilesFolder: folder }) };
}

function dziSource(link: SlideLinkPart, folder: string, descriptor: DziDescriptor): TileSource {
  let addresses = tileAddresses(link, folder);
  let file = link.link;
  const top = maxLevel(descriptor.size);
  const urlOf = ({ level, column, row }: TileAddress): string => {
    const tile = { level: top - level, column, row };
    return dziTileUrl(addresses.folder, addresses.signature, tile, descriptor.format);
  };
  return {
    id: link.blobId,
    kind: 'dzi',
    size: descriptor.size,
    levels: dziLevels(descriptor),
    overlap: descriptor.overlap,
    scale: scaleOfLink(link),
    fallback: null,
    associated: () => (isPicture(link) ? Promise.resolve([]) : associatedInFile(() => file)),
    want: (tiles, priority) =>
      tiles.map(({ address, signal }) => loadTileFile(urlOf(address), priority, signal)),
    renew: (next) => {
      file = next.link;
      if (next.dziTilesFolder !== null) addresses = tileAddresses(next, next.dziTilesFolder);
    },
    close: () => undefined,
  };
}

/** The tiled route. Never rejects. */
export async function openDzi(
  link: SlideLinkPart,
  dziUrl: string,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  const folder = link.dziTilesFolder;
  if (folder === null) return { ok: false, error: slideFailed('the tile descriptor has no tiles') };
  try {
    const [descriptor] = await Promise.all([
      readDescriptor(dziUrl, signal),
      link.firstTileUrl === null ? null : checkFirstTile(link.firstTileUrl, signal),
    ]);
    return { ok: true, value: dziSource(link, folder, descriptor) };
  } catch (cause) {
    if (signal.aborted || isAbort(cause)) return { ok: false, error: OPENING_ABORTED };
    return {
      ok: false,
      error: cause instanceof SlideFault ? cause.slideError : slideFailed(messageOf(cause)),
    };
  }
}
