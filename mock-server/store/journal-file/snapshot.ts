import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Shelf, StoredRecord } from '../collections.ts';
import { type Disk, writeDurably } from './disk.ts';
import type { Ledger } from './ledger.ts';
import { damaged, lineOf, linesOf } from './lines.ts';

const CHUNK_BYTES = 1 << 20;

export type Shelves = ReadonlyMap<string, Shelf>;
type Held = readonly (readonly [string, readonly StoredRecord[]])[];

const Header = z.object({ format: z.literal(1), recordsBefore: z.int().min(0) });
const Entry = z.tuple([z.string(), z.looseObject({ id: z.string() })]);
const Footer = z.object({ entries: z.int().min(0) });

/** Everything that is durable at this moment, without a copy: stored records are never changed in their place. */
export function durableState(shelves: Shelves, ledger: Pick<Ledger, 'durableBefore'>): Held {
  return [...shelves].map(([name, shelf]) => {
    const before = ledger.durableBefore(name);
    const held = shelf.held();
    if (before.size === 0) return [name, held] as const;
    const here = held.flatMap((record) => {
      const earlier = before.get(record.id);
      return earlier === undefined ? [record] : earlier === null ? [] : [earlier];
    });
    const ids = new Set(held.map(({ id }) => id));
    const removed = [...before].flatMap(([id, record]) => (record === null || ids.has(id) ? [] : [record]));
    return [name, [...here, ...removed]] as const;
  });
}

/** `recordsBefore` counts the records of all journals that the snapshot stands for. Gives its size in bytes. */
export const writeSnapshot = (
  disk: Disk,
  file: string,
  recordsBefore: number,
  state: Held,
): Promise<number> => writeDurably(disk, file, chunksOf(recordsBefore, state));

function* chunksOf(recordsBefore: number, state: Held): Generator<Buffer> {
  let lines: Buffer[] = [lineOf({ format: 1, recordsBefore })];
  let size = 0;
  let entries = 0;
  for (const [name, records] of state)
    for (const record of records) {
      const line = lineOf([name, record]);
      lines.push(line);
      size += line.byteLength;
      entries += 1;
      if (size < CHUNK_BYTES) continue;
      yield Buffer.concat(lines);
      lines = [];
      size = 0;
    }
  yield Buffer.concat([...lines, lineOf({ entries })]);
}

/** Loads each record; gives the `recordsBefore` of the file. Throws DATA_DAMAGED. */
export function readSnapshot(
  file: string,
  load: (name: string, id: string, record: unknown) => void,
): number {
  const bytes = readFileSync(file);
  const { lines, size } = linesOf(bytes, file);
  let recordsBefore: number | null = null;
  let entries = 0;
  let counted: number | null = null;
  for (const { record, at } of lines) {
    const entry = Entry.safeParse(record);
    if (recordsBefore === null) recordsBefore = Header.parse(record).recordsBefore;
    else if (entry.success) {
      load(entry.data[0], entry.data[1].id, entry.data[1]);
      entries += 1;
    } else {
      const footer = Footer.safeParse(record);
      if (!footer.success) throw damaged(file, `what stands at byte ${at} is no record`);
      counted = footer.data.entries;
    }
  }
  if (recordsBefore === null || counted !== entries || size !== bytes.byteLength)
    throw damaged(file, 'its end is missing');
  return recordsBefore;
}
