import { areFields } from '#app/core/objects.ts';

const IV_BYTES = 12;
/** The version of the encrypted form, wherever it is stored. */
export const ENCRYPTION_FORMAT = 1;

export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/**
 * Encrypts what stays in the browser: another person at the same computer sees noise. What is encrypted is bound to
 * where it lies, so that a record moved elsewhere does not open there.
 */
export interface Encryption {
  /** Rejects when the key cannot be had. */
  readonly encrypt: (text: string, bound: string) => Promise<Encrypted>;
  /** Null for what does not open. Rejects when the key cannot be had: that is no reason to take it for corrupt. */
  readonly decrypt: (encrypted: Encrypted, bound: string) => Promise<string | null>;
  /** A file is encrypted like a text. */
  readonly encryptBytes: (bytes: BufferSource, bound: string) => Promise<Encrypted>;
  readonly decryptBytes: (encrypted: Encrypted, bound: string) => Promise<ArrayBuffer | null>;
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export function toBase64(bytes: Uint8Array): string {
  // In pieces: a call with as many arguments as a long list has bytes overflows the stack.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** From the 32 bytes that the server releases to this person only (base64); it cannot be read out again. */
export function importEncryptionKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const algorithmOf = (iv: Uint8Array<ArrayBuffer>, bound: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(bound),
});

export function createEncryption(key: () => Promise<CryptoKey>): Encryption {
  const encryptBytes: Encryption['encryptBytes'] = async (bytes, bound) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    return { iv, data: await crypto.subtle.encrypt(algorithmOf(iv, bound), await key(), bytes) };
  };
  const decryptBytes: Encryption['decryptBytes'] = async ({ iv, data }, bound) => {
    const opener = await key();
    return crypto.subtle.decrypt(algorithmOf(iv, bound), opener, data).catch(() => null);
  };
  return {
    encryptBytes,
    decryptBytes,
    encrypt: (text, bound) => encryptBytes(new TextEncoder().encode(text), bound),
    decrypt: async (encrypted, bound) => {
      const bytes = await decryptBytes(encrypted, bound);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };
}

/** The form for storage that holds text. */
export function formatEncrypted(
  { iv, data }: Encrypted,
  more: Readonly<Record<string, string>> = {},
): string {
  const own = { v: ENCRYPTION_FORMAT, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
  return JSON.stringify({ ...more, ...own });
}

export type ReadText =
  | {
      readonly kind: 'encrypted';
      readonly encrypted: Encrypted;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  /** Whole, but of a version to come: neither to be removed nor written over. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'corrupt' };

export function parseEncrypted(text: string): ReadText {
  try {
    const fields: unknown = JSON.parse(text);
    if (!areFields(fields)) return { kind: 'corrupt' };
    const { v, iv, data } = fields;
    if (Number.isSafeInteger(v) && Number(v) > ENCRYPTION_FORMAT) return { kind: 'newer' };
    if (v !== ENCRYPTION_FORMAT || typeof iv !== 'string' || typeof data !== 'string')
      return { kind: 'corrupt' };
    const encrypted = { iv: fromBase64(iv), data: fromBase64(data).buffer };
    return { kind: 'encrypted', encrypted, fields };
  } catch {
    return { kind: 'corrupt' };
  }
}
