import { UsageError } from '../exit-codes.ts';
import type { Checked, RunReport } from '../report/run-report.ts';
import { reasonsIn } from '../report/summary.ts';
import { AFTER_UNREACHED } from './play.ts';
import type { ScenarioFile } from './read.ts';

/** Plays files one after the other and gathers what came of it; tells on the way how far it is. */
export async function runFiles(
  about: Pick<RunReport, 'command' | 'target' | 'seed'>,
  files: readonly ScenarioFile[],
  play: (file: ScenarioFile) => Promise<readonly Checked[]>,
): Promise<RunReport> {
  const startedAtMs = Date.now();
  const checked: Checked[] = [];
  for (const [at, file] of files.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${at + 1}/${files.length} ${file.id}\u001b[K`);
    checked.push(...(await play(file)));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return { ...about, startedAtMs, durationMs: Date.now() - startedAtMs, checked, grids: [] };
}

/** A run of which no step was played says nothing of the server, and does not end as if all were fine. */
export function requirePlayed({ checked }: RunReport): void {
  if (checked.some(({ status }) => status !== 'not reached')) return;
  const [[why] = ['there is none']] = reasonsIn(checked).filter(([reason]) => reason !== AFTER_UNREACHED);
  throw new UsageError(`No step of these scenarios was played: ${why}`);
}
