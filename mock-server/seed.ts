import { randomBytes } from 'node:crypto';
import { type Collection, collection } from './collections.ts';
import { createLock, type Lock } from './locks.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import {
  AnnotationsRecord,
  CaseRecord,
  FacilityRecord,
  ReplyRecord,
  TokenRecord,
  UserRecord,
} from './records.ts';
import { demoWorld } from './worlds/demo.ts';

export type WorldSeed = (nowMs: number) => {
  readonly users: readonly UserRecord[];
  readonly facilities: readonly FacilityRecord[];
  readonly cases: readonly CaseRecord[];
};

export const WORLDS = { demo: demoWorld } as const satisfies Record<string, WorldSeed>;

export type WorldName = keyof typeof WORLDS;

export const isWorldName = (name: string): name is WorldName => Object.hasOwn(WORLDS, name);

/** Everything that the mock remembers. A reset is a new world, so nothing may be kept outside one. */
export interface World {
  readonly id: string;
  readonly users: Collection<UserRecord, 'email'>;
  readonly facilities: Collection<FacilityRecord, never>;
  readonly cases: Collection<CaseRecord, 'blob' | 'provider' | 'facility' | 'status'>;
  readonly annotations: Collection<AnnotationsRecord, never>;
  readonly tokens: Collection<TokenRecord, never>;
  readonly replies: Collection<ReplyRecord, never>;
  /** Idempotency keys whose first request is still being worked on. */
  readonly runningKeys: Set<string>;
  readonly lock: Lock;
  readonly loginLimit: LoginLimit;
}

/** Throws when a record of the seed does not hold its schema: the server then does not start. */
export function createWorld(seed: WorldSeed, nowMs: number, failedLoginsPerMinute = 5): World {
  const world: World = {
    id: randomBytes(8).toString('hex'),
    users: collection(UserRecord, { email: ({ email }) => [email.toLowerCase()] }),
    facilities: collection(FacilityRecord, {}),
    cases: collection(CaseRecord, {
      blob: ({ specimens }) =>
        specimens.flatMap(({ subsections }) =>
          subsections.flatMap(({ images }) => images.map(({ blobId }) => blobId)),
        ),
      provider: ({ assignedProviderId }) => (assignedProviderId === null ? [] : [assignedProviderId]),
      facility: ({ facilityId }) => [facilityId],
      status: ({ status }) => [status],
    }),
    annotations: collection(AnnotationsRecord, {}),
    tokens: collection(TokenRecord, {}),
    replies: collection(ReplyRecord, {}),
    runningKeys: new Set(),
    lock: createLock(),
    loginLimit: createLoginLimit(failedLoginsPerMinute),
  };
  const { users, facilities, cases } = seed(nowMs);
  for (const user of users) world.users.insert(user);
  for (const facility of facilities) world.facilities.insert(facility);
  for (const aCase of cases) world.cases.insert(aCase);
  return world;
}
