import { z } from 'zod';
import type { UnsavedText } from '#app/browser/saving/saved-text.ts';
import { parseJson } from '#app/core/objects.ts';

const Fields = z.record(z.string(), z.string());
const Kept = z.object({
  base: z.object({ etag: z.string(), fields: Fields }),
  fields: Fields,
  tried: z.array(Fields).default([]),
});

export const unsavedLine = (text: UnsavedText | null): string | null =>
  text === null ? null : JSON.stringify(text);

/** Null for what is no such text: storage is not trusted. */
export const readUnsaved = (line: string | null): UnsavedText | null =>
  Kept.safeParse(parseJson(line ?? '')).data ?? null;
