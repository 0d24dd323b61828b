import { z } from 'zod';
import { KeptUnsaved } from '#app/browser/saving/kept-unsaved.ts';
import type { UnsavedText } from '#app/browser/saving/saved-text.ts';
import { type BegunRows, BegunRowsShape, NO_ROWS } from '#app/core/diagnosis/begun-rows.ts';
import { parseJson } from '#app/core/objects.ts';

/**
 * The number of the case stands with its words: whoever lost the case meanwhile can ask nobody for it, and has to know for
 * whom the words are. Pages did not always keep it, nor the rows that were begun.
 */
const KeptDiagnosis = KeptUnsaved.extend({
  caseID: z.string().nullable().default(null),
  begun: BegunRowsShape.default({}),
});
export type KeptDiagnosis = Readonly<z.infer<typeof KeptDiagnosis>>;

export const unsavedLine = (
  text: UnsavedText | null,
  caseID: string | null,
  begun: BegunRows = NO_ROWS,
): string | null => (text === null ? null : JSON.stringify({ ...text, caseID, begun }));

/** Null for what is no such text: storage is not trusted. */
export const readUnsaved = (line: string | null): KeptDiagnosis | null =>
  KeptDiagnosis.safeParse(parseJson(line ?? '')).data ?? null;
