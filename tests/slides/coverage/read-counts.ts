import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type CoverageCounts, createCoverageLog } from '#mock-server/control/coverage.ts';
import { routeOf, withoutPrefix } from '#mock-server/http/router.ts';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';

const Tally = z.record(z.string(), z.int().min(0));
const Counts = z.strictObject({ statuses: Tally, roles: Tally, transitions: Tally });

/** A recording of a browser or of a proxy (HTTP Archive), as far as it is looked at. */
const Archive = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
        }),
        response: z.object({ status: z.int() }),
      }),
    ),
  }),
});

/** The sum of what files tell: answers of `GET /__mock/coverage`, or archives. Throws where a file is neither. */
export function readCounts(files: readonly string[]): CoverageCounts {
  return files.map(readFile).reduce(sumOf, { statuses: {}, roles: {}, transitions: {} });
}

function readFile(file: string): CoverageCounts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${whyNoFile(cause)}`);
  }
  const counts = Counts.safeParse(json);
  if (counts.success) return counts.data;
  const archive = Archive.safeParse(json);
  if (!archive.success) throw new UsageError(`${file} is neither the coverage of a mock nor an HTTP archive`);
  return countsOf(archive.data);
}

/** An archive tells who asked only where nobody did. */
function countsOf({ log }: z.infer<typeof Archive>): CoverageCounts {
  const seen = createCoverageLog();
  for (const { request, response } of log.entries) {
    const route = routeOf(request.method, withoutPrefix(new URL(request.url).pathname));
    if (route.kind !== 'operation' || response.status === 0) continue;
    const isKnown = request.headers.some(({ name }) => name.toLowerCase() === 'authorization');
    seen.answered(route.id, response.status, isKnown ? null : 'public');
  }
  return seen.read();
}

const sumOf = (one: CoverageCounts, other: CoverageCounts): CoverageCounts => ({
  statuses: added(one.statuses, other.statuses),
  roles: added(one.roles, other.roles),
  transitions: added(one.transitions, other.transitions),
});

function added(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const sums = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
