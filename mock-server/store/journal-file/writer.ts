import { type Refusal, refuse } from '../../http/refusal.ts';
import { type Disk, type DiskFile, isDiskFull } from './disk.ts';
import type { Sink } from './ledger.ts';
import { lineOf } from './lines.ts';
import { placesIn } from './places.ts';
import type { JournalEnd, JournalRecord } from './replay.ts';
import { createTape } from './tape.ts';
import type { Change } from './undo.ts';

export interface WriterParts {
  readonly disk: Disk;
  readonly folder: string;
  readonly end: JournalEnd;
  /** Takes memory back to what is durable, after everything else was dropped. */
  readonly lose: (reason: Refusal) => void;
  readonly report: (error: unknown) => void;
  /** Called between two batches, when the journal has grown; may change over to a new file. */
  readonly grown: (place: JournalPlace) => Promise<void>;
}

/** The writer's place, for whoever changes the file over while nothing is being written. */
export interface JournalPlace {
  readonly generation: number;
  readonly number: number;
  readonly sinceSnapshot: number;
  changeOver(file: DiskFile): Promise<void>;
}

export interface Writer extends Sink {
  /** Settles when everything that was appended is durable or lost, and the file is closed. */
  close(): Promise<void>;
  /** Gives up at once: what is not durable is lost. */
  abandon(): void;
}

/** Appends in batches: what comes while a batch is being synced goes together into the next one (group commit). */
export function createWriter({ disk, folder, end, lose, report, grown }: WriterParts): Writer {
  const tape = createTape(disk.open(placesIn(folder).journal(end.generation)), end.size);
  let { generation, number, sinceSnapshot } = end;
  let waiting: { readonly changes: readonly Change[]; readonly durable: () => void }[] = [];
  let isAbandoned = false;
  let running: Promise<void> | null = null;

  const placeNow = (): JournalPlace => ({
    generation,
    number,
    sinceSnapshot,
    changeOver: async (next) => {
      generation += 1;
      sinceSnapshot = 0;
      await tape.changeOver(next);
    },
  });
  const drop = (reason: Refusal): void => {
    waiting = [];
    lose(reason);
  };
  const write = async (batch: typeof waiting): Promise<void> => {
    try {
      const lines = batch.map(({ changes }, index) => lineOf(recordOf(number + index + 1, changes)));
      const bytes = Buffer.concat(lines);
      await tape.append(bytes);
      sinceSnapshot += bytes.byteLength;
    } catch (error) {
      report(error);
      drop(isDiskFull(error) ? refuse('STORAGE_FULL') : refuse('UNAVAILABLE'));
      return;
    }
    // Lost already; and the folder may be another's by now.
    if (isAbandoned) return;
    number += batch.length;
    for (const { durable } of batch) durable();
    await grown(placeNow()).catch(report);
  };
  const run = async (): Promise<void> => {
    // The first of a crowd lets the others catch up, so that they share its batch.
    await Promise.resolve();
    while (waiting.length > 0 && !isAbandoned) {
      const batch = waiting;
      waiting = [];
      await write(batch);
    }
    running = null;
  };

  return {
    append: (changes, durable) => {
      if (isAbandoned) {
        queueMicrotask(() => lose(refuse('UNAVAILABLE')));
        return;
      }
      waiting.push({ changes, durable });
      running ??= run();
    },
    close: async () => {
      while (running !== null) await running;
      isAbandoned = true;
      await tape.close();
    },
    abandon: () => {
      isAbandoned = true;
      drop(refuse('UNAVAILABLE'));
    },
  };
}

/** Only the last state of each record matters, for a record of the journal is never seen in part. */
function recordOf(number: number, changes: readonly Change[]): JournalRecord {
  const last = new Map<string, Change>();
  for (const change of changes) last.set(`${change.name} ${change.id}`, change);
  return {
    number,
    changes: [...last.values()].map(({ name, id, after }) => [
      name,
      id,
      after as JournalRecord['changes'][0][2],
    ]),
  };
}
