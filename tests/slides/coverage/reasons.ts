import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';
import { CELLS, MEASURES, type Measure } from './cells.ts';

/** Why a cell is never seen, by measure; `* 500` stands for that status of every operation. */
const Reasons = z.array(
  z.strictObject({ measure: z.enum(MEASURES), cells: z.array(z.string()).min(1), why: z.string().min(20) }),
);
export type Reasons = z.infer<typeof Reasons>;

/** Throws where the file is none, or names a cell that there is not. */
export function readReasons(file: string): Reasons {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${whyNoFile(cause)}`);
  }
  const parsed = Reasons.safeParse(json);
  if (!parsed.success) throw new UsageError(`${file}: ${z.prettifyError(parsed.error)}`);
  for (const { measure, cells } of parsed.data)
    for (const cell of cells)
      if (!CELLS[measure].some(({ row, column }) => fits(cell, row, column)))
        throw new UsageError(`${file}: there is no ${measure} ${cell}`);
  return parsed.data;
}

const fits = (pattern: string, row: string, column: string): boolean =>
  pattern === `${row} ${column}` || pattern === `* ${column}` || pattern === `${row} *`;

/** The reason that a cell has, or null. */
export const reasonOf = (reasons: Reasons, measure: Measure, row: string, column: string): string | null =>
  reasons.find((one) => one.measure === measure && one.cells.some((cell) => fits(cell, row, column)))?.why ??
  null;
