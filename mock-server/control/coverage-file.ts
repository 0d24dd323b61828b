import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CoverageLog, createCoverageLog } from './coverage.ts';

interface OfProcess {
  readonly log: CoverageLog;
  readonly write: () => void;
}

let ofProcess: OfProcess | null = null;

/**
 * What all mocks of this process saw. It is written as the process ends, into a file of its own in the folder that
 * MOCK_COVERAGE names; null where it names none. Sums over the processes of a run of tests are made of these.
 */
export function coverageOfProcess(): CoverageLog | null {
  const folder = process.env['MOCK_COVERAGE'] ?? '';
  if (folder === '') return null;
  ofProcess ??= begin(path.join(folder, `${randomUUID()}.json`));
  return ofProcess.log;
}

/** Writes it down now: a runner of tests may end its processes without a word. @internal */
export const writeCoverage = (): void => ofProcess?.write();

function begin(file: string): OfProcess {
  const log = createCoverageLog();
  let written = '';
  const write = (): void => {
    const text = JSON.stringify(log.read());
    if (text === written) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    written = text;
  };
  process.once('exit', write);
  return { log, write };
}
