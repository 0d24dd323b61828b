import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DataFolderError } from './data-folder-error.ts';
import { damaged, linesOf } from './lines.ts';
import { generationsOf, placesIn } from './places.ts';
import { readSnapshot, type Shelves } from './snapshot.ts';

/** The changes of one call, or of calls that wrote over each other: what is there at all is there whole. */
const JournalRecord = z.object({
  number: z.int().positive(),
  changes: z.array(z.tuple([z.string(), z.string(), z.looseObject({ id: z.string() }).nullable()])),
});
export type JournalRecord = z.infer<typeof JournalRecord>;

/** Where the next record goes. */
export interface JournalEnd {
  readonly generation: number;
  /** Bytes of the last journal that are whole; what follows is to be cut off. */
  readonly size: number;
  /** Number of the last record. */
  readonly number: number;
  /** Bytes of all journals since the last snapshot. */
  readonly sinceSnapshot: number;
}

/** Brings the collections to what the folder keeps, from the generation `first` on. Throws DataFolderError. */
export function replay(folder: string, first: number, shelves: Shelves, seed: () => void): JournalEnd {
  const places = placesIn(folder);
  const files = generationsOf(readdirSync(folder)).filter(
    ({ generation, isUnfinished }) => generation >= first && !isUnfinished,
  );
  const base = files.findLast(({ kind }) => kind === 'snapshot')?.generation ?? null;
  const load = loaderOf(folder, shelves);
  let number = 0;
  if (base === null) seed();
  else number = readSnapshot(places.snapshot(base), load);
  const start = base ?? first;
  const last = files.findLast(({ kind }) => kind === 'journal')?.generation ?? start;
  let sinceSnapshot = 0;
  let size = 0;
  for (let generation = start; generation <= Math.max(start, last); generation += 1) {
    const file = places.journal(generation);
    if (!files.some(({ name }) => name === path.basename(file))) throw damaged(file, 'the file is missing');
    const bytes = readFileSync(file);
    const found = linesOf(bytes, file);
    for (const { record, at } of found.lines) number = enter(record, number, load, `${file}, byte ${at}`);
    if (generation < last && found.size !== bytes.byteLength) throw damaged(file, 'its end is missing');
    size = found.size;
    sinceSnapshot += size;
  }
  return { generation: Math.max(start, last), size, number, sinceSnapshot };
}

type Load = (name: string, id: string, record: unknown) => void;

function enter(line: unknown, before: number, load: Load, place: string): number {
  const parsed = JournalRecord.safeParse(line);
  if (!parsed.success) throw damaged(place, 'this is no record of a journal');
  if (parsed.data.number !== before + 1) throw damaged(place, `record ${before + 1} is missing`);
  for (const [name, id, record] of parsed.data.changes) load(name, id, record);
  return parsed.data.number;
}

/** A record that does not fit is named by its collection alone: what stands in it may be a patient's. */
function loaderOf(folder: string, shelves: Shelves): Load {
  return (name, id, record) => {
    const shelf = shelves.get(name);
    try {
      if (shelf === undefined) throw new Error(`no collection ${name}`);
      if (record === null) shelf.restore(id, null);
      else shelf.load(id, record);
    } catch {
      throw new DataFolderError(
        'DATA_OUTDATED',
        `A record of '${name}' in ${folder} does not fit this version of the mock.`,
        'Use the version that wrote it, or start over with --fresh, which gives up everything in the folder.',
      );
    }
  };
}
