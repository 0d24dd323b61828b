import { createDeferred } from '../tiles/deferred.ts';
import { isAbort, messageOf, SlideFault, tiffIncomplete, tiffUnpreparable } from '../tiles/slide-error.ts';
import type { Priority, TileAddress, WantedTile } from '../tiles/tile.ts';
import type { TileDecoder } from './decode/tile-coding.ts';
import { decoderOf } from './decode/tile-decoder.client.ts';
import { codingOf } from './directory/coding.client.ts';
import type { TiffDirectory } from './directory/directory.client.ts';
import type { BlockSource } from './ranges/block-source.client.ts';
import type { ByteLoader, WantedBytes } from './ranges/range-loader.client.ts';
import { TileTable } from './ranges/tile-table.client.ts';

/** No picture is coded in less. */
const SHORTEST_TILE_BYTES = 4;
/** Tables of smaller levels are read ahead; a larger one is worth reading only where somebody looks. */
const WARM_ENTRIES = 32_768;

type ByteRange = Omit<WantedBytes, 'signal'>;

/** One directory of the pyramid: where its tiles lie, and how they become pictures. */
interface TiffLevel {
  readonly tilesAcross: number;
  readonly tiles: number;
  /** 1, or one for each sample where the planes lie apart. */
  readonly planes: number;
  readonly offsets: TileTable;
  readonly counts: TileTable;
  readonly decoder: TileDecoder;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

async function levelOf(directory: TiffDirectory, file: BlockSource): Promise<TiffLevel> {
  const { summary, tags, image } = directory;
  const coding = await codingOf(directory);
  const tilesAcross = Math.ceil(summary.width / summary.tileWidth);
  return {
    tilesAcross,
    tiles: tilesAcross * Math.ceil(summary.height / summary.tileHeight),
    planes: coding.planarConfiguration === 2 ? coding.samplesPerPixel : 1,
    offsets: new TileTable(file, image.littleEndian, tags, 'TileOffsets'),
    counts: new TileTable(file, image.littleEndian, tags, 'TileByteCounts'),
    decoder: decoderOf(coding),
    tileWidth: summary.tileWidth,
    tileHeight: summary.tileHeight,
  };
}

/** Null for a tile that the writer left out because nothing is on it. */
async function rangeOf({ offsets, counts }: TiffLevel, index: number): Promise<ByteRange | null> {
  // Both at once: on a slow line each costs a round trip.
  const [offset, length] = await Promise.all([
    Promise.resolve(offsets.at(index)),
    Promise.resolve(counts.at(index)),
  ]);
  if (length === 0) return null;
  if (offset > 0 && length >= SHORTEST_TILE_BYTES) return { offset, length };
  throw new SlideFault(tiffIncomplete(`tile ${String(index)} is missing`), false);
}

/** Glass with nothing on it. */
function blankTile({ tileWidth, tileHeight }: TiffLevel): ImageBitmap {
  const sheet = new OffscreenCanvas(tileWidth, tileHeight);
  const context = sheet.getContext('2d');
  if (context === null) throw new SlideFault(tiffUnpreparable('the browser gives no canvas'), true);
  context.fillStyle = 'white';
  context.fillRect(0, 0, tileWidth, tileHeight);
  return sheet.transferToImageBitmap();
}

const faultOf = (cause: unknown): unknown =>
  cause instanceof SlideFault || isAbort(cause)
    ? cause
    : new SlideFault(tiffUnpreparable(messageOf(cause)), false);

/** The tiles of a TIFF pyramid, read in place. */
export class TiffTiles {
  readonly #levels: readonly TiffLevel[];
  readonly #loader: ByteLoader;
  readonly #firstView = createDeferred<void>();

  private constructor(levels: readonly TiffLevel[], loader: ByteLoader) {
    this.#levels = levels;
    this.#loader = loader;
  }

  /** `pyramid`: its directories, widest first. Rejects where a directory cannot be made sense of. */
  static async of(
    pyramid: readonly TiffDirectory[],
    file: BlockSource,
    loader: ByteLoader,
  ): Promise<TiffTiles> {
    const levels = await Promise.all(pyramid.map((directory) => levelOf(directory, file)));
    return new TiffTiles(levels, loader);
  }

  /** For `SlideTiles`. */
  readonly want = (tiles: readonly WantedTile[], priority: Priority): readonly Promise<ImageBitmap>[] => {
    const located = tiles.map(({ address }) => this.#locate(address));
    const reading = Promise.allSettled(located).then((found) => this.#read(tiles, found, priority));
    return tiles.map(async ({ address, signal }, at) => {
      try {
        if ((await located[at]) === null) return blankTile(this.#level(address));
        const parts = await Promise.all((await reading)[at] ?? []);
        signal.throwIfAborted();
        return await this.#level(address).decoder.decode(parts, priority, signal);
      } catch (cause) {
        throw faultOf(cause);
      }
    });
  };

  /**
   * Reads where the tiles lie, before anybody wants one: of each level the first entries, which are all but for
   * the widest, and the others once the first view has its tiles. Never rejects.
   */
  async warm(): Promise<void> {
    const small = this.#levels.filter(({ tiles, planes }) => tiles * planes <= WARM_ENTRIES);
    const tables = small.flatMap(({ offsets, counts }) => [offsets, counts]);
    await Promise.allSettled(tables.map(async (table) => table.at(0)));
    await this.#firstView.promise;
    await Promise.all(tables.map((table) => table.warm()));
  }

  #level(address: TileAddress): TiffLevel {
    const level = this.#levels[address.level];
    if (level === undefined) throw new RangeError(`no level ${String(address.level)}`);
    return level;
  }

  /** Null for a sparse tile, of which no plane is stored. */
  async #locate(address: TileAddress): Promise<readonly ByteRange[] | null> {
    const level = this.#level(address);
    const index = address.row * level.tilesAcross + address.column;
    const planes = Array.from({ length: level.planes }, (_, plane) => index + plane * level.tiles);
    const ranges = await Promise.all(planes.map((one) => rangeOf(level, one)));
    const stored = ranges.filter((range) => range !== null);
    return stored.length < ranges.length ? null : stored;
  }

  /** All that could be located, as one batch; by tile. */
  #read(
    tiles: readonly WantedTile[],
    found: readonly PromiseSettledResult<readonly ByteRange[] | null>[],
    priority: Priority,
  ): readonly (readonly Promise<Uint8Array<ArrayBuffer>>[])[] {
    const rangesOf = (at: number): readonly WantedBytes[] => {
      const [one, tile] = [found[at], tiles[at]];
      if (one?.status !== 'fulfilled' || one.value === null || tile === undefined) return [];
      return one.value.map((range) => ({ ...range, signal: tile.signal }));
    };
    const wanted = tiles.map((_, at) => rangesOf(at));
    const bytes = this.#loader.read(wanted.flat(), priority);
    void Promise.allSettled(bytes).then(() => this.#firstView.resolve());
    let from = 0;
    return wanted.map(({ length }) => {
      from += length;
      return bytes.slice(from - length, from);
    });
  }
}
