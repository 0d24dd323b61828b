import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SlideLinkPart } from '../slide-link.ts';
import { picturesBeside } from './pictures-beside.client.ts';

const CMU = readFileSync('mock-server/slides/files/CMU-1-Small-Region.svs');
/** This slide carries no picture beside its levels. */
const BARE = readFileSync('mock-server/slides/files/OS-1-detail.ome.tif');

/** What each address answers: bytes, or a status. */
let answers: Readonly<Record<string, Buffer | number>> = {};

function rangeOf(bytes: Buffer, { headers }: RequestInit): Response {
  const [, start, last] = /bytes=(\d+)-(\d+)/.exec(new Headers(headers).get('range') ?? '') ?? [];
  if (start === undefined) return new Response(new Uint8Array(bytes));
  const part = bytes.subarray(Number(start), Number(last) + 1);
  const range = `bytes ${start}-${String(Number(start) + part.length - 1)}/${String(bytes.length)}`;
  return new Response(new Uint8Array(part), { status: 206, headers: { 'content-range': range } });
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const answer = answers[url] ?? 404;
    return Promise.resolve(
      typeof answer === 'number' ? new Response('no', { status: answer }) : rangeOf(answer, init),
    );
  });
  const bitmap = { width: 30, height: 20, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
});
afterEach(() => void vi.unstubAllGlobals());

const LINK: SlideLinkPart = {
  blobId: 'blb_1',
  link: '/file',
  info: { contentType: 'image/tiff' },
  dziUrl: '/dzi',
  dziTileSourceObject: null,
  dziTilesFolder: null,
  firstTileUrl: null,
  tileImageUrls: [],
  labelUrl: '/label',
  macroUrl: '/macro',
  scale: null,
};

async function found(link: Partial<SlideLinkPart> = {}) {
  const { pictures, missing } = await picturesBeside(() => ({ ...LINK, ...link }));
  return {
    kinds: pictures.map(({ kind }) => kind).toSorted(),
    missing: /HTTP \d+/.exec(missing?.message ?? '')?.[0] ?? null,
  };
}

const png = Buffer.from('png');

it('a label comes by its link where the file does not come, and that there may be others is told', async () => {
  answers = { '/file': 503, '/label': png };
  expect(await found({ macroUrl: null })).toEqual({ kinds: ['label'], missing: 'HTTP 503' });
  answers = { ...answers, '/macro': png };
  expect(await found()).toEqual({ kinds: ['label', 'macro'], missing: null });
});

it('what the file has and what came by its link are shown where another link fails, which is told', async () => {
  answers = { '/file': CMU };
  expect(await found()).toEqual({ kinds: ['label', 'macro', 'thumbnail'], missing: null });
  answers = { '/file': BARE, '/label': 403, '/macro': png };
  expect(await found()).toEqual({ kinds: ['macro'], missing: 'HTTP 403' });
});

it('is refused where none came for a fault, and empty where there is none', async () => {
  answers = { '/file': BARE, '/label': 403 };
  await expect(found({ macroUrl: null })).rejects.toThrow('HTTP 403');
  answers = { '/file': 404 };
  await expect(found({ labelUrl: null, macroUrl: null })).rejects.toThrow('HTTP 404');
  answers = { '/file': BARE };
  expect(await found({ labelUrl: null, macroUrl: null })).toEqual({ kinds: [], missing: null });
});
