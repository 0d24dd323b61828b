import type OpenSeadragon from 'openseadragon';
import type { Camera } from '../../pane/camera.client.ts';
import { tileKeeperOf } from '../../pane/osd-library.client.ts';
import type { TileAddress, TileSource } from '../tile.ts';
import { Motion, tilesOfView } from './look-ahead.ts';
import type { NeededTiles } from './needed-tiles.client.ts';
import type { TileLoads } from './tile-loads.client.ts';

/**
 * How many may be on their way at once: more take the frames of the movement their time, and make none sharper. Tiles
 * of a file come in runs; in a folder each is a request of its own, of which a browser sends six at a time.
 */
const MOST_LOADING: Readonly<Record<TileSource['kind'], number>> = { dzi: 16, tiff: 48, plain: 48 };

/** A movement is looked at this often, in milliseconds; each look costs a fraction of one. */
const EVERY_MS = 40;

/** The slide that is on its way, and what is known of its tiles. */
export interface AheadOf {
  readonly image: OpenSeadragon.TiledImage;
  readonly source: TileSource;
  readonly needed: NeededTiles;
  readonly loads: TileLoads;
  readonly camera: Camera;
}

/**
 * While the view moves, its next tiles are loaded into OpenSeadragon's own store, so that a frame that comes to
 * them is sharp when it is first drawn. A view at rest loads nothing that it does not show.
 */
export class AheadTiles {
  readonly #of: AheadOf;
  readonly #motion = new Motion();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(of: AheadOf) {
    this.#of = of;
  }

  /** To be called after each frame. */
  look(): void {
    const { camera, source, needed, loads } = this.#of;
    const pane = camera.pane();
    const now = performance.now();
    this.#motion.saw(camera.view('current'), now, pane);
    if (now - this.#lookedAt < EVERY_MS) return;
    const views = this.#motion.ahead();
    if (views.length === 0) return;
    this.#lookedAt = now;
    const loading = loads.countOf((tile) => needed.isOfView(tile) && !needed.isInView(tile));
    let free = MOST_LOADING[source.kind] - loading;
    for (const view of views)
      for (const address of tilesOfView(source.levels, view, pane))
        if (this.#ask(address, free > 0)) free -= 1;
  }

  /** Whether that tile is loaded from now on. */
  #ask({ level, column, row }: TileAddress, mayLoad: boolean): boolean {
    const { image, source, needed } = this.#of;
    const keeper = tileKeeperOf(image);
    const osdLevel = source.levels.length - 1 - level;
    // Not a tile of the latest frame, and yet one that is wanted: such is neither cancelled nor cleared away.
    const time = needed.time - 1;
    const known = keeper.tilesMatrix[osdLevel]?.[column]?.[row];
    if (known !== undefined && known.lastTouchTime < time) known.lastTouchTime = time;
    if (!mayLoad || known?.loaded === true || known?.loading === true || known?.exists === false)
      return false;
    const tile = known ?? keeper._getTile(column, row, osdLevel, time, image.source.getNumTiles(osdLevel));
    if (!tile.exists) return false;
    keeper._loadTile(tile, time);
    return true;
  }
}
