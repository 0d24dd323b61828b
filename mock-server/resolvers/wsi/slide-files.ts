import { createReadStream } from 'node:fs';
import type { Call, RawAnswer, Resolver } from '../../http/call.ts';
import { type LinkKind, sessionOfLink } from '../../http/links.ts';
import { refuse } from '../../http/refusal.ts';
import { webStreamOf } from '../../http/streams.ts';
import { byteRangeOf } from '../../slides/byte-range.ts';
import { pictureFile } from '../../slides/deep-zoom.ts';
import { fileBytes, type ServedSlide, type TiledSlide } from '../../slides/served-slide.ts';
import { TILE_FORMAT } from '../../slides/slide-addresses.ts';
import { slideOfBlob } from './slide-links.ts';

type SignedCall =
  | Call<'getWsiFile'>
  | Call<'headWsiFile'>
  | Call<'getDziDescriptor'>
  | Call<'getTile'>
  | Call<'getThumbnail'>;

/** Tiles and small pictures may stay in the reader's own browser; all else of a case may not (contract: caching). */
const PICTURE_CACHE = 'private, max-age=300, immutable';

/** The slide of a blob, for whoever holds a link that was signed for it. */
function requireSigned(call: SignedCall, kind: LinkKind): ServedSlide {
  const { blobId } = call.input.params;
  const fault = call.links.check(blobId, kind, call.input.query, call.now);
  if (fault !== null) throw refuse(fault === 'expired' ? 'LINK_EXPIRED' : 'LINK_INVALID');
  const sessionId = sessionOfLink(call.input.query.sig);
  // Whoever copied the address of a slide does not see it after the logout.
  if (sessionId !== null && call.world.tokens.find(sessionId) === null) throw refuse('LINK_EXPIRED');
  const slide = slideOfBlob(call, blobId);
  if (slide === null || slide === 'gone') throw refuse('NOT_FOUND');
  return slide;
}

function requireTiled(call: SignedCall, kind: LinkKind): TiledSlide & { readonly sha256: string } {
  const { tiled, sha256 } = requireSigned(call, kind);
  if (tiled === null) throw refuse('NOT_FOUND');
  return { ...tiled, sha256 };
}

const isSameAs = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === etag);

function fileAnswer(call: Call<'getWsiFile'> | Call<'headWsiFile'>, withBody: boolean): RawAnswer {
  const slide = requireSigned(call, 'file');
  const { Range, 'If-Range': ifRange, 'If-None-Match': ifNoneMatch } = call.input.headers;
  const etag = `"${slide.sha256}"`;
  const common = { 'Accept-Ranges': 'bytes', ETag: etag, 'Content-Type': slide.contentType };
  if (isSameAs(ifNoneMatch, etag)) return { status: 304, headers: { ETag: etag }, body: null };
  const size = slide.sizeBytes;
  const current = ifRange === undefined || ifRange === etag;
  const range = byteRangeOf(withBody && current ? (Range ?? null) : null, size);
  if (range.kind === 'unsatisfiable')
    throw refuse('RANGE_NOT_SATISFIABLE', { headers: { 'Content-Range': `bytes */${size}` } });
  const { first, last } = range.kind === 'whole' ? { first: 0, last: size - 1 } : range;
  const part = range.kind === 'part' ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {};
  return {
    status: range.kind === 'part' ? 206 : 200,
    headers: { ...common, ...part, 'Content-Length': String(last - first + 1) },
    body: withBody ? streamOf(slide.path, first, last) : null,
  };
}

const streamOf = (path: string, start: number, end: number): ReadableStream =>
  webStreamOf(createReadStream(path, { start, end }));

export const getWsiFile: Resolver<'getWsiFile'> = { resolve: (call) => fileAnswer(call, true) };
export const headWsiFile: Resolver<'headWsiFile'> = { resolve: (call) => fileAnswer(call, false) };

export const getDziDescriptor: Resolver<'getDziDescriptor'> = {
  resolve: (call) => {
    const { facts, tiles } = requireTiled(call, 'tiles');
    const body =
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<Image xmlns="http://schemas.microsoft.com/deepzoom/2008" Format="${TILE_FORMAT}" ` +
      `Overlap="${tiles.overlapPx}" TileSize="${tiles.sizePx}">` +
      `<Size Width="${facts.width}" Height="${facts.height}"/></Image>\n`;
    return { status: 200, headers: { 'Content-Type': 'application/xml' }, body };
  },
};

export const getTile: Resolver<'getTile'> = {
  resolve: async (call) => {
    const slide = requireTiled(call, 'tiles');
    const { level, tile, format } = call.input.params;
    if (format === 'png') throw refuse('NOT_FOUND');
    const etag = `"${slide.sha256.slice(0, 16)}-${level}-${tile}"`;
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': PICTURE_CACHE, ETag: etag };
    const [column = 0, row = 0] = tile.split('_').map(Number);
    const body = await slide.tiles.read(level, column, row);
    if (body === null) throw refuse('NOT_FOUND');
    if (isSameAs(call.input.headers['If-None-Match'], etag)) return { status: 304, headers, body: null };
    return { status: 200, headers, body };
  },
};

export const getThumbnail: Resolver<'getThumbnail'> = {
  resolve: async (call) => {
    const kind = call.input.query.kind ?? 'thumbnail';
    // The path holds checked names only, never text of the caller.
    const body = await fileBytes(pictureFile(requireTiled(call, kind).folder, kind));
    if (body === null) throw refuse('NOT_FOUND');
    return { status: 200, headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': PICTURE_CACHE }, body };
  },
};
