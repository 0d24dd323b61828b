import { dropSlides, keepSlides, putSlides } from '../intake/slide-folder.ts';
import type { Records, World } from '../world.ts';
import type { Clock } from './clock.ts';

const SNAPSHOTS_AT_MOST = 50;

interface Snapshot {
  readonly name: string;
  readonly takenAt: string;
  readonly begunAtMs: number;
  readonly isFrozen: boolean;
  readonly records: Records;
  /** The files of the world by the ids of their records. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  /** The folder of the uploaded slides; null where there were none. */
  readonly slides: string | null;
}

/** A snapshot without what is in it. */
export type SnapshotLine = Pick<Snapshot, 'name' | 'takenAt'> & { readonly records: number };

export interface Snapshots {
  /** Null when there are too many; one of the same name is replaced. */
  take(name: string, world: World, clock: Clock): Promise<SnapshotLine | null>;
  list(): readonly SnapshotLine[];
  find(name: string): SnapshotLine | null;
  /** A world as it was then, at the time that it was then; null where there is no such snapshot. */
  restore(name: string, clock: Clock, make: MakeWorld): Promise<World | null>;
  remove(name: string): boolean;
}

type MakeWorld = (records: Records, begunAtMs: number) => World;

/** Worlds under names, to come back to. They outlive a reset, since that is what they are for. */
export function createSnapshots(): Snapshots {
  const taken = new Map<string, Snapshot>();
  const lineOf = ({ name, takenAt, records }: Snapshot): SnapshotLine => ({
    name,
    takenAt,
    records: [...records.values()].reduce((sum, { length }) => sum + length, 0),
  });
  const remove = (name: string): boolean => {
    const slides = taken.get(name)?.slides ?? null;
    if (slides !== null) dropSlides(slides);
    return taken.delete(name);
  };
  return {
    take: async (name, world, clock) => {
      if (!taken.has(name) && taken.size >= SNAPSHOTS_AT_MOST) return null;
      const bytes = new Map<string, Uint8Array>();
      const records = world.records();
      const slides = keepSlides(world);
      const at = new Date(clock.now()).toISOString();
      for (const { id } of world.byteRecords.list()) {
        const held = await world.bytes.get(id);
        if (held !== null) bytes.set(id, held);
      }
      const isFrozen = clock.isFrozen();
      const snapshot = { name, takenAt: at, begunAtMs: world.begunAtMs, isFrozen, records, bytes, slides };
      remove(name);
      taken.set(name, snapshot);
      return lineOf(snapshot);
    },
    list: () => [...taken.values()].map(lineOf),
    find: (name) => {
      const found = taken.get(name);
      return found === undefined ? null : lineOf(found);
    },
    restore: async (name, clock, make) => {
      const found = taken.get(name);
      if (found === undefined) return null;
      clock.set(Date.parse(found.takenAt));
      clock.freeze(found.isFrozen);
      // The files are put in again, since each world has blobs of its own.
      const records = new Map([...found.records].filter(([collection]) => collection !== 'byteRecords'));
      const world = make(records, found.begunAtMs);
      if (found.slides !== null) putSlides(world, found.slides);
      for (const [id, held] of found.bytes) await world.bytes.put(id, held);
      return world;
    },
    remove,
  };
}
