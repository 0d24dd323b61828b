/** Files that callers handed over, by the id of the record that describes them. */
export interface ByteStore {
  /** Where a store on disk keeps its bytes; absent in memory. Slides are joined into a folder of their own in it. */
  readonly folder?: string;
  /** Settles once the bytes are as safe as the world's records are. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
}

export function createByteStore(): ByteStore {
  const held = new Map<string, Uint8Array>();
  return {
    put: (id, bytes) => {
      held.set(id, bytes);
      return Promise.resolve();
    },
    get: (id) => Promise.resolve(held.get(id) ?? null),
    remove: (id) => {
      held.delete(id);
      return Promise.resolve();
    },
  };
}
