import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Blobs } from '../bytes.ts';
import { openByteFolder } from './byte-folder.ts';
import { createCompaction, sweep } from './compaction.ts';
import { DataFolderError } from './data-folder-error.ts';
import { DISK, type Disk } from './disk.ts';
import { holdFolder } from './folder-lock.ts';
import type { Ledger } from './ledger.ts';
import { damaged } from './lines.ts';
import { generationsOf, placesIn } from './places.ts';
import { replay } from './replay.ts';
import type { Shelves } from './snapshot.ts';
import { createWriter, type Writer } from './writer.ts';

export interface DataOptions {
  readonly folder: string;
  /** Name of the world that the folder begins with. */
  readonly world: string;
  /** Gives up what the folder keeps. */
  readonly fresh?: boolean;
  readonly disk?: Disk;
  /** A journal of fewer bytes is never made into a snapshot. */
  readonly compactAtBytes?: number;
  /** Hears of failures to write, which the caller of the API hears of as 503. */
  readonly report?: (error: unknown) => void;
}

export interface DataFolder {
  readonly folder: string;
  /** When the folder began, in milliseconds since 1970: the time that its world is seeded with. */
  readonly seededAtMs: number;
  /** Brings the collections to what the folder keeps and takes every later change. Throws DataFolderError. */
  take(shelves: Shelves, ledger: Ledger, seed: () => void): void;
  /** Bytes of the blobs that `named` gives; all others are swept. */
  blobs(named: () => ReadonlySet<string>): Blobs;
  /** Settles when all is written and the folder is free for another process. */
  close(): Promise<void>;
  /** Frees the folder at once; what is not durable is lost. */
  abandon(): void;
}

const Beginning = z.object({
  format: z.literal(1),
  world: z.string(),
  seededAtMs: z.number(),
  /** The first journal that counts; earlier ones are remains of a world that was given up. */
  first: z.int().positive(),
});
type Beginning = z.infer<typeof Beginning>;

const COMPACT_AT_BYTES = 8 * 1024 * 1024;

/** Opens or begins a folder and holds it for this process. Throws DataFolderError, and then holds nothing. */
export function openDataFolder(options: DataOptions, nowMs: number): DataFolder {
  const { folder, disk = DISK, report = (error) => console.error('mock: not written:', error) } = options;
  mkdirSync(folder, { recursive: true });
  const release = holdFolder(folder);
  try {
    const beginning = beginningOf(options, nowMs);
    sweep(disk, folder, beginning.first);
    makePlaces(folder);
    return opened({ ...options, disk, report }, beginning, release);
  } catch (error) {
    release();
    throw error;
  }
}

function opened(
  {
    folder,
    disk,
    report,
    compactAtBytes = COMPACT_AT_BYTES,
  }: DataOptions & Required<Pick<DataOptions, 'disk' | 'report'>>,
  beginning: Beginning,
  release: () => void,
): DataFolder {
  let writer: Writer | null = null;
  let settled = (): Promise<void> => Promise.resolve();
  return {
    folder,
    seededAtMs: beginning.seededAtMs,
    take: (shelves, ledger, seed) => {
      try {
        const end = replay(folder, beginning.first, shelves, seed);
        cutTail(placesIn(folder).journal(end.generation), end.size);
        const compaction = createCompaction({
          disk,
          folder,
          shelves,
          ledger,
          atBytes: compactAtBytes,
          report,
        });
        writer = createWriter({ disk, folder, end, report, lose: ledger.lose, grown: compaction.grown });
        settled = compaction.settled;
        ledger.begin(writer);
      } catch (error) {
        release();
        throw error;
      }
    },
    blobs: (named) => openByteFolder(disk, placesIn(folder).bytes, named()),
    close: async () => {
      await writer?.close();
      await settled();
      release();
    },
    abandon: () => {
      writer?.abandon();
      release();
    },
  };
}

function beginningOf({ folder, world, fresh = false }: DataOptions, nowMs: number): Beginning {
  const places = placesIn(folder);
  const generations = generationsOf(readdirSync(folder));
  if (!fresh && existsSync(places.world)) {
    const kept = keptBeginning(places.world);
    if (kept.world === world) return kept;
    throw new DataFolderError(
      'DATA_OTHER_WORLD',
      `The data folder ${folder} holds the world '${kept.world}', not '${world}'.`,
      `Start with --world ${kept.world}, choose another folder with --data, or give this one up with --fresh.`,
    );
  }
  if (fresh) rmSync(places.slides, { recursive: true, force: true });
  if (!fresh && generations.length > 0) throw damaged(places.world, 'the file is missing');
  const first = (generations.at(-1)?.generation ?? 0) + 1;
  const beginning: Beginning = { format: 1, world, seededAtMs: nowMs, first };
  writeNow(places.journal(first), '');
  writeNow(places.world, `${JSON.stringify(beginning)}\n`);
  syncNow(folder);
  return beginning;
}

/** Before anything lies in them, since a file is only as safe as the name of its folder. */
function makePlaces(folder: string): void {
  const { bytes, slides } = placesIn(folder);
  for (const place of [bytes, slides]) mkdirSync(place, { recursive: true });
  syncNow(folder);
}

function keptBeginning(file: string): Beginning {
  try {
    return Beginning.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw damaged(file, 'this cannot be read');
  }
}

/** A start has nobody waiting, so it needs no turns; the rename lets no half file be seen. */
function writeNow(file: string, text: string): void {
  const unfinished = `${file}.tmp`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  syncNow(path.dirname(file));
}

function cutTail(journal: string, size: number): void {
  const file = openSync(journal, 'r+');
  ftruncateSync(file, size);
  fsyncSync(file);
  closeSync(file);
}

function syncNow(place: string): void {
  const file = openSync(place, 'r');
  fsyncSync(file);
  closeSync(file);
}
