import { z } from 'zod';
import type { UnsavedText } from '#app/core/diagnosis/saved-text.ts';

const Fields = z.record(z.string(), z.string());
const Kept = z.object({
  base: z.object({ etag: z.string(), fields: Fields }),
  fields: Fields,
  tried: z.array(Fields).default([]),
});

export const unsavedLine = (text: UnsavedText | null): string | null =>
  text === null ? null : JSON.stringify(text);

/** Null for what is no such text: storage is not trusted. */
export function readUnsaved(line: string | null): UnsavedText | null {
  if (line === null) return null;
  try {
    return Kept.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
