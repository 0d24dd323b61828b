import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { zReferenceData } from '#contracts/generated/schemas/reference-data.ts';
import type { Resolver } from '../../http/call.ts';

type ReferenceData = z.infer<typeof zReferenceData>;

const FOLDER = new URL('../../../contracts/reference/', import.meta.url);

const fileOf = (list: string): URL =>
  new URL(
    `${list
      .replaceAll(/([A-Z])/g, '-$1')
      .replaceAll(/([a-z])(\d)/g, '$1$2')
      .toLowerCase()}.json`,
    FOLDER,
  );

/** A key that a file leaves out of a row is null in the answer. */
function rowsOf(list: keyof ReferenceData): unknown {
  const rows = z.array(z.object().loose()).parse(JSON.parse(readFileSync(fileOf(list), 'utf8')));
  const keys = Object.keys(zReferenceData.shape[list].element.shape);
  return rows.map((row) => ({ ...Object.fromEntries(keys.map((key) => [key, null])), ...row }));
}

let held: { readonly data: ReferenceData; readonly etag: string } | null = null;

/** Read once: the lists change with a release at most. */
function referenceData(): { readonly data: ReferenceData; readonly etag: string } {
  if (held !== null) return held;
  const lists = keysOf(zReferenceData.shape);
  const data = zReferenceData.parse(Object.fromEntries(lists.map((list) => [list, rowsOf(list)])));
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
  held = { data, etag: `"${hash}"` };
  return held;
}

const isHeldBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === etag);

export const listReferenceData: Resolver<'listReferenceData'> = {
  resolve: ({ input }) => {
    const { data, etag } = referenceData();
    const headers = { 'Cache-Control': 'no-cache' };
    if (!isHeldBy(input.headers['If-None-Match'], etag)) return { data, etag, headers };
    return { status: 304, headers: { ...headers, ETag: etag }, body: null };
  },
};
