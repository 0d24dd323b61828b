import { type MarksPlace, placeKeyOf } from './mark-place.ts';

/** A page that is going lets go of its locks a moment after the next one asks: a reload must not lose its name. */
const PATIENCE_MS = 1000;

export interface WriterNames {
  /**
   * Under which name this window writes to a place, for as long as the page lives. One window of the browser
   * writes as the user; a second one under a name of its own, so that Undo never takes back what the other did.
   */
  readonly nameFor: (place: MarksPlace) => Promise<string>;
  readonly release: () => void;
}

export function createWriterNames(locks: LockManager | undefined, windowId: string): WriterNames {
  const names = new Map<string, Promise<string>>();
  let release = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });

  /** Whether the lock is held now; it is let go of when the viewer is left or the page ends. */
  const isHeld = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === undefined) {
        resolve(false);
        return;
      }
      const hold = (): Promise<void> => {
        resolve(true);
        return left;
      };
      const patience = AbortSignal.timeout(PATIENCE_MS);
      locks.request(name, { signal: patience }, hold).catch(() => resolve(false));
    });

  const named = async (place: MarksPlace): Promise<string> => {
    const held = await isHeld(`marks-writer:${placeKeyOf(place)}`);
    return held ? place.userId : `${place.userId}~${windowId}`;
  };

  return {
    nameFor: (place) => {
      const key = placeKeyOf(place);
      const name = names.get(key) ?? named(place);
      names.set(key, name);
      return name;
    },
    release: () => release(),
  };
}
