import { randomBytes } from 'node:crypto';
import { type ByteStore, createByteStore } from './bytes.ts';
import { collection, type MakeCollection, type StoredRecord } from './collections.ts';
import { createLock, type Lock } from './locks.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import { ReplyRecord } from './records.ts';
import { businessStore } from './stores/business.ts';
import { caseStore } from './stores/cases.ts';
import { fileStore } from './stores/files.ts';
import { noticeStore } from './stores/notices.ts';
import { peopleStore } from './stores/people.ts';
import { reportStore } from './stores/reports.ts';
import { workStore } from './stores/work.ts';
import { demoWorld } from './worlds/demo.ts';
import { emptyWorld, hugeWorld, loadWorld, smallWorld } from './worlds/other-worlds.ts';

const storesOf = (make: MakeCollection) => ({
  ...peopleStore(make),
  ...caseStore(make),
  ...noticeStore(make),
  ...businessStore(make),
  ...workStore(make),
  ...reportStore(make),
  ...fileStore(make),
  replies: make('replies', ReplyRecord, {}),
});

type Stores = ReturnType<typeof storesOf>;

type Held<C> = C extends { list(): (infer T)[] } ? T : never;

/** The records that a world begins with, by collection; none has cases without the people they belong to. */
export type Seeded = { readonly [K in 'users' | 'facilities' | 'cases']: readonly Held<Stores[K]>[] } & {
  readonly [K in keyof Stores]?: readonly Held<Stores[K]>[];
};

export type WorldSeed = (nowMs: number) => Seeded;

export const WORLDS = {
  demo: demoWorld,
  small: smallWorld,
  huge: hugeWorld,
  load: loadWorld,
  empty: emptyWorld,
} as const satisfies Record<string, WorldSeed>;

export type WorldName = keyof typeof WORLDS;

export const isWorldName = (name: string): name is WorldName => Object.hasOwn(WORLDS, name);

/** Everything that the mock remembers. A reset is a new world, so nothing may be kept outside one. */
export interface World extends Stores {
  readonly id: string;
  readonly bytes: ByteStore;
  /** Idempotency keys whose first request is still being worked on. */
  readonly runningKeys: Set<string>;
  readonly lock: Lock;
  readonly loginLimit: LoginLimit;
}

/** Throws when a record of the seed does not hold its schema: the server then does not start. */
export function createWorld(seed: WorldSeed, nowMs: number, failedLoginsPerMinute = 5): World {
  const byName = new Map<string, { insert(record: StoredRecord): unknown }>();
  const make: MakeCollection = (name, schema, keys) => {
    const made = collection(schema, keys);
    byName.set(name, made);
    return made;
  };
  const world: World = {
    id: randomBytes(8).toString('hex'),
    ...storesOf(make),
    bytes: createByteStore(),
    runningKeys: new Set(),
    lock: createLock(),
    loginLimit: createLoginLimit(failedLoginsPerMinute),
  };
  for (const [name, records] of Object.entries(seed(nowMs)))
    for (const record of records ?? []) byName.get(name)?.insert(record);
  return world;
}
