import OpenSeadragon from 'openseadragon';
import { coarsestTiles } from '../tiles/overview.ts';
import { fineFirst } from '../tiles/scheduling/fine-first.ts';
import { NEVER_AGAIN, type TileLoads } from '../tiles/scheduling/tile-loads.client.ts';
import { isAbort, messageOf, SlideFault } from '../tiles/slide-error.ts';
import {
  type Level,
  type Priority,
  type TileAddress,
  type TileSource,
  tileName,
  tilesAcross,
  tilesDown,
} from '../tiles/tile.ts';

/** OpenSeadragon counts from the smallest level up, we count from the full resolution down. */
function levelAt(source: TileSource, osdLevel: number): Level {
  const level = source.levels[source.levels.length - 1 - osdLevel];
  if (level === undefined) throw new RangeError(`no level ${String(osdLevel)}`);
  return level;
}

/**
 * The tile's rectangle in the pixels of its level, with what it shares with its neighbours. A side that
 * was rounded up covers ground beyond the slide, and that part of its last pixel is not shown.
 */
function pixelsOf(source: TileSource, level: Level, column: number, row: number): OpenSeadragon.Rect {
  const { overlap, size } = source;
  const left = Math.max(0, column * level.tileWidth - overlap);
  const top = Math.max(0, row * level.tileHeight - overlap);
  const farRight = Math.min(level.width, size.width / level.downsample);
  const farBottom = Math.min(level.height, size.height / level.downsample);
  const right = Math.min(farRight, (column + 1) * level.tileWidth + overlap);
  const bottom = Math.min(farBottom, (row + 1) * level.tileHeight + overlap);
  return new OpenSeadragon.Rect(left, top, right - left, bottom - top);
}

function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(0, Math.floor(index)), count - 1);
}

/**
 * Geometry level by level. OpenSeadragon assumes one exact power of two between levels and the same
 * factor for both axes; scanners round, so each level answers for its own sides here.
 */
function overrideGeometry(bridge: OpenSeadragon.TileSource, source: TileSource): void {
  const { width } = source.size;
  const at = (osdLevel: number): Level => levelAt(source, osdLevel);
  const geometry: Partial<OpenSeadragon.TileSource> = {
    getTileWidth: (osdLevel) => at(osdLevel).tileWidth,
    getTileHeight: (osdLevel) => at(osdLevel).tileHeight,
    getLevelScale: (osdLevel) => 1 / at(osdLevel).downsample,
    getNumTiles: (osdLevel) => new OpenSeadragon.Point(tilesAcross(at(osdLevel)), tilesDown(at(osdLevel))),
    getTileBounds: (osdLevel, column, row, isSource) => {
      const level = at(osdLevel);
      const pixels = pixelsOf(source, level, column, row);
      return isSource === true
        ? new OpenSeadragon.Rect(0, 0, pixels.width, pixels.height)
        : pixels.times(level.downsample / width);
    },
  };
  Object.assign(bridge, geometry, {
    // The declared type says Tile, the library wants (and gives) a Point.
    getTileAtPoint: (osdLevel: number, point: OpenSeadragon.Point): OpenSeadragon.Point => {
      const level = at(osdLevel);
      const column = (point.x * width) / level.downsample / level.tileWidth;
      const row = (point.y * width) / level.downsample / level.tileHeight;
      return new OpenSeadragon.Point(
        clampIndex(column, tilesAcross(level)),
        clampIndex(row, tilesDown(level)),
      );
    },
  });
}

interface AskedTile {
  readonly job: OpenSeadragon.ImageJob;
  readonly address: TileAddress;
  readonly abort: AbortController;
  /** Which try of the job this is. */
  readonly attempt: number;
}

async function settle(
  { job, attempt }: AskedTile,
  loads: TileLoads,
  picture: Promise<ImageBitmap> | undefined,
): Promise<void> {
  // A job that timed out or was aborted is over; a second word from us would be counted as another job.
  const over = (): boolean => job.jobId === null || job.tries !== attempt;
  try {
    const drawable = await picture;
    loads.ended(job);
    if (over() || drawable === undefined) drawable?.close();
    else job.finish(drawable, null, 'imageBitmap');
  } catch (cause) {
    loads.ended(job, cause instanceof SlideFault ? cause.slideError : null);
    if (over() || isAbort(cause)) return;
    if (cause instanceof SlideFault && !cause.passing) job.tries = NEVER_AGAIN;
    job.fail(messageOf(cause), null);
  }
}

