import { randomBytes } from 'node:crypto';
import { createLoginLimit, type LoginLimit } from './http/login-limit.ts';
import { ByteRecord, type ByteStore, blobsInMemory, createByteStore } from './store/bytes.ts';
import {
  type Collection,
  collection,
  type MakeCollection,
  type Restorable,
  type StoredRecord,
} from './store/collections.ts';
import type { DataFolder } from './store/data-folder.ts';
import { keepingPast } from './store/keep-past.ts';
import { createLedger, type Ledger } from './store/ledger.ts';
import { createLock, type Lock } from './store/locks.ts';
import { PastRecord } from './store/records/past.ts';
import { ReplyRecord } from './store/records/records.ts';
import { businessStore } from './store/tables/business.ts';
import { caseStore } from './store/tables/cases.ts';
import { fileStore } from './store/tables/files.ts';
import { noticeStore } from './store/tables/notices.ts';
import { peopleStore } from './store/tables/people.ts';
import { reportStore } from './store/tables/reports.ts';
import { workStore } from './store/tables/work.ts';

const storesOf = (make: MakeCollection) => ({
  ...peopleStore(make),
  ...caseStore(make),
  ...noticeStore(make),
  ...businessStore(make),
  ...workStore(make),
  ...reportStore(make),
  ...fileStore(make),
  replies: make('replies', ReplyRecord, {}),
  byteRecords: make('byteRecords', ByteRecord, {}),
  past: make('past', PastRecord, {}),
});

type Stores = ReturnType<typeof storesOf>;

type Held<C> = C extends { list(): (infer T)[] } ? T : never;

/** The records that a world begins with, by collection; none has cases without the people they belong to. */
export type Seeded = { readonly [K in 'users' | 'facilities' | 'cases']: readonly Held<Stores[K]>[] } & {
  readonly [K in keyof Stores]?: readonly Held<Stores[K]>[];
};

export type WorldSeed = (nowMs: number) => Seeded;

/** Everything that the mock remembers. A reset is a new world, so nothing may be kept outside one. */
export interface World extends Stores {
  readonly id: string;
  /** When it began: what lies before, the seed tells by the times of its records alone. */
  readonly begunAtMs: number;
  readonly bytes: ByteStore;
  /** Which call changed what, and when that is kept for good. */
  readonly ledger: Ledger;
  /** Idempotency keys whose first request is still being worked on. */
  readonly runningKeys: Set<string>;
  readonly lock: Lock;
  readonly loginLimit: LoginLimit;
  /** All that it holds at the moment, by collection: a world can begin with it. */
  readonly records: () => Records;
}

/** Records as some world held them, by collection. */
export type Records = ReadonlyMap<string, readonly StoredRecord[]>;

type Planted = Restorable & Pick<Collection<StoredRecord, never>, 'insert' | 'list'>;

interface WorldListeners {
  /** Milliseconds since 1970; the time of the beginning unless it is given. */
  readonly now?: () => number;
  /** Hears of each move of a machine that was made for good. */
  readonly moved?: (move: string) => void;
}

/**
 * Throws when a record of the seed does not hold its schema: the server then does not start. With a data folder the
 * seed is only what the folder's records are laid over, and every later change goes there. Records in place of a seed are
 * those of another world, which goes on in this one.
 */
export function createWorld(
  seed: WorldSeed | Records,
  nowMs: number,
  failedLoginsPerMinute = 5,
  data: DataFolder | null = null,
  { now = () => nowMs, moved }: WorldListeners = {},
): World {
  const ledger = createLedger(moved);
  let past: Stores['past'] | null = null;
  const byName = new Map<string, Planted>();
  const make: MakeCollection = (name, schema, keys) => {
    if (byName.has(name)) throw new Error(`two collections are named ${name}`);
    const made = collection(
      schema,
      keys,
      keepingPast(
        name,
        ledger.watch(name, (): Restorable => made),
        () => past,
        now,
      ),
    );
    byName.set(name, made);
    return made;
  };
  const stores = storesOf(make);
  const begunAtMs = data?.seededAtMs ?? nowMs;
  const seeded = typeof seed === 'function' ? Object.entries(seed(begunAtMs)) : seed;
  for (const [name, records] of seeded) for (const record of records ?? []) byName.get(name)?.insert(record);
  if (data === null) ledger.begin(null);
  else data.take(byName, ledger);
  past = stores.past;
  const blobs = data?.blobs(new Set(stores.byteRecords.list().map(({ blob }) => blob))) ?? blobsInMemory();
  return {
    id: randomBytes(8).toString('hex'),
    begunAtMs,
    ...stores,
    ledger,
    bytes: createByteStore(stores.byteRecords, ledger, blobs, data?.folder),
    runningKeys: new Set(),
    lock: createLock(),
    loginLimit: createLoginLimit(failedLoginsPerMinute),
    records: () => new Map([...byName].map(([name, kept]) => [name, kept.list()])),
  };
}
