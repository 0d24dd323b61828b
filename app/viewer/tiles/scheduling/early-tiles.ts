import { deferred } from '../deferred.ts';
import { isAbort } from '../slide-error.ts';
import { type TileAddress, type TileSource, tileName, type WantedTile, wantRest } from '../tile.ts';

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
function handOver({ picture, abort }: Early, signal: AbortSignal): Promise<ImageBitmap> {
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
  const take = ({ address, signal }: WantedTile): Promise<ImageBitmap> | undefined => {
    const name = tileName(address);
    const one = early.get(name);
    early.delete(name);
    return one && handOver(one, signal);
  };
  return {
    source: { want: wantRest(source, take) },
    drop: () => {
      for (const { picture, abort } of early.values()) {
        abort.abort();
        void closeOnceThere(picture);
      }
      early.clear();
    },
  };
}
