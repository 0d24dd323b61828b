import { UsageError } from '../exit-codes.ts';
import { hearEnd } from '../hear-end.ts';
import type { Checked, RunReport } from '../report/run-report.ts';
import { reasonsIn } from '../report/summary.ts';
import { AFTER_UNREACHED, unplayed } from './play.ts';
import type { ScenarioFile } from './read.ts';

/** What a run that was ended by hand says of the steps that it did not come to. */
const ENDED_BEFORE = 'it was ended before it came to this';

type Play = (file: ScenarioFile) => Promise<readonly Checked[]>;

/**
 * Plays files one after the other and gathers what came of it; tells on the way how far it is. Whoever ends it waits for the
 * file that is played, or not even for that where `isCut`: then the player is taken away from it afterwards.
 */
export async function runFiles(
  about: Pick<RunReport, 'command' | 'target' | 'seed'>,
  files: readonly ScenarioFile[],
  play: Play,
  { end = hearEnd(), isCut = false }: { end?: ReturnType<typeof hearEnd>; isCut?: boolean } = {},
): Promise<RunReport> {
  const startedAtMs = Date.now();
  const left = (file: ScenarioFile) => unplayed(file, about.command.split(' ')[0] ?? '', ENDED_BEFORE);
  const checked: Checked[] = [];
  let isEndedEarly = false;
  for (const [at, file] of files.entries()) {
    if (process.stderr.isTTY && !end.isHeard())
      process.stderr.write(`\r${at + 1}/${files.length} ${file.id}\u001b[K`);
    const played = end.isHeard() ? null : await (isCut ? unlessEnded(play(file), end.heard) : play(file));
    isEndedEarly ||= played === null;
    checked.push(...(played ?? left(file)));
  }
  end.forget();
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return {
    ...about,
    startedAtMs,
    durationMs: Date.now() - startedAtMs,
    ...(isEndedEarly ? { endedEarly: ENDED_BEFORE } : {}),
    checked,
    grids: [],
  };
}

/** Null where it was ended first; what becomes of the file then is of no interest any more. */
async function unlessEnded(
  played: ReturnType<Play>,
  heard: Promise<void>,
): Promise<readonly Checked[] | null> {
  const ended = heard.then(() => null);
  played.catch(() => undefined);
  return Promise.race([played, ended]);
}

/** A run of which no step was played says nothing of the server, and does not end as if all were fine. */
export function requirePlayed({ checked, endedEarly }: RunReport): void {
  if (endedEarly !== undefined || checked.some(({ status }) => status !== 'not reached')) return;
  const [[why] = ['there is none']] = reasonsIn(checked).filter(([reason]) => reason !== AFTER_UNREACHED);
  throw new UsageError(`No step of these scenarios was played: ${why}`);
}
