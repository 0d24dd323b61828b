/** The names in a storage that begin so; a kind of things is named in front of a colon. */
export const storageNames = (storage: Pick<Storage, 'key' | 'length'>, start: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
    name.startsWith(start),
  );
