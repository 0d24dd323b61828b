import type OpenSeadragon from 'openseadragon';

/**
 * Which tiles the latest frame of a slide wanted. OpenSeadragon goes through the levels from the one that the view
 * needs down to the first that covers it, and stamps each tile that it comes by.
 */
export class NeededTiles {
  #time = Number.NaN;
  /** As the library counts: 0 is the smallest. */
  #needed = Number.NaN;
  #latest = Number.NaN;
  #image: OpenSeadragon.TiledImage | null = null;

  /** For the viewer's event 'update-level'. */
  visited(image: OpenSeadragon.TiledImage, level: number, time: number): void {
    this.#image = image;
    // Two frames can fall into one millisecond; within a frame the levels only go down.
    const isSameFrame = time === this.#time && level < this.#latest;
    if (!isSameFrame) this.#needed = level;
    this.#time = time;
    this.#latest = level;
  }

  /** The level that the view is drawn from once it is complete; NaN before the first frame. */
  get level(): number {
    return this.#needed;
  }

  /** The time of the latest frame, as the library stamps its tiles; NaN before the first. */
  get time(): number {
    return this.#time;
  }

  /**
   * Says whether a tile belongs to the view, and not to the small picture in the corner, which has tiles of its
   * own.
   */
  isOfView(tile: Pick<OpenSeadragon.Tile, 'tiledImage'>): boolean {
    return tile.tiledImage === this.#image;
  }

  /** Says whether a tile lies in the view, on whichever level. */
  isInView(tile: Pick<OpenSeadragon.Tile, 'lastTouchTime'>): boolean {
    return tile.lastTouchTime === this.#time;
  }

  /** The view has no sharper picture to show there, and no other one as sharp. */
  isNeeded(tile: Pick<OpenSeadragon.Tile, 'lastTouchTime' | 'level'>): boolean {
    return tile.level === this.#needed && this.isInView(tile);
  }
}
