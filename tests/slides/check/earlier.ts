import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { UsageError } from '../exit-codes.ts';
import type { Finding, RunReport } from '../report/run-report.ts';
import { whyNoFile } from '../why-no-file.ts';
import { FACTS } from './facts.ts';
import { PARTS, type PartName } from './parts/part-names.ts';

const shape = z.object({
  seed: z.number().int(),
  // Reports of other versions do not tell it.
  level: z.enum(['smoke', 'full']).optional(),
  checked: z.array(
    z.object({
      part: z.string(),
      name: z.string(),
      status: z.string(),
      finding: z.object({ operation: z.string().nullable() }).optional(),
    }),
  ),
});

/** What a report from before found. */
export interface Earlier {
  readonly seed: number;
  readonly level?: 'smoke' | 'full';
  readonly parts: readonly PartName[];
  readonly operations: readonly OperationId[];
  /** Part and name of each finding. */
  readonly found: ReadonlySet<string>;
}

const nameOf = ({ part, name }: { readonly part: string; readonly name: string }): string =>
  `${part}: ${name}`;

/** Reads a report that --json printed. */
export function readEarlier(file: string): Earlier {
  const read = shape.safeParse(parseFile(file));
  if (!read.success) throw new UsageError(`${file} is no report of --json`);
  const failed = read.data.checked.filter(({ status }) => status === 'failed');
  const asked = new Set(failed.map(({ part }) => part));
  // What is read afterwards is found by the change before it, with which the name begins.
  const touched = new Set(
    failed.flatMap(({ name, finding }) => [finding?.operation, /^\w+/.exec(name)?.[0]]),
  );
  const parts = PARTS.filter((part) => asked.has(part));
  return {
    seed: read.data.seed,
    ...(read.data.level === undefined ? {} : { level: read.data.level }),
    // What is asked of every answer shows with any part.
    parts: parts.length === 0 || asked.has('generic') ? PARTS : parts,
    operations: [...FACTS.keys()].filter((id) => touched.has(id)),
    found: new Set(failed.map(nameOf)),
  };
}

function parseFile(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return parsed;
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${whyNoFile(cause)}`);
  }
}

/** The report with what was found before marked as known. */
export function withKnown(report: RunReport, { found }: Earlier): RunReport {
  const known = new Set<Finding>();
  const checked = report.checked.map((one) => {
    if (one.status !== 'failed' || !found.has(nameOf(one))) return one;
    known.add(one.finding);
    return { ...one, isKnown: true as const };
  });
  const grids = report.grids.map((grid) => ({
    ...grid,
    cells: grid.cells.map((cell) =>
      cell.status === 'failed' && known.has(cell.finding) ? { ...cell, isKnown: true as const } : cell,
    ),
  }));
  return { ...report, checked, grids };
}
