import OpenSeadragon from 'openseadragon';
import { type HatchedArea, hatch } from './hatching.ts';
import { snapper } from './pixel-grid.ts';

/** A tile as OpenSeadragon hands it to a drawer; the shipped types leave the method out. */
interface DrawableImage {
  readonly opacity: number;
  getFullyLoaded(): boolean;
  getTilesToDraw(): readonly { readonly tile: OpenSeadragon.Tile }[];
}

/** In OpenSeadragon's terms. */
export interface PaintedFrame {
  readonly centre: { readonly x: number; readonly y: number };
  readonly zoom: number;
  readonly degrees: number;
}

// Bitmaps hold memory outside the heap that the garbage collector sees too late.
OpenSeadragon.converter.learnDestroy('imageBitmap', (bitmap: ImageBitmap) => {
  bitmap.close();
});

/**
 * Draws tiles straight from ImageBitmaps onto a 2d canvas. OpenSeadragon's own canvas drawer copies every
 * tile into a canvas of its own first, and stretches tiles without overlap by a pixel to hide their seams,
 * which moves and blurs the picture. Here tile edges are put on whole device pixels instead: neighbours
 * share an edge, so there is no seam, and at 1:1 a pixel of the file is a pixel of the screen.
 */
export class BitmapDrawer extends OpenSeadragon.DrawerBase {
  static override isSupported(): boolean {
    return typeof createImageBitmap === 'function';
  }

  override getType(): string {
    return 'bitmap';
  }

  override getSupportedDataFormats(): string[] {
    return ['imageBitmap'];
  }

  override canRotate(): boolean {
    return true;
  }

  /** Called by OpenSeadragon: false keeps it from stretching tiles over their neighbours. */
  minimumOverlapRequired(): boolean {
    return false;
  }

  /** The tiles to be hatched, because the view needs them and they were given up. */
  missing: () => readonly OpenSeadragon.Tile[] = () => [];

  #smooth = true;
  #painted: PaintedFrame | null = null;
  /** What that frame is made of. */
  #drawn = new Set<OpenSeadragon.Tile>();
  #isHatched = false;

  /** The frame that the canvas holds; null before the first. */
  get painted(): PaintedFrame | null {
    return this.#painted;
  }

  override setImageSmoothingEnabled(smooth: boolean): void {
    this.#smooth = smooth;
    this.#painted = null;
    this.viewer.forceRedraw();
  }

  /** Takes the picture away at once, without waiting for a frame. */
  wipe(): void {
    this.#painted = null;
    this.canvas.getContext('2d')?.reset();
  }

  override drawDebuggingRect(): void {
    // There is no debug drawing.
  }

  override destroy(): void {
    super.destroy();
    this.canvas.width = 1;
    this.canvas.height = 1;
    this.canvas.remove();
  }

  _createDrawingElement(): HTMLCanvasElement {
    return document.createElement('canvas');
  }

  draw(images: readonly DrawableImage[]): void {
    const ratio = OpenSeadragon.pixelDensityRatio;
    const size = this.viewport.getContainerSize();
    const width = Math.round(size.x * ratio);
    const height = Math.round(size.y * ratio);
    if (this.canvas.width !== width || this.canvas.height !== height) this.#painted = null;
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    const context = this.canvas.getContext('2d');
    if (context === null) return;
    const frame: PaintedFrame = {
      centre: this.viewport.getCenter(true),
      zoom: this.viewport.getZoom(true),
      degrees: this.viewport.getRotation(true),
    };
    const tiles = images.flatMap((image) => image.getTilesToDraw().map(({ tile }) => tile));
    // Neighbours share a border, whose pixels are the last one's: at the end the order is always the same.
    const isWhole = images.every((image) => image.getFullyLoaded());
    const added = isWhole ? null : this.#addedTo(frame, tiles);
    this.#painted = frame;
    context.imageSmoothingEnabled = this.#smooth;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (added === null) context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((frame.degrees * Math.PI) / 180);
    context.translate(-width / 2, -height / 2);
    const snap = snapper(frame.degrees, width, height);
    if (added === null) this.#drawn = new Set();
    for (const tile of added ?? tiles) if (this.#drawTile(context, tile, ratio, snap)) this.#drawn.add(tile);
    this.#hatchMissing(context, ratio, snap);
  }

  /**
   * While a resting view fills, each frame brings a few tiles more: these, where they lie on top of what is there
   * already. Null where the picture has to be painted anew.
   */
  #addedTo(frame: PaintedFrame, tiles: readonly OpenSeadragon.Tile[]): readonly OpenSeadragon.Tile[] | null {
    const before = this.#painted;
    // Turned tiles have soft edges, which would shine through where they are drawn twice.
    const isSameView =
      before !== null &&
      before.centre.x === frame.centre.x &&
      before.centre.y === frame.centre.y &&
      before.zoom === frame.zoom &&
      before.degrees === frame.degrees &&
      frame.degrees % 90 === 0;
    if (!isSameView || this.#isHatched || this.missing().length > 0) return null;
    const finest = Math.max(0, ...[...this.#drawn].map(({ level }) => level));
    const added = tiles.filter((tile) => !this.#drawn.has(tile));
    return added.every(({ level }) => level >= finest) ? added : null;
  }

  #hatchMissing(context: CanvasRenderingContext2D, ratio: number, snap: (edge: number) => number): void {
    const missing = this.missing();
    this.#isHatched = missing.length > 0;
    if (missing.length === 0) return;
    const pixelOf = (point: OpenSeadragon.Point): OpenSeadragon.Point =>
      this.viewport.pixelFromPointNoRotate(point, true).times(ratio);
    // From where they lie on the slide: the library positions only tiles that exist.
    const areas = missing.map(({ bounds }): HatchedArea => {
      const from = pixelOf(bounds.getTopLeft());
      const to = pixelOf(bounds.getBottomRight());
      return { left: snap(from.x), top: snap(from.y), right: snap(to.x), bottom: snap(to.y) };
    });
    hatch(context, areas, pixelOf(new OpenSeadragon.Point(0, 0)), ratio);
  }

  #drawTile(
    context: CanvasRenderingContext2D,
    tile: OpenSeadragon.Tile,
    ratio: number,
    snap: (edge: number) => number,
  ): boolean {
    const picture = this.getDataToDraw(tile) as ImageBitmap | undefined;
    if (!tile.loaded || picture === undefined || tile.position === null || tile.size === null) return false;
    const left = snap(tile.position.x * ratio);
    const top = snap(tile.position.y * ratio);
    const right = snap((tile.position.x + tile.size.x) * ratio);
    const bottom = snap((tile.position.y + tile.size.y) * ratio);
    if (right <= left || bottom <= top) return false;
    const sourceWidth = Math.min(tile.sourceBounds.width, picture.width);
    const sourceHeight = Math.min(tile.sourceBounds.height, picture.height);
    context.drawImage(picture, 0, 0, sourceWidth, sourceHeight, left, top, right - left, bottom - top);
    return true;
  }
}
