import { createHash, randomBytes } from 'node:crypto';
import { roleOf } from '#app/core/access/roles.ts';
import type { Viewer } from '#app/core/cases/visibility.ts';
import type { TokenRecord, UserRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';
import { deviceOf } from './device.ts';
import { refuse } from './refusal.ts';

export interface Caller {
  readonly user: UserRecord;
  readonly viewer: Viewer;
  /** Where the call comes from: what it says itself, else what the login said. Null where neither says it. */
  readonly address: string | null;
  /** The browser and the system of the login, in words; null for nobody's. */
  readonly device: string | null;
}

const TOKEN_BYTES = 32;
/** How often the use of a session is written down: each write is kept on disk, each call is not worth one. */
const SEEN_EVERY_MS = 60_000;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Where a session is opened from; `now` in milliseconds since 1970. */
export interface Visit {
  readonly now: number;
  readonly userAgent: string | null;
  readonly clientAddress: string | null;
}

/** Opens a session; the token itself is kept nowhere. Times in milliseconds since 1970. */
export function issueToken(
  world: World,
  user: UserRecord,
  expiresAtMs: number,
  { now, userAgent, clientAddress }: Visit,
): { readonly token: string; readonly expiresAt: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(expiresAtMs).toISOString();
  const at = new Date(now).toISOString();
  const device = deviceOf(userAgent);
  const opened = { createdAt: at, lastSeenAt: at, device, address: clientAddress };
  world.tokens.insert({ id: idOf(token), userId: user.id, expiresAt, ...opened });
  return { token, expiresAt };
}

const recordOf = (world: World, authorization: string | null) => {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? null : world.tokens.find(idOf(token));
};

function callerFor(world: World, { userId, device }: TokenRecord, address: string | null): Caller | null {
  const user = world.users.find(userId);
  const role = roleOf(user?.role ?? '');
  if (user === null || role === null || user.status === 'Deactivated') return null;
  const { id, facilityId, rights } = user;
  return { user, viewer: { id, role, facilityId, rights }, address, device };
}

/** Whose token comes with a call, without counting as a use of it; null for nobody's and for one that is over. */
export function callerBehind(world: World, authorization: string | null, now: number): Caller | null {
  const record = recordOf(world, authorization);
  return record === null || Date.parse(record.expiresAt) <= now
    ? null
    : callerFor(world, record, record.address);
}

/** Ends a session by its token; false where it is no one's. */
export function revokeToken(world: World, token: string): boolean {
  const record = recordOf(world, `Bearer ${token}`);
  if (record !== null) world.tokens.remove(record.id);
  return record !== null;
}

/** The user behind the bearer token, read afresh on every call. Throws the two refusals of 401. */
export function requireCaller(
  world: World,
  authorization: string | null,
  now: number,
  address: string | null = null,
): { readonly caller: Caller; readonly tokenId: string } {
  const record = recordOf(world, authorization);
  if (record === null) throw refuse('UNAUTHENTICATED');
  if (Date.parse(record.expiresAt) <= now) throw refuse('TOKEN_EXPIRED');
  // A call that does not say where it comes from is made for a page, and takes nothing away that the login said.
  const from = address ?? record.address;
  const caller = callerFor(world, record, from);
  if (caller === null) throw refuse('UNAUTHENTICATED');
  if (now - Date.parse(record.lastSeenAt) >= SEEN_EVERY_MS || from !== record.address)
    world.ledger.apart(() =>
      world.tokens.change(record.id, (seen) => ({
        ...seen,
        lastSeenAt: new Date(now).toISOString(),
        address: from,
      })),
    );
  return { caller, tokenId: record.id };
}
