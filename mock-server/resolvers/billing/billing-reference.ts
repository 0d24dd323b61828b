import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Code = z.object({ value: z.string(), label: z.string() });

const listOf = (name: string) =>
  z
    .array(Code)
    .parse(
      JSON.parse(readFileSync(new URL(`../../../contracts/reference/${name}.json`, import.meta.url), 'utf8')),
    );

const codes = new Map(listOf('cpt-codes').map(({ value, label }) => [value, label]));

/** Procedure codes that the US lists know. */
export const PROCEDURE_CODES: readonly string[] = [...codes.keys()];

/** Our own short words for a code; a provincial code has none but itself. */
export const codeLabel = (code: string): string => codes.get(code) ?? `Fee ${code}`;

/** Payers by value and by label: both spellings are in use. */
export const PAYERS: readonly string[] = [
  ...new Set(listOf('insurance-payers').flatMap(({ value, label }) => [value, label])),
];
