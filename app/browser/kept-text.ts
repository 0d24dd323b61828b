import { type Encryption, formatEncrypted, parseEncrypted } from './encryption.ts';
import { storageNames } from './storage-names.ts';

interface KeptTextOptions {
  /** Where the text belongs: what kind it is, whose, and of which case. It is what the text is bound to. */
  readonly place: readonly string[];
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly encryption: Encryption;
  /** What lies there does not open: it is another person's, was moved here from another case, or is broken. */
  readonly onUnreadable?: () => void;
}

/** One encrypted text in this browser's storage, which every page of the place reads and writes. */
export function createKeptText({ place, storage, encryption, onUnreadable }: KeptTextOptions) {
  const name = place.map(encodeURIComponent).join(':');
  return {
    /** Null where there is none, or one that does not open here. */
    read: async (): Promise<string | null> => {
      const text = storage().getItem(name);
      if (text === null) return null;
      const read = parseEncrypted(text);
      if (read.kind === 'newer') return null;
      const plain = read.kind === 'encrypted' ? await encryption.decrypt(read.encrypted, name) : null;
      if (plain === null) onUnreadable?.();
      return plain;
    },
    write: async (text: string): Promise<void> => {
      storage().setItem(name, formatEncrypted(await encryption.encrypt(text, name)));
    },
  };
}

type NamedStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/**
 * Another person has logged in with this browser: what was kept of this kind for those before goes. Says whether
 * anything went.
 */
export function forgetOthers(storage: NamedStorage, kind: string, userId: string): boolean {
  const own = `${kind}:${encodeURIComponent(userId)}:`;
  const names = storageNames(storage, `${kind}:`).filter((name) => !name.startsWith(own));
  for (const name of names) storage.removeItem(name);
  return names.length > 0;
}

const KEPT_AT_MOST_MS = 7 * 24 * 60 * 60_000;

/** A form of a day before is not what anybody is in the middle of. */
export const FORMS_KEPT_AT_MOST_MS = 24 * 60 * 60_000;

/** Whether a browser has kept something about a patient for long enough. */
export const isOutOfDate = (at: number, now: number, keptAtMostMs = KEPT_AT_MOST_MS): boolean =>
  now - at > keptAtMostMs;

/** What was kept of this kind for longer, by default more than seven days, goes. Says whether anything went. */
export function forgetOutOfDate(
  storage: NamedStorage & Pick<Storage, 'getItem'>,
  kind: string,
  now: number,
  keptAtMostMs = KEPT_AT_MOST_MS,
): boolean {
  const names = storageNames(storage, `${kind}:`).filter((name) => {
    const at = keptAt(storage.getItem(name));
    return at !== null && isOutOfDate(at, now, keptAtMostMs);
  });
  for (const name of names) storage.removeItem(name);
  return names.length > 0;
}

/** When a text was kept; null for what does not say so, which is told as unreadable where it is opened. */
function keptAt(text: string | null): number | null {
  const read = parseEncrypted(text ?? '');
  const at = read.kind === 'encrypted' ? Number(read.fields['at'] ?? Number.NaN) : Number.NaN;
  return Number.isFinite(at) ? at : null;
}
