import { deferred } from '../deferred.ts';
import { isAbort } from '../slide-error.ts';
import { type TileAddress, type TileSource, tileName, type WantedTile } from '../tile.ts';

interface Early {
  readonly picture: Promise<ImageBitmap>;
  readonly abort: AbortController;
}

export interface EarlyTiles {
  /** The same source, which hands over first what is on its way already. */
  readonly source: Pick<TileSource, 'want'>;
  /** Cancels what nobody has asked for. */
  readonly drop: () => void;
}

/** The picture for whoever asked for it, and for nobody once that one has left. */
function handedOver({ picture, abort }: Early, signal: AbortSignal): Promise<ImageBitmap> {
  const { promise: left, reject } = deferred<never>();
  const leave = (): void => {
    abort.abort();
    reject(new DOMException('The tile is not wanted any more', 'AbortError'));
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  return Promise.race([left, picture])
    .catch((cause: unknown) => {
      // It may have been decoded while nobody wanted it any more.
      if (isAbort(cause)) void closed(picture);
      throw cause;
    })
    .finally(() => signal.removeEventListener('abort', leave));
}

const closed = (picture: Promise<ImageBitmap>): Promise<void> =>
  picture.then(
    (bitmap) => bitmap.close(),
    () => undefined,
  );

/**
 * Begins to load tiles before OpenSeadragon has taken the slide in and asks for them, which takes it longer than
 * a near server needs to answer.
 */
export function beginEarly(source: Pick<TileSource, 'want'>, addresses: readonly TileAddress[]): EarlyTiles {
  const wanted = addresses.map((address) => ({ address, abort: new AbortController() }));
  const pictures = source.want(
    wanted.map(({ address, abort }) => ({ address, signal: abort.signal })),
    'view',
  );
  const early = new Map<string, Early>();
  for (const [at, { address, abort }] of wanted.entries()) {
    const picture = pictures[at];
    if (picture === undefined) continue;
    // Whoever asks for it hears why it failed; until then nobody does.
    picture.catch(() => undefined);
    early.set(tileName(address), { picture, abort });
  }
  const taken = ({ address, signal }: WantedTile): Promise<ImageBitmap> | undefined => {
    const name = tileName(address);
    const one = early.get(name);
    early.delete(name);
    return one && handedOver(one, signal);
  };
  return {
    source: {
      want: (tiles, priority) => {
        const known = tiles.map(taken);
        const rest = tiles.filter((_, at) => known[at] === undefined);
        const loading = rest.length > 0 ? source.want(rest, priority).values() : [].values();
        return known.map((one) => one ?? loading.next().value ?? Promise.reject(new RangeError('no tile')));
      },
    },
    drop: () => {
      for (const { picture, abort } of early.values()) {
        abort.abort();
        void closed(picture);
      }
      early.clear();
    },
  };
}
