import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Disk, DiskFile } from './disk.ts';
import type { Ledger } from './ledger.ts';
import { generationsOf, placesIn } from './places.ts';
import { durableState, type Shelves, writeSnapshot } from './snapshot.ts';
import type { JournalPlace } from './writer.ts';

interface CompactionParts {
  readonly disk: Disk;
  readonly folder: string;
  readonly shelves: Shelves;
  readonly ledger: Pick<Ledger, 'durableBefore'>;
  /** A journal smaller than this is left alone. */
  readonly atBytes: number;
  readonly report: (error: unknown) => void;
}

export interface Compaction {
  /** Begins a new journal where the present one has outgrown the last snapshot, and a snapshot beside the work. */
  grown: (place: JournalPlace) => Promise<void>;
  /** Settles when no snapshot is being written. */
  settled: () => Promise<void>;
}

/** The cost of a snapshot is spread over at least as many bytes of journal, so the folder stays within a few times the world. */
export function createCompaction({
  disk,
  folder,
  shelves,
  ledger,
  atBytes,
  report,
}: CompactionParts): Compaction {
  const places = placesIn(folder);
  let limit = atBytes;
  let running: Promise<void> | null = null;

  const opened = async (file: string): Promise<DiskFile> => {
    const next = disk.open(file);
    try {
      await next.truncate(0);
      await next.sync();
      await disk.syncFolder(folder);
      return next;
    } catch (error) {
      await next.close();
      // A journal after the present one would make an unfinished line of that one look like damage.
      disk.remove(file);
      throw error;
    }
  };
  const snapshot = async (generation: number, number: number, state: ReturnType<typeof durableState>) => {
    const size = await writeSnapshot(disk, places.snapshot(generation), number, state);
    limit = Math.max(atBytes, size);
    sweep(disk, folder, generation);
  };

  return {
    grown: async (place) => {
      if (running !== null || place.sinceSnapshot < limit) return;
      const generation = place.generation + 1;
      // Tried again only after as much more, for a disk that is full now will be full for the next call too.
      limit = place.sinceSnapshot + atBytes;
      const next = await opened(places.journal(generation));
      // Nothing durable comes between these two lines: the snapshot stands for exactly what the old journal ends with.
      const state = durableState(shelves, ledger);
      await place.changeOver(next);
      running = snapshot(generation, place.number, state)
        .catch(report)
        .finally(() => {
          running = null;
        });
    },
    settled: async () => {
      while (running !== null) await running;
    },
  };
}

/** Takes away what a snapshot, or a start from anew, has made worthless. */
export function sweep(disk: Disk, folder: string, generation: number): void {
  for (const file of generationsOf(readdirSync(folder)))
    if (file.generation < generation) disk.remove(path.join(folder, file.name));
}