/** What the view says of tiles; `NeededTiles` keeps it. */
export interface ViewNeeds {
  /** OpenSeadragon's number of the level that the view is drawn from once it is complete; NaN before a frame. */
  readonly level: number;
  readonly isOfView: (tile: OpenSeadragon.Tile) => boolean;
  readonly isInView: (tile: OpenSeadragon.Tile) => boolean;
}

/**
 * OpenSeadragon asks for the tiles of a frame one by one, in the same turn. They are passed on together at its
 * end, so that neighbours can share a request; its order is kept, which is the middle before the rim.
 */
function gathering(source: TileSource, loads: TileLoads, needs: ViewNeeds): (asked: AskedTile) => void {
  let gathered: AskedTile[] = [];
  const send = (asked: readonly AskedTile[], priority: Priority): readonly Promise<void>[] => {
    const wanted = asked.map(({ address, abort }) => ({ address, signal: abort.signal }));
    const pictures = source.want(wanted, priority);
    return asked.map((one, at) => settle(one, loads, pictures[at]));
  };
  const early = new Set((source.coarseFirst === true ? coarsestTiles(source) : []).map(tileName));
  const pass = fineFirst<AskedTile>({
    send: (asked) => send(asked, 'view'),
    // The small picture in the corner waits as the coarser levels do.
    isFine: ({ address, abort, job }) =>
      !abort.signal.aborted &&
      needs.isOfView(job.tile) &&
      needs.isInView(job.tile) &&
      (address.level <= source.levels.length - 1 - needs.level || early.has(tileName(address))),
    isWanted: ({ abort, job }) =>
      !abort.signal.aborted && (needs.isInView(job.tile) || !needs.isOfView(job.tile)),
    drop: ({ job }) => loads.drop(job),
  });
  const passOn = (): void => {
    const isAhead = ({ job }: AskedTile): boolean => needs.isOfView(job.tile) && !needs.isInView(job.tile);
    const asked = gathered.filter((one) => !isAhead(one));
    const ahead = gathered.filter(isAhead);
    gathered = [];
    pass(asked);
    if (ahead.length > 0) void Promise.all(send(ahead, 'ahead'));
  };
  return (asked) => {
    if (gathered.push(asked) === 1) queueMicrotask(passOn);
  };
}

/** Our tile source in the shape that OpenSeadragon opens. */
export function osdTileSource(
  source: TileSource,
  loads: TileLoads,
  needs: ViewNeeds,
): OpenSeadragon.TileSource {
  const { width, height } = source.size;
  const maxLevel = source.levels.length - 1;
  const bridge = new OpenSeadragon.TileSource({
    width,
    height,
    tileSize: source.levels[0]?.tileWidth ?? 256,
    tileOverlap: source.overlap,
    minLevel: 0,
    maxLevel,
  });
  overrideGeometry(bridge, source);
  const name = (osdLevel: number, column: number, row: number): string =>
    `${source.kind}:${source.id}/${String(osdLevel)}/${String(column)}_${String(row)}`;
  bridge.getTileUrl = name;
  bridge.getTileHashKey = name;
  bridge.hasTransparency = () => false;
  const ask = gathering(source, loads, needs);
  bridge.downloadTileStart = (job) => {
    if (!loads.started(job)) {
      job.tries = NEVER_AGAIN;
      job.fail('The slide is closed', null);
      return;
    }
    const { level, x, y } = job.tile;
    const address = { level: maxLevel - level, column: x, row: y };
    const abort = new AbortController();
    job.userData = abort;
    ask({ job, address, abort, attempt: job.tries });
  };
  bridge.downloadTileAbort = (job) => {
    if (job.userData instanceof AbortController) job.userData.abort();
  };
  return bridge;
}
