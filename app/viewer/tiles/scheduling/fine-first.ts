/**
 * How long sharp tiles may keep everyone waiting, in milliseconds, before coarser ones are asked for as well.
 * OpenSeadragon asks for both at once; where the sharp ones come, the coarse ones would be a quarter more to load
 * and to decode for nothing.
 */
export const COARSE_AFTER_MS = 150;

/** What becomes of tiles; each function takes some and never throws. */
export interface TileLine<T> {
  /** One promise for each, settled when its tile has come or was given up. */
  readonly send: (asked: readonly T[]) => readonly Promise<unknown>[];
  /** The latest frame is drawn from it once it is complete. */
  readonly isFine: (asked: T) => boolean;
  /** The latest frame could have shown it. */
  readonly isWanted: (asked: T) => boolean;
  /** Nobody waits for it any more. */
  readonly drop: (asked: T) => void;
}

/**
 * Gives what sends the fine tiles at once, and the coarse ones when no fine one has come for a while: then those
 * that the view still wants. Where the fine ones are there by then, the coarse ones are dropped. A coarse one that
 * waits is fine as soon as the view has gone to its level: nobody asks for it a second time.
 */
export function fineFirst<T>(line: TileLine<T>): (asked: readonly T[]) => void {
  let waiting: readonly T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    const [asked, left] = [waiting.filter(line.isWanted), waiting.filter((one) => !line.isWanted(one))];
    waiting = [];
    left.forEach(line.drop);
    if (asked.length > 0) void line.send(asked);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(release, COARSE_AFTER_MS);
  };
  return (asked) => {
    const all = [...waiting, ...asked];
    const fine = all.filter(line.isFine);
    waiting = all.filter((one) => !line.isFine(one));
    if (fine.length > 0) for (const one of line.send(fine)) one.then(wait, wait);
    wait();
  };
}
