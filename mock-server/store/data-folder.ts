import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Blobs, blobsIn } from './bytes.ts';
import type { Restorable } from './collections.ts';
import { createOutdatedError, createPlaceError, DataFolderError } from './data-folder-error.ts';
import { type Write, writeToDisk } from './disk.ts';
import { Holder, holdHere, isHolding, letGo } from './holder.ts';
import type { Ledger } from './ledger.ts';
import { openRecordFile, type RecordFile } from './record-file.ts';

export interface DataOptions {
  readonly folder: string;
  /** Name of the world that the folder begins with. */
  readonly world: string;
  /** Gives up what the folder keeps. */
  readonly fresh?: boolean;
  readonly write?: Write;
  /** Hears of failures to write, which the caller of the API hears of as 503. */
  readonly report?: (error: unknown) => void;
}

export interface DataFolder {
  readonly folder: string;
  /** When the folder began, in milliseconds since 1970: the time that its world is seeded with. */
  readonly seededAtMs: number;
  /** Brings the seeded collections to what the folder keeps and takes every later change. Throws DataFolderError. */
  take(collections: ReadonlyMap<string, Restorable>, ledger: Ledger): void;
  /** Bytes of the blobs that are named; all others are swept. */
  blobs(named: ReadonlySet<string>): Blobs;
  /** Settles when all that has ended is stored and the folder is free for another; whatever comes later is lost. */
  close(): Promise<void>;
}

export const placesIn = (folder: string) => ({
  records: path.join(folder, 'records.lmdb'),
  bytes: path.join(folder, 'bytes'),
  /** Uploaded slides, each as one file beside its tiles. */
  slides: path.join(folder, 'slides'),
});

const Beginning = z.object({ format: z.literal(2), world: z.string(), seededAtMs: z.number() });

/** Where versions without a database kept their records. */
const OF_OLD = /^(world\.json|(journal|snapshot)-\d+\.jsonl(\.tmp)?|lock-\d+)$/;

/** Opens or begins a folder and holds it for this process. Throws DataFolderError, and then holds nothing. */
export function openDataFolder(options: DataOptions, nowMs: number): DataFolder {
  const { folder, fresh = false, write = writeToDisk } = options;
  const places = placesIn(folder);
  makeFolder(folder);
  const old = readdirSync(folder).filter((name) => OF_OLD.test(name));
  if (old.length > 0 && !fresh)
    throw createOutdatedError(
      `The data folder ${folder} was kept by a version of the mock without a database.`,
    );
  const file = openRecordFile(places.records, write, fresh);
  const me = holdHere();
  try {
    const { seededAtMs } = file.atOnce(() => {
      hold(file, folder, me);
      return beginningOf(file, options, nowMs);
    });
    for (const name of old) rmSync(path.join(folder, name), { force: true });
    if (fresh) rmSync(places.slides, { recursive: true, force: true });
    for (const place of [places.bytes, places.slides]) mkdirSync(place, { recursive: true });
    return openHeld(file, options, seededAtMs, me);
  } catch (error) {
    letGo(me);
    void file.close();
    throw error;
  }
}

/** Throws DataFolderError where the folder cannot be. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw createPlaceError(folder, cause) ?? cause;
  }
}

function openHeld(file: RecordFile, options: DataOptions, seededAtMs: number, me: Holder): DataFolder {
  const {
    folder,
    write = writeToDisk,
    report = (error) => console.error('mock: not written:', error),
  } = options;
  let ledger: Ledger | null = null;
  let isClosed = false;
  let keeping: Promise<void> = Promise.resolve();
  const close = async (): Promise<void> => {
    await ledger?.settled();
    if (isClosed) return;
    isClosed = true;
    await keeping.catch(() => undefined);
    // This process may live on, and would seem to hold the folder still.
    file.setAbout('holder', null);
    letGo(me);
    await file.close();
  };
  return {
    folder,
    seededAtMs,
    take: (collections, to) => {
      try {
        file.read((name, id, record) => enter(collections.get(name), id, record, `'${name}' in ${folder}`));
      } catch (error) {
        void close();
        throw error;
      }
      ledger = to;
      to.begin((changes) => {
        if (isClosed) return Promise.reject(new Error(`${folder} is closed.`));
        keeping = file.keep(changes);
        // The ledger hears of it, too, and takes everything back.
        keeping.catch(report);
        return keeping;
      });
    },
    blobs: (named) => blobsIn(placesIn(folder).bytes, named, write),
    close,
  };
}

function hold(file: RecordFile, folder: string, me: Holder): void {
  const other = Holder.safeParse(file.about('holder'));
  if (other.success && isHolding(other.data))
    throw new DataFolderError(
      'DATA_LOCKED',
      `The data folder ${folder} is in use by process ${other.data.pid}.`,
      'End that process, or choose another folder with --data.',
    );
  file.setAbout('holder', me);
}

function beginningOf(file: RecordFile, { folder, world, fresh = false }: DataOptions, nowMs: number) {
  const kept = file.about('beginning');
  if (kept === undefined || fresh) {
    const beginning: z.infer<typeof Beginning> = { format: 2, world, seededAtMs: nowMs };
    file.clear();
    file.setAbout('beginning', beginning);
    return beginning;
  }
  const found = Beginning.safeParse(kept);
  if (!found.success)
    throw createOutdatedError(`The data folder ${folder} was kept by another version of the mock.`);
  if (found.data.world === world) return found.data;
  throw new DataFolderError(
    'DATA_OTHER_WORLD',
    `The data folder ${folder} holds the world '${found.data.world}', not '${world}'.`,
    `Start with --world ${found.data.world}, choose another folder with --data, or give this one up with --fresh.`,
  );
}

/** A record that does not fit is named by its collection alone: what stands in it may be a patient's. */
function enter(target: Restorable | undefined, id: string, record: unknown, place: string): void {
  try {
    if (target === undefined) throw new Error(`no collection for ${place}`);
    if (record === null) target.restore(id, null);
    else target.load(id, record);
  } catch {
    throw createOutdatedError(`A record of ${place} does not fit this version of the mock.`);
  }
}
