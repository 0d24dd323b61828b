import { z } from 'zod';
import { CASE_FILE } from '#app/core/access/kept-kinds.ts';
import { parseJson } from '#app/core/objects.ts';
import type { FileStore } from './app-storage.ts';
import { type Encryption, formatEncrypted, fromBase64, parseEncrypted, toBase64 } from './encryption.ts';
import { forgetOutOfDate, isOutOfDate } from './kept-text.ts';
import { storageNames } from './storage-names.ts';

/** A file that was chosen for a slot of a case. */
export interface KeptFile {
  readonly name: string;
  readonly type: string;
  /** Whether the server has it. */
  readonly isSent: boolean;
  /** What the slot held when it was chosen. */
  readonly insteadOf: string;
  readonly bytes: ArrayBuffer;
}

export interface KeptFiles {
  /** Rejects where neither place could keep it. */
  readonly keep: (slot: string, file: KeptFile) => Promise<void>;
  /** Null where there is none; 'unreadable' for one that does not open here. */
  readonly read: (slot: string) => Promise<KeptFile | 'unreadable' | null>;
  readonly remove: (slot: string) => Promise<void>;
}

interface KeptFilesOptions {
  readonly userId: string;
  readonly caseId: string;
  readonly session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly database: FileStore;
  readonly encryption: Encryption;
}

const ALL = `${CASE_FILE}:`;
/** Session storage holds some megabytes in all; of a larger file it has what the file is, and the database the rest. */
const SMALL_BYTES = 256 * 1024;

/** Stands in the clear beside a file that the server has, so that a logout can take it away without its key. */
const SENT = { sent: 'yes' };
const isMarkedSent = (text: string | null): boolean => {
  const read = parseEncrypted(text ?? '');
  return read.kind === 'encrypted' && read.fields['sent'] === SENT.sent;
};

const About = z.object({
  name: z.string(),
  type: z.string(),
  isSent: z.boolean(),
  // Not yet said by every page that has kept a file: then it is asked about.
  insteadOf: z.string().default(''),
});
const Line = About.extend({ bytes: z.string().nullable() });
const Stored = z.object({
  at: z.number(),
  about: z.string(),
  iv: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  data: z.custom<ArrayBuffer>((value) => value instanceof ArrayBuffer),
});

const startOf = (userId: string): string => `${CASE_FILE}:${encodeURIComponent(userId)}:`;
const startOfCase = (userId: string, caseId: string): string =>
  `${startOf(userId)}${encodeURIComponent(caseId)}:`;

/**
 * The attachments of a case in session storage and in the database (specification 3.4), encrypted for the one who chose
 * them: a file that has not reached the server is there again after a reload.
 */
export function createKeptFiles({
  userId,
  caseId,
  session,
  database,
  encryption,
}: KeptFilesOptions): KeptFiles {
  const keyOf = (slot: string): string => startOfCase(userId, caseId) + encodeURIComponent(slot);
  const inDatabase = async (key: string, { bytes, ...about }: KeptFile): Promise<void> => {
    const told = await encryption.encrypt(JSON.stringify(about), `${key}:about`);
    const { iv, data } = await encryption.encryptBytes(bytes, key);
    await database.put(key, {
      at: Date.now(),
      about: formatEncrypted(told, about.isSent ? SENT : {}),
      iv,
      data,
    });
  };
  const inSession = async (key: string, { bytes, ...about }: KeptFile): Promise<void> => {
    const small = bytes.byteLength <= SMALL_BYTES ? toBase64(new Uint8Array(bytes)) : null;
    const line = JSON.stringify({ ...about, bytes: small });
    const clear = { at: String(Date.now()), ...(about.isSent ? SENT : {}) };
    session().setItem(key, formatEncrypted(await encryption.encrypt(line, key), clear));
  };
  return {
    keep: async (slot, file) => {
      const key = keyOf(slot);
      const kept = await Promise.allSettled([inDatabase(key, file), inSession(key, file)]);
      if (kept.every(({ status }) => status === 'rejected')) throw new Error('This browser keeps nothing.');
    },
    read: async (slot) => {
      const key = keyOf(slot);
      const text = session().getItem(key);
      const line = await lineOf(text, key, encryption);
      if (line !== null && line.bytes !== null) return { ...line, bytes: fromBase64(line.bytes).buffer };
      const value = await database.get(key);
      const file = await storedIn(value, key, encryption);
      const isThere = text !== null || value !== undefined;
      return file === null && isThere && !isNewer(text, value) ? 'unreadable' : file;
    },
    remove: async (slot) => {
      const key = keyOf(slot);
      session().removeItem(key);
      await database.remove(key);
    },
  };
}

