/** How windows of one browser tell each other which names they write under. */
export interface NameClaims {
  /** Resolves when another living window says that the name is its own; else never. */
  readonly claimed: (name: string) => Promise<void>;
  /** From now on this window answers for the name. */
  readonly claim: (name: string) => void;
  readonly close: () => void;
}

interface Word {
  readonly kind: 'whose' | 'mine';
  readonly name: string;
}

const isWord = (data: unknown): data is Word => {
  if (typeof data !== 'object' || data === null || !('kind' in data && 'name' in data)) return false;
  const { kind, name } = data;
  return (kind === 'whose' || kind === 'mine') && typeof name === 'string';
};

const NO_CLAIMS: NameClaims = {
  claimed: () => new Promise(() => undefined),
  claim: () => undefined,
  close: () => undefined,
};

/**
 * A page that is being unloaded holds its locks for a while and answers nothing: by this a reload tells its own
 * old page from a second window. Where a browser has no channel nobody ever answers.
 */
export function openNameClaims(): NameClaims {
  if (typeof BroadcastChannel === 'undefined') return NO_CLAIMS;
  const own = new Set<string>();
  const waiting = new Map<string, () => void>();
  const channel = new BroadcastChannel('viewer-writers');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data)) return;
    if (data.kind === 'mine') waiting.get(data.name)?.();
    else if (own.has(data.name)) channel.postMessage({ kind: 'mine', name: data.name } satisfies Word);
  };
  return {
    claimed: (name) =>
      new Promise((resolve) => {
        waiting.set(name, resolve);
        channel.postMessage({ kind: 'whose', name } satisfies Word);
      }),
    claim: (name) => {
      own.add(name);
      // Whoever asked before this window had the name got no answer then.
      channel.postMessage({ kind: 'mine', name } satisfies Word);
    },
    close: () => channel.close(),
  };
}
