import { createHash, timingSafeEqual } from 'node:crypto';
import { maySee } from './cases.ts';
import { type Answer, type Asked, No, notFound, wrongRole, yes } from './http.ts';
import type { Person } from './people.ts';
import { HASH_LENGTH, type Store, sessionOf, signatureOf } from './store.ts';

const LIFE_S = 15 * 60;

/** The bytes of a slide: of the right length and all different, and no picture. */
const FILE = Buffer.concat([
  Buffer.from('II*\0\b\0\0\0'),
  Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7 + (index >> 8)) % 256)),
]);
const ETAG = `"${createHash('sha256').update(FILE).digest('hex')}"`;

export function linkOf(store: Store, person: Person, blobId: string, token: string): Answer {
  if (person.duty === 'Relationship_Manager') throw wrongRole();
  const owner = store.cases.find((aCase) => aCase.blobId === blobId);
  if (owner === undefined || !maySee(owner, person)) throw notFound();
  const expires = Math.floor(Date.now() / 1000) + LIFE_S;
  const query = `exp=${expires}&sig=${signatureOf(store, blobId, String(expires), sessionOf(token))}`;
  return yes({
    blobId,
    link: `/api/wsi/files/${blobId}?${query}`,
    info: { contentType: 'image/tiff' },
    dziUrl: null,
    dziTilesFolder: null,
    dziTileSourceObject: null,
    firstTileUrl: null,
    tileImageUrls: [],
    thumbnailUrl: null,
    previewUrl: null,
    labelUrl: null,
    macroUrl: null,
    scale: null,
    expiresAt: new Date(expires * 1000).toISOString(),
  });
}

function checkSignature(store: Store, blobId: string, { query }: Asked): void {
  const exp = query.get('exp') ?? '';
  const sig = query.get('sig') ?? '';
  const session = sig.slice(HASH_LENGTH);
  const [wanted, given] = [signatureOf(store, blobId, exp, session), sig].map((one) => Buffer.from(one));
  const isOurs = wanted !== undefined && given?.length === wanted.length && timingSafeEqual(wanted, given);
  if (!isOurs) throw new No(403, 'LINK_INVALID', 'This link is not valid.');
  const isOver = Number(exp) * 1000 <= Date.now();
  if (isOver || ![...store.tokens.keys()].some((token) => sessionOf(token) === session))
    throw new No(403, 'LINK_EXPIRED', 'This link has expired.');
}

/** The file or one part of it; several ranges at once are passed over, as RFC 9110 lets a server do. */
export function fileOf(store: Store, blobId: string, asked: Asked): Answer {
  checkSignature(store, blobId, asked);
  if (!store.cases.some((aCase) => aCase.blobId === blobId)) throw notFound();
  const { headers, method } = asked;
  const common = { 'Accept-Ranges': 'bytes', ETag: ETAG, 'Content-Type': 'image/tiff' };
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(ETAG) || known.includes('*')) return { status: 304, headers: { ETag: ETAG } };
  const whole: Answer = { status: 200, headers: common, body: FILE };
  const isSame = headers['if-range'] === undefined || headers['if-range'] === ETAG;
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (range === null || !isSame || method === 'HEAD' || store.faults.has('range ignored')) return whole;
  const [, from = '', to = ''] = range;
  if (from === '' && to === '') return whole;
  const first = from === '' ? Math.max(0, FILE.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? FILE.length - 1 : Math.min(Number(to), FILE.length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return whole;
  if (first >= FILE.length)
    throw new No(416, 'RANGE_NOT_SATISFIABLE', 'The file ends before this.', null, {
      'Content-Range': `bytes */${FILE.length}`,
    });
  const part = { 'Content-Range': `bytes ${first}-${last}/${FILE.length}` };
  return { status: 206, headers: { ...common, ...part }, body: FILE.subarray(first, last + 1) };
}
