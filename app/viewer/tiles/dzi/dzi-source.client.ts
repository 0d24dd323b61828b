import { type DziDescriptor, parseDziTileSource, parseDziXml } from '#app/core/slides/dzi.ts';
import { maxLevel } from '#app/core/slides/dzi-levels.ts';
import { type Scale, scaleOf } from '#app/core/slides/scale.ts';
import type { Result } from '#contracts/result.ts';
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
import type { SlideTiles, TileAddress } from '../tile.ts';
import { dziLevels, dziTileUrl, firstTileOf, type TilePlace, tilePlaceOf } from './dzi-tiles.ts';
import { picturesBeside } from './pictures-beside.client.ts';

const UNUSABLE = 'the tile descriptor cannot be used';

async function loadDescriptorXml(url: string, signal: AbortSignal): Promise<string> {
  const answer = await getSigned(url, signal);
  if (!answer.ok) throw new SlideFault(slideFailed(UNUSABLE, `HTTP ${String(answer.status)}`), false);
  return answer.text();
}

/** The descriptor at its address; the one in the answer is for answers without such an address. */
async function readDescriptor(link: SlideLinkPart, signal: AbortSignal): Promise<DziDescriptor> {
  const parsed =
    link.dziUrl === null
      ? parseDziTileSource(link.dziTileSourceObject)
      : parseDziXml(await loadDescriptorXml(link.dziUrl, signal));
  if (parsed.ok) return parsed.descriptor;
  throw new SlideFault(slideFailed(UNUSABLE, parsed.problem), false);
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

function dziSource(link: SlideLinkPart, firstPlace: TilePlace, descriptor: DziDescriptor): SlideTiles {
  let place = firstPlace;
  let latest = link;
  const top = maxLevel(descriptor.size);
  const urlOf = ({ level, column, row }: TileAddress): string =>
    dziTileUrl(place, { level: top - level, column, row }, descriptor.format);
  return {
    id: link.blobId,
    kind: 'dzi',
    size: descriptor.size,
    levels: dziLevels(descriptor),
    overlap: descriptor.overlap,
    scale: scaleOfLink(link),
    fallback: null,
    associated: () => picturesBeside(() => latest),
    want: (tiles, priority) =>
      tiles.map(({ address, signal }) => loadTileFile(urlOf(address), priority, signal)),
    takeLink: (next) => {
      latest = next;
      place = tilePlaceOf(next) ?? place;
    },
    close: () => undefined,
  };
}

/** The tiled route. Never rejects. */
export async function openDzi(
  link: SlideLinkPart,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> {
  const place = tilePlaceOf(link);
  if (place === null) return { ok: false, error: slideFailed('the tile descriptor has no tiles') };
  const firstTile = firstTileOf(link);
  try {
    const [descriptor] = await Promise.all([
      readDescriptor(link, signal),
      firstTile === null ? null : checkFirstTile(firstTile, signal),
    ]);
    return { ok: true, value: dziSource(link, place, descriptor) };
  } catch (cause) {
    if (signal.aborted || isAbort(cause)) return { ok: false, error: OPENING_ABORTED };
    return {
      ok: false,
      error: cause instanceof SlideFault ? cause.slideError : slideFailed(messageOf(cause)),
    };
  }
}