/** Written by a version to come, which will open it. */
const isNewer = (text: string | null, value: unknown): boolean =>
  [text ?? '', Stored.safeParse(value).data?.about ?? ''].some((one) => parseEncrypted(one).kind === 'newer');

async function lineOf(text: string | null, key: string, encryption: Encryption) {
  const read = parseEncrypted(text ?? '');
  const plain = read.kind === 'encrypted' ? await encryption.decrypt(read.encrypted, key) : null;
  return plain === null ? null : (Line.safeParse(parseJson(plain)).data ?? null);
}

/** Null for what does not open: it is another person's, belongs to another slot, or is broken. */
async function storedIn(value: unknown, key: string, encryption: Encryption): Promise<KeptFile | null> {
  const stored = Stored.safeParse(value).data;
  const told = parseEncrypted(stored?.about ?? '');
  if (stored === undefined || told.kind !== 'encrypted') return null;
  const about = About.safeParse(parseJson((await encryption.decrypt(told.encrypted, `${key}:about`)) ?? ''));
  const bytes = await encryption.decryptBytes({ iv: stored.iv, data: stored.data }, key);
  return about.success && bytes !== null ? { ...about.data, bytes } : null;
}

interface Places {
  readonly session: Pick<Storage, 'key' | 'length' | 'getItem' | 'removeItem'>;
  readonly database: FileStore;
}

/** The case was sent out or given up: none of its files stays in this browser. */
export const forgetFilesOfCase = (places: Places, userId: string, caseId: string): Promise<boolean> =>
  forgetKeys(places, startOfCase(userId, caseId), () => true);

/** Another person has logged in with this browser: the files of those before go. Says whether there were any. */
export const forgetFilesOfOthers = (places: Places, userId: string): Promise<boolean> =>
  forgetKeys(places, ALL, (key) => !key.startsWith(startOf(userId)));

/** Somebody has logged out: the files that the server has go. Says whether any others stay. */
export async function forgetSentFiles({ session, database }: Places): Promise<boolean> {
  const named = storageNames(session, ALL);
  const sent = new Set(named.filter((key) => isMarkedSent(session.getItem(key))));
  const stored = await storedKeys(database, ALL);
  for (const key of stored)
    if (isMarkedSent(Stored.safeParse(await database.get(key)).data?.about ?? null)) sent.add(key);
  await forgetKeys({ session, database }, ALL, (key) => sent.has(key));
  return [...named, ...stored].some((key) => !sent.has(key));
}

const storedKeys = async (database: FileStore, start: string): Promise<readonly string[]> =>
  (await database.keys()).filter((key) => key.startsWith(start));

async function forgetKeys(
  { session, database }: Places,
  start: string,
  isMeant: (key: string) => boolean,
): Promise<boolean> {
  const names = storageNames(session, start).filter(isMeant);
  for (const name of names) session.removeItem(name);
  const keys = (await storedKeys(database, start)).filter(isMeant);
  await Promise.all(keys.map((key) => database.remove(key)));
  return names.length + keys.length > 0;
}

/** Files that were kept for more than seven days go from both places. Says whether there were any. */
export async function forgetFilesOutOfDate({ session, database }: Places, now: number): Promise<boolean> {
  const isGone = forgetOutOfDate(session, CASE_FILE, now);
  const keys = await storedKeys(database, ALL);
  const old = await Promise.all(
    keys.map(async (key) => {
      const stored = Stored.safeParse(await database.get(key)).data;
      return stored !== undefined && isOutOfDate(stored.at, now) ? [key] : [];
    }),
  );
  await Promise.all(old.flat().map((key) => database.remove(key)));
  return isGone || old.flat().length > 0;
}
