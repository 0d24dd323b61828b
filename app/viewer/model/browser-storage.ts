import type { MarksPlace } from './persistence.ts';

/** The part of localStorage that is used; a test gives its own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface MarkStorage {
  readonly read: (place: MarksPlace) => Promise<readonly string[]>;
  readonly write: (place: MarksPlace & { readonly lines: readonly string[] }) => Promise<void>;
}

const IV_BYTES = 12;
const FORMAT = 1;

// A colon inside an id must not make two places one.
const addressOf = ({ userId, caseId, imageId }: MarksPlace): string =>
  ['rulers', ...[userId, caseId, imageId].map(encodeURIComponent)].join(':');

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** From the 32 bytes that the server releases to this person only (base64); it cannot be read out again. */
export function storageKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Marks in the browser's storage, encrypted: another person at the same computer sees noise. An entry is bound
 * to its address, so one that was moved to another image does not open there.
 */
export function createMarkStorage(shelf: Shelf, key: () => Promise<CryptoKey>): MarkStorage {
  // Encrypting takes its time, and an older write must not come out after a newer one.
  const queues = new Map<string, Promise<unknown>>();
  const inTurn = <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(address) ?? Promise.resolve()).then(work, work);
    queues.set(address, turn);
    return turn;
  };

  const write = async (address: string, lines: readonly string[]): Promise<void> => {
    if (lines.length === 0) {
      shelf.removeItem(address);
      return;
    }
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(address) };
    const text = new TextEncoder().encode(lines.join('\n'));
    const data = await crypto.subtle.encrypt(algorithm, await key(), text);
    const entry = { v: FORMAT, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    shelf.setItem(address, JSON.stringify(entry));
  };

  const read = async (address: string): Promise<readonly string[]> => {
    const stored = shelf.getItem(address);
    if (stored === null) return [];
    // A key that cannot be had is no reason to take the entry for a corrupt one.
    const opener = await key();
    const lines = await opened(stored, address, opener);
    if (lines === null) shelf.removeItem(address);
    return lines ?? [];
  };

  return {
    read: (place) => inTurn(addressOf(place), () => read(addressOf(place))),
    write: ({ lines, ...place }) => inTurn(addressOf(place), () => write(addressOf(place), lines)),
  };
}

/**
 * Null for anything that does not open: corrupt entries count as absent (specification 8). Throws for an entry
 * that a newer version of this product wrote: it is whole, and must neither be removed nor written over.
 */
async function opened(stored: string, address: string, key: CryptoKey): Promise<readonly string[] | null> {
  const entry = parsed(stored);
  if (entry !== null && Number.isSafeInteger(entry.v) && Number(entry.v) > FORMAT) {
    throw new Error('These marks were kept by a newer version of this page');
  }
  try {
    if (entry?.v !== FORMAT) return null;
    const additionalData = new TextEncoder().encode(address);
    const algorithm = { name: 'AES-GCM', iv: fromBase64(entry.iv), additionalData };
    const text = await crypto.subtle.decrypt(algorithm, key, fromBase64(entry.data));
    return new TextDecoder().decode(text).split('\n');
  } catch {
    return null;
  }
}

interface StoredEntry {
  readonly v: unknown;
  readonly iv: string;
  readonly data: string;
}

function parsed(stored: string): StoredEntry | null {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? (value as StoredEntry) : null;
  } catch {
    return null;
  }
}
