import { type Level, type SlideTiles, type TileAddress, tileOf, tilesAcross, tilesDown } from './tile.ts';

/** Pixels along the longer side that are enough to tell tissue from glass. */
const ENOUGH = 512;
/** A file without small levels would ask for thousands. */
const MOST_TILES = 16;

/** The smallest level that shows enough; null where that takes too many tiles. */
function levelIn(levels: readonly Level[]): number | null {
  const at = levels.findLastIndex((level) => Math.max(level.width, level.height) >= ENOUGH);
  const index = at === -1 ? 0 : at;
  const level = levels[index];
  return level !== undefined && tilesAcross(level) * tilesDown(level) <= MOST_TILES ? index : null;
}

function addressesIn(level: Level, at: number): readonly TileAddress[] {
  const across = tilesAcross(level);
  return Array.from({ length: across * tilesDown(level) }, (_, index) => ({
    level: at,
    column: index % across,
    row: Math.floor(index / across),
  }));
}

/**
 * The pixels of the whole slide, some hundreds wide, out of tiles that were most likely loaded before; null where the
 * slide has no such level. Rejects where a tile cannot be had.
 */
export async function smallPictureOf(
  source: Pick<SlideTiles, 'levels' | 'overlap' | 'want'>,
  signal: AbortSignal,
): Promise<ImageData | null> {
  const at = levelIn(source.levels);
  const level = at === null ? undefined : source.levels[at];
  if (at === null || level === undefined) return null;
  const by = Math.min(1, ENOUGH / Math.max(level.width, level.height));
  const [width, height] = [
    Math.max(1, Math.round(level.width * by)),
    Math.max(1, Math.round(level.height * by)),
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.scale(width / level.width, height / level.height);
  await Promise.all(
    addressesIn(level, at).map(async (address) => {
      const picture = await tileOf(source, address, signal, 'ahead');
      const [x, y] = [address.column * level.tileWidth, address.row * level.tileHeight];
      context.drawImage(picture, Math.max(0, x - source.overlap), Math.max(0, y - source.overlap));
      picture.close();
    }),
  );
  return context.getImageData(0, 0, width, height);
}
