import { type TileAddress, type TileSource, tileName, tilesAcross, tilesDown, wantRest } from './tile.ts';

/** One neighbour on either side of the open slide (specification 4.4). */
const MOST_SLIDES = 2;
const MOST_TILES = 16;

/** The finest level that so few tiles cover; nothing of a file whose smallest level takes more than that. */
function overviewTiles({ levels }: TileSource): readonly TileAddress[] {
  const level = levels.findIndex((one) => tilesAcross(one) * tilesDown(one) <= MOST_TILES);
  const found = levels[level];
  if (found === undefined) return [];
  const across = tilesAcross(found);
  return Array.from({ length: across * tilesDown(found) }, (_, index) => ({
    level,
    column: index % across,
    row: Math.floor(index / across),
  }));
}

interface Overviews {
  /** The same source, which hands out first what was loaded ahead. */
  readonly over: (source: TileSource) => TileSource;
  /** Loads the overview of a source that `over` gave. Never rejects: looking ahead may fail unseen. */
  readonly load: (source: TileSource, signal: AbortSignal) => Promise<void>;
}

/** Tiles loaded before anybody asked for them: of at most 2 slides, at most 16 of each. */
export function createOverviews(): Overviews {
  const kept = new Map<TileSource, Map<string, ImageBitmap>>();

  const drop = (source: TileSource): void => {
    for (const picture of kept.get(source)?.values() ?? []) picture.close();
    kept.delete(source);
  };

  /** A picture has one owner, so it is handed over and not kept besides. */
  const take = (source: TileSource, address: TileAddress): ImageBitmap | undefined => {
    const name = tileName(address);
    const picture = kept.get(source)?.get(name);
    kept.get(source)?.delete(name);
    return picture;
  };

  return {
    over: (source) => {
      const ahead: TileSource = {
        ...source,
        want: wantRest(source, ({ address }) => {
          const picture = take(ahead, address);
          return picture && Promise.resolve(picture);
        }),
        close: () => {
          drop(ahead);
          source.close();
        },
      };
      return ahead;
    },
    load: async (source, signal) => {
      drop(source);
      const pictures = new Map<string, ImageBitmap>();
      kept.set(source, pictures);
      for (const oldest of [...kept.keys()].slice(0, -MOST_SLIDES)) drop(oldest);
      const addresses = overviewTiles(source);
      const wanted = source.want(
        addresses.map((address) => ({ address, signal })),
        'ahead',
      );
      const loading = addresses.map(async (address, at) => {
        const picture = await wanted[at];
        if (picture === undefined) return;
        if (kept.get(source) === pictures) pictures.set(tileName(address), picture);
        else picture.close();
      });
      await Promise.allSettled(loading);
    },
  };
}
