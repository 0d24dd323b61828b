import { type Encryption, formatEncrypted, parseEncrypted } from './encryption.ts';

interface KeptTextOptions {
  /** Where the text belongs: what kind it is, whose, and of which case. It is what the text is bound to. */
  readonly place: readonly string[];
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly encryption: Encryption;
}

/** One encrypted text in this browser's storage, which every page of the place reads and writes. */
export function createKeptText({ place, storage, encryption }: KeptTextOptions) {
  const name = place.map(encodeURIComponent).join(':');
  return {
    /** Null where there is none, or one that does not open here. */
    read: async (): Promise<string | null> => {
      const read = parseEncrypted(storage().getItem(name) ?? '');
      return read.kind === 'encrypted' ? encryption.decrypt(read.encrypted, name) : null;
    },
    write: async (text: string): Promise<void> => {
      storage().setItem(name, formatEncrypted(await encryption.encrypt(text, name)));
    },
  };
}

/** Another person has logged in with this browser: what was kept of this kind for those before goes. */
export function forgetOthers(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  kind: string,
  userId: string,
): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const own = `${kind}:${encodeURIComponent(userId)}:`;
  for (const name of names)
    if (name.startsWith(`${kind}:`) && !name.startsWith(own)) storage.removeItem(name);
}
