import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ROLES, type Role } from '#app/core/access/roles.ts';
import { zStaffRole } from '#contracts/generated/schemas/staff-role.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';

/** What the server knows of one login; none of it goes to the browser (docs/decisions/0003). */
export interface Session {
  readonly id: string;
  readonly token: string;
  /** The API that gave the token: to another one it means nothing, and is not shown to it. */
  readonly api?: string | undefined;
  /** Milliseconds since the epoch, as all times here. */
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly lastActivity: number;
  /** When the API said last that this person may still come in; the login itself where it is left out. */
  readonly confirmedAt?: number | undefined;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  /** As the API spells it; compared lower-cased. */
  readonly status: string;
  /** The duty of one of the operator's staff, by which their menu leaves out what is closed to it. */
  readonly staffRole?: StaffRole | null | undefined;
  /** What was looked for in this login, the newest last: an address has the key of it alone. */
  readonly finds?: readonly KeptFind[] | undefined;
}

const KeptFind = z.object({
  key: z.string(),
  /** The path of the page that looks for it. */
  path: z.string(),
  typed: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type KeptFind = z.infer<typeof KeptFind>;

export type NewSession = Omit<Session, 'id' | 'api' | 'createdAt' | 'lastActivity' | 'confirmedAt' | 'finds'>;

/** What the API may say anew of a session's person. */
type Renewed = Partial<
  Pick<Session, 'confirmedAt' | 'displayName' | 'email' | 'role' | 'status' | 'staffRole'>
>;

/** Specification 9: a login of which nothing was heard for so long is over, with or without JavaScript. */
export const STORED_ACTIVITY_LIMIT_MS = 30 * 60_000;
/** More often than this a request does not write the time of the last activity. */
const TOUCH_EVERY_MS = 60_000;
const ID_BYTES = 32;
/** How many searches of a login can be come back to. */
const MOST_FINDS = 20;

export interface SessionStore {
  readonly start: (session: NewSession) => Promise<Session>;
  /**
   * The session behind an id, or null when it never was, has ended, has expired or was idle too long. What a page asks by
   * itself is no activity of the person and must not keep the login alive.
   */
  readonly find: (id: string, isActivity?: boolean) => Promise<Session | null>;
  /** Puts down what the API said of the person; nothing where the session has ended meanwhile. */
  readonly renew: (id: string, renewed: Renewed) => Promise<void>;
  /** Adds what the person looks for, as the last; the oldest are forgotten. */
  readonly keepFind: (id: string, find: KeptFind) => Promise<void>;
  /** Says whether there was one to end. */
  readonly end: (id: string) => Promise<boolean>;
  /** Whether logins can be found and kept at all. */
  readonly isUp: () => Promise<boolean>;
}

declare global {
  // Set by the composition root before the pages are loaded, and kept while the development server loads them anew.
  var sessionStore: SessionStore | undefined;
}

/** A session as it is kept: who reads the store and has no cookie reads no token in it. */
export interface EncryptedSession {
  /** After this it is over whatever it says, so that it can be swept unread. */
  readonly until: number;
  readonly encrypted: string;
}

type Awaitable<T> = T | Promise<T>;

/** Where sessions are kept, under names that open nothing: this process's memory, a folder that outlives it, or a server. */
export interface SessionRecords {
  readonly get: (name: string) => Awaitable<EncryptedSession | undefined>;
  readonly put: (name: string, session: EncryptedSession) => Awaitable<void>;
  /** Writes only over what is still there: a session that another request has ended meanwhile stays ended. */
  readonly replace: (name: string, session: EncryptedSession) => Awaitable<void>;
  readonly remove: (name: string) => Awaitable<void>;
  /** Takes away what was over at a time. */
  readonly sweep: (at: number) => Awaitable<void>;
  /** Whether it answers, of a server; a folder and the memory do as long as this process does. */
  readonly isUp?: () => Promise<boolean>;
}

function memoryRecords(): SessionRecords {
  const kept = new Map<string, EncryptedSession>();
  return {
    get: (name) => kept.get(name),
    put: (name, session) => void kept.set(name, session),
    replace: (name, session) => void (kept.has(name) && kept.set(name, session)),
    remove: (name) => void kept.delete(name),
    sweep: (at) => {
      for (const [name, { until }] of kept) if (until <= at) kept.delete(name);
    },
  };
}

const SessionShape = z.object({
  id: z.string(),
  token: z.string(),
  api: z.string().optional(),
  expiresAt: z.number(),
  createdAt: z.number(),
  lastActivity: z.number(),
  confirmedAt: z.number().optional(),
  userId: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.string(),
  staffRole: zStaffRole.nullish(),
  finds: z.array(KeptFind).optional(),
}) satisfies z.ZodType<Session>;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const nameOf = (id: string): string => hashOf(`name of ${id}`).toString('base64url');
const keyOf = (id: string): Buffer => hashOf(`key of ${id}`);

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(session: Session): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(session.id), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(session), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Null for what is broken or was written by another version: its person logs in again. */
function decrypt(id: string, encrypted: string): Session | null {
  try {
    const bytes = Buffer.from(encrypted, 'base64');
    const cipher = createDecipheriv(CIPHER, keyOf(id), bytes.subarray(0, IV_BYTES));
    cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
    const read = SessionShape.safeParse(JSON.parse(text.toString('utf8')));
    return read.success && read.data.id === id ? read.data : null;
  } catch {
    return null;
  }
}

/** `api` names the API of the logins: those of another one are none here. */
export function createSessionStore(
  now: () => number,
  records: SessionRecords = memoryRecords(),
  api?: string,
): SessionStore {
  let lastSweep = now();
  const turns = new Map<string, Promise<void>>();

  const isOver = (session: Session, at: number): boolean =>
    session.expiresAt <= at || session.lastActivity + STORED_ACTIVITY_LIMIT_MS <= at;

  const recordOf = (session: Session): EncryptedSession => ({
    until: Math.min(session.expiresAt, session.lastActivity + STORED_ACTIVITY_LIMIT_MS),
    encrypted: encrypt(session),
  });

  const replace = async (session: Session): Promise<void> =>
    records.replace(nameOf(session.id), recordOf(session));

  async function read(id: string): Promise<Session | null> {
    const held = await records.get(nameOf(id));
    const session = held === undefined ? null : decrypt(id, held.encrypted);
    const isOurs = session?.api === undefined || api === undefined || session.api === api;
    return isOurs ? session : null;
  }

  /** One after another for a session: of two changes at once the second would write over what the first has put down. */
  async function change(id: string, changed: (session: Session) => Session): Promise<void> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(async () => {
      const session = await read(id);
      if (session === null) return;
      const next = changed(session);
      if (next !== session) await replace(next);
    });
    // A change that failed is told to whoever asked for it, and keeps none that comes after from being made.
    const over = turn.catch(() => undefined);
    turns.set(id, over);
    await turn.finally(() => {
      if (turns.get(id) === over) turns.delete(id);
    });
  }

  async function sweep(at: number): Promise<void> {
    if (at - lastSweep < TOUCH_EVERY_MS) return;
    lastSweep = at;
    await records.sweep(at);
  }

  return {
    async start(fresh) {
      const at = now();
      await sweep(at);
      const id = randomBytes(ID_BYTES).toString('base64url');
      const session: Session = { ...fresh, id, api, createdAt: at, lastActivity: at };
      await records.put(nameOf(id), recordOf(session));
      return session;
    },
    async find(id, isActivity = true) {
      const session = await read(id);
      if (session === null) return null;
      const at = now();
      if (isOver(session, at)) {
        await records.remove(nameOf(id));
        return null;
      }
      if (!isActivity || at - session.lastActivity < TOUCH_EVERY_MS) return session;
      // A page sends many requests at once, and the first of them has written it.
      await change(id, (held) =>
        at - held.lastActivity < TOUCH_EVERY_MS ? held : { ...held, lastActivity: at },
      );
      return { ...session, lastActivity: at };
    },
    renew: (id, renewed) => change(id, (session) => ({ ...session, ...renewed })),
    keepFind: (id, find) =>
      change(id, (session) => ({ ...session, finds: [...(session.finds ?? []), find].slice(-MOST_FINDS) })),
    async end(id) {
      const wasThere = (await records.get(nameOf(id))) !== undefined;
      await records.remove(nameOf(id));
      return wasThere;
    },
    isUp: () => records.isUp?.() ?? Promise.resolve(true),
  };
}
