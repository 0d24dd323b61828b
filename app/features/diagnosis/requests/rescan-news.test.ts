import { expect, it } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { readRescanNews } from './rescan-news.server.ts';

const closedAt = '2026-11-27T14:30:00Z';
const rescan = (imageId: string, status: string) => ({ imageId, status, closedAt, reason: 'wrong_slide' });

it('tells the images that others took the place of, and no rescan that is open or was declined', async () => {
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
  expect(await readRescanNews(api, 'cas_1', ['sub_a1', 'sub_b1', 'sub_a1', 'sub_c1'])).toEqual([
    { imageId: 'a1', replacedAt: closedAt, reason: 'wrong_slide' },
  ]);
  expect(asked).toEqual(['sub_a1', 'sub_b1', 'sub_c1']);
});
