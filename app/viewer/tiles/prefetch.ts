import { createDeferred } from './deferred.ts';
import { isAbort } from './slide-error.ts';
import {
  type Prefetch,
  type Priority,
  type SlideTiles,
  type TileAddress,
  tileName,
  type WantedTile,
} from './tile.ts';

/** A picture that somebody may ask for. */
interface Waiting {
  readonly picture: Promise<ImageBitmap>;
  readonly abort: AbortController;
  /** What the view asks for does not wait for a load of low priority, but for one of its own. */
  isReady: boolean;
}

/** The picture for whoever asked for it, and for nobody once that one has left. */
function handOver({ picture, abort }: Waiting, signal: AbortSignal): Promise<ImageBitmap> {
  const { promise: left, reject } = createDeferred<never>();
  const leave = (): void => {
    abort.abort();
    reject(new DOMException('The tile is not wanted any more', 'AbortError'));
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  return Promise.race([left, picture])
    .catch((cause: unknown) => {
      // The picture may have been decoded while nobody wanted it any more.
      if (isAbort(cause)) void closeOnceThere(picture);
      throw cause;
    })
    .finally(() => signal.removeEventListener('abort', leave));
}

const closeOnceThere = (picture: Promise<ImageBitmap>): Promise<void> =>
  picture.then(
    (bitmap) => bitmap.close(),
    () => undefined,
  );

function giveUp({ picture, abort }: Waiting): void {
  abort.abort();
  void closeOnceThere(picture);
}

/** The tiles of one slide, of which some are loaded before anybody asks for them. */
export class PrefetchedTiles {
  readonly #tiles: Pick<SlideTiles, 'want'>;
  /** By tile. A picture has one owner, so it is handed over and not kept besides. */
  readonly #waiting = new Map<string, Waiting>();
  #isClosed = false;

  constructor(tiles: Pick<SlideTiles, 'want'>) {
    this.#tiles = tiles;
  }

  load(addresses: readonly TileAddress[], priority: Priority): Prefetch {
    const missing = addresses.filter((address) => this.#waiting.get(tileName(address))?.isReady !== true);
    const begun = this.#isClosed ? [] : missing.map((address) => ({ address, abort: new AbortController() }));
    const wanted = begun.map(({ address, abort }) => ({ address, signal: abort.signal }));
    const pictures = wanted.length > 0 ? this.#tiles.want(wanted, priority) : [];
    const own = new Map<string, Waiting>();
    for (const [at, { address, abort }] of begun.entries()) {
      const picture = pictures[at];
      if (picture === undefined) continue;
      const name = tileName(address);
      const one: Waiting = { picture, abort, isReady: priority === 'view' };
      this.#forget(name);
      this.#waiting.set(name, one);
      own.set(name, one);
      void this.#follow(name, one, priority);
    }
    return {
      loaded: Promise.allSettled(pictures).then(() => undefined),
      drop: () => {
        for (const [name, one] of own) if (this.#waiting.get(name) === one) this.#forget(name);
      },
    };
  }

  /** What was loaded ahead goes first, and only the rest is asked for. */
  want(wanted: readonly WantedTile[], priority: Priority): readonly Promise<ImageBitmap>[] {
    const known = wanted.map((tile) => this.#take(tile));
    const rest = wanted.filter((_, at) => known[at] === undefined);
    const loading = (rest.length > 0 ? this.#tiles.want(rest, priority) : []).values();
    return known.map((one) => one ?? loading.next().value ?? Promise.reject(new RangeError('no tile')));
  }

  /** Lets go of what nobody asked for. */
  close(): void {
    this.#isClosed = true;
    for (const name of this.#waiting.keys()) this.#forget(name);
  }

  #take({ address, signal }: WantedTile): Promise<ImageBitmap> | undefined {
    const name = tileName(address);
    const one = this.#waiting.get(name);
    if (one?.isReady !== true) return undefined;
    this.#waiting.delete(name);
    return handOver(one, signal);
  }

  /** Whoever asks for a tile of the view hears why it failed; of one that was looked ahead at nobody does. */
  async #follow(name: string, one: Waiting, priority: Priority): Promise<void> {
    try {
      await one.picture;
      one.isReady = true;
    } catch {
      if (priority === 'ahead' && this.#waiting.get(name) === one) this.#waiting.delete(name);
    }
  }

  #forget(name: string): void {
    const one = this.#waiting.get(name);
    this.#waiting.delete(name);
    if (one !== undefined) giveUp(one);
  }
}
