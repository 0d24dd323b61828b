import { KeptUnsaved } from '#app/browser/saving/kept-unsaved.ts';
import type { UnsavedText } from '#app/browser/saving/saved-text.ts';
import { parseJson } from '#app/core/objects.ts';

export const unsavedLine = (text: UnsavedText | null): string | null =>
  text === null ? null : JSON.stringify(text);

/** Null for what is no such text: storage is not trusted. */
export const readUnsaved = (line: string | null): UnsavedText | null =>
  KeptUnsaved.safeParse(parseJson(line ?? '')).data ?? null;
