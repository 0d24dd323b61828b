import { type StorageKey, storageKeyText } from '../storage/marks/storage-key.ts';
import type { NameClaims } from './claims.ts';

/**
 * How long a window waits for a name that is taken and that nobody claims: by then the page that was reloaded
 * has let go of it, on a slow machine too.
 */
const PATIENCE_MS = 15_000;

export interface WriterNames {
  /**
   * The name under which this window writes to a place, for as long as the page lives. One window of the browser
   * writes as the user; a second one under a name of its own, so that Undo never takes back what the other did.
   */
  readonly nameFor: (place: StorageKey) => Promise<string>;
  readonly release: () => void;
}

/** `openClaims` is called at the first name, never on the server. */
export function createWriterNames(
  locks: LockManager | undefined,
  windowId: string,
  openClaims: () => NameClaims,
): WriterNames {
  const names = new Map<string, Promise<string>>();
  const leaving = new AbortController();
  let opened: NameClaims | null = null;
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));

  /** Whether the lock is held now; it is let go of when the viewer is left or the page ends. */
  const isHeld = (name: string, claims: NameClaims): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === undefined) {
        resolve(false);
        return;
      }
      const waiting = new AbortController();
      // The answer does not wait for the browser to say that it has stopped asking: marks wait for it.
      const giveUp = (): void => {
        clearTimeout(timer);
        waiting.abort();
        resolve(false);
      };
      const timer = setTimeout(giveUp, PATIENCE_MS);
      const hold = (): Promise<void> => {
        // Too late: this window writes under a name of its own by now.
        if (waiting.signal.aborted) return Promise.resolve();
        clearTimeout(timer);
        claims.claim(name);
        resolve(true);
        return left;
      };
      locks.request(name, { signal: waiting.signal }, hold).catch(giveUp);
      void Promise.race([claims.claimed(name), left]).then(giveUp);
    });

  const nameOfWriter = async (place: StorageKey): Promise<string> => {
    opened ??= openClaims();
    const held = await isHeld(`marks-writer:${storageKeyText(place)}`, opened);
    return held ? place.userId : `${place.userId}~${windowId}`;
  };

  return {
    nameFor: (place) => {
      const key = storageKeyText(place);
      const name = names.get(key) ?? nameOfWriter(place);
      names.set(key, name);
      return name;
    },
    release: () => {
      leaving.abort();
      opened?.close();
    },
  };
}
