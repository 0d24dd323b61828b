import { expect, it } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { isCaseGone, readRescanNews } from './rescan-news.server.ts';

const closedAt = '2026-11-27T14:30:00Z';
const rescan = (imageId: string, status: string) => ({
  imageId,
  status,
  closedAt,
  reason: 'wrong_slide',
  note: null,
});

it('tells the images that others took the place of, those that are to be scanned again, and no rescan that was declined', async () => {
  const asked: unknown[] = [];
  const of: Readonly<Record<string, unknown>> = {
    sub_a1: { ok: true, value: { data: { items: [rescan('a1', 'Fulfilled'), rescan('a2', 'Declined')] } } },
    sub_b1: { ok: true, value: { data: { items: [{ ...rescan('b1', 'Requested'), closedAt: null }] } } },
    sub_c1: { ok: false, error: { kind: 'http', status: 404 } },
  };
  const api = {
    listRescanRequests: ({ params }: { readonly params: { readonly subsectionId: string } }) => {
      asked.push(params.subsectionId);
      return Promise.resolve(of[params.subsectionId]);
    },
  } as unknown as Api;
  expect(await readRescanNews(api, 'cas_1', ['sub_a1', 'sub_b1', 'sub_a1', 'sub_c1'])).toEqual({
    replaced: [{ imageId: 'a1', replacedAt: closedAt, reason: 'wrong_slide' }],
    // Nothing is told of a slide whose rescans this person may not read.
    rescans: [
      { subsectionId: 'sub_a1', open: [] },
      { subsectionId: 'sub_b1', open: [{ imageId: 'b1', reason: 'wrong_slide', note: null }] },
    ],
  });
  expect(asked).toEqual(['sub_a1', 'sub_b1', 'sub_c1']);
});

it.each([
  ['cannot be found any more', { kind: 'http', status: 404 }, true],
  ['fails to come from a server in trouble', { kind: 'http', status: 503 }, false],
  ['is refused for now', { kind: 'http', status: 429 }, false],
  ['is not answered', { kind: 'network' }, false],
] as const)('a case is gone where the link of its slide %s: %s, %s', async (_, error, isGone) => {
  const api = { getDownloadLink: () => Promise.resolve({ ok: false, error }) } as unknown as Api;
  expect(await isCaseGone(api, 'blob-a1')).toBe(isGone);
});

it('a case is there where its slide has a link, and no page is told otherwise that names no slide', async () => {
  const api = { getDownloadLink: () => Promise.resolve({ ok: true, value: {} }) } as unknown as Api;
  expect([await isCaseGone(api, 'blob-a1'), await isCaseGone(api, null)]).toEqual([false, false]);
});
