import OpenSeadragon from 'openseadragon';
import { type HatchedArea, hatch } from './hatching.ts';
import { snapper } from './pixel-grid.ts';

/** A tile as OpenSeadragon hands it to a drawer; the shipped types leave the method out. */
interface DrawableImage {
  readonly opacity: number;
  readonly source: Pick<OpenSeadragon.TileSource, 'tileOverlap'>;
  getFullyLoaded(): boolean;
  getBoundsNoRotate(current: boolean): OpenSeadragon.Rect;
  getTilesToDraw(): readonly { readonly tile: OpenSeadragon.Tile }[];
}

/** In OpenSeadragon's terms. */
export interface PaintedFrame {
  readonly centre: { readonly x: number; readonly y: number };
  readonly zoom: number;
  readonly degrees: number;
}

const areaOf = ({ left, top, right, bottom }: HatchedArea): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/**
 * How often a resting view that fills is painted, in milliseconds. Each painting costs the page a copy of its whole
 * canvas, and takes that from the tiles that are still to be decoded.
 */
const FILLING_EVERY_MS = 50;

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

  /** The whole slide in small, which shows where no tile has come yet; null where there is none. */
  backing: () => ImageBitmap | null = () => null;

  #smooth = true;
  #painted: PaintedFrame | null = null;
  /** What that frame is made of. */
  #drawn = new Set<OpenSeadragon.Tile>();
  #isHatched = false;
  /** Nothing was missing when the frame was painted from scratch. */
  #isWhole = false;
  /** The small picture lies under this view until it is whole. */
  #isBacked = false;
  #paintedAt = Number.NEGATIVE_INFINITY;
  /** Until tiles are painted that came too soon after others. */
  #soon: ReturnType<typeof setTimeout> | undefined;

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

  /** To be called when the backing has come: a view that is not whole is painted anew over it. */
  backed(): void {
    if (this.#isWhole) return;
    this.#painted = null;
    this.viewer.forceRedraw();
  }

  override drawDebuggingRect(): void {
    // There is no debug drawing.
  }

  override destroy(): void {
    super.destroy();
    clearTimeout(this.#soon);
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
    const isWhole = images.every((image) => image.getFullyLoaded());
    const added = this.#mustBeginAnew(images, isWhole) ? null : this.#addedTo(frame, tiles, isWhole);
    // The library asks for a frame at each tile that comes, also one that was loaded for a view to come.
    if (added?.length === 0) {
      this.#isWhole = isWhole;
      return;
    }
    clearTimeout(this.#soon);
    if (added !== null && !isWhole && this.#comesTooSoon()) return;
    this.#paintedAt = performance.now();
    this.#painted = frame;
    this.#isWhole = isWhole;
    context.imageSmoothingEnabled = this.#smooth;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (added === null) context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((frame.degrees * Math.PI) / 180);
    context.translate(-width / 2, -height / 2);
    const place = this.#placement(ratio, snapper(frame.degrees, width, height));
    if (added === null) {
      this.#drawn = new Set();
      if (isWhole) this.#isBacked = false;
      else this.#drawBacking(context, images[0], tiles, place);
    }
    for (const tile of added ?? tiles) if (this.#drawTile(context, tile, place)) this.#drawn.add(tile);
    this.#hatchMissing(context, ratio, place);
  }

  /**
   * A view that has become whole is painted once more in the library's order where neighbours share a border, whose pixels
   * are the last one's, and where something else than tiles lies under it. Any other is whole with its last tiles.
   */
  #mustBeginAnew(images: readonly DrawableImage[], isWhole: boolean): boolean {
    if (!isWhole || this.#isWhole) return false;
    return this.#isBacked || images.some(({ source }) => source.tileOverlap > 0);
  }

  /** Paints later what is left out now. */
  #comesTooSoon(): boolean {
    const wait = this.#drawn.size === 0 ? 0 : this.#paintedAt + FILLING_EVERY_MS - performance.now();
    if (wait <= 0) return false;
    this.#soon = setTimeout(() => this.viewer.forceRedraw(), wait);
    return true;
  }

  /**
   * While a resting view fills, each frame brings a few tiles more: these, where they lie on top of what is there
   * already. Null where the picture has to be painted anew.
   */
  #addedTo(
    frame: PaintedFrame,
    tiles: readonly OpenSeadragon.Tile[],
    isWhole: boolean,
  ): readonly OpenSeadragon.Tile[] | null {
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
    const isSame = tiles.length === this.#drawn.size && tiles.every((tile) => this.#drawn.has(tile));
    if (isWhole && this.#isWhole) return isSame ? [] : null;
    const finest = Math.max(0, ...[...this.#drawn].map(({ level }) => level));
    const added = tiles.filter((tile) => !this.#drawn.has(tile));
    return added.every(({ level }) => level >= finest) ? added : null;
  }

  /**
   * Where a part of the slide lies on the canvas, in device pixels, each edge on a whole one. Asked of this frame's
   * view: the library's own positions are those of its last look, and a pane that changes its size moves after it.
   */
  #placement(ratio: number, snap: (edge: number) => number): (bounds: OpenSeadragon.Rect) => HatchedArea {
    const origin = this.viewport.pixelFromPointNoRotate(new OpenSeadragon.Point(0, 0), true).times(ratio);
    const unit = this.viewport
      .deltaPixelsFromPointsNoRotate(new OpenSeadragon.Point(1, 1), true)
      .times(ratio);
    return ({ x, y, width, height }) => ({
      left: snap(origin.x + x * unit.x),
      top: snap(origin.y + y * unit.y),
      right: snap(origin.x + (x + width) * unit.x),
      bottom: snap(origin.y + (y + height) * unit.y),
    });
  }

  #hatchMissing(
    context: CanvasRenderingContext2D,
    ratio: number,
    place: (bounds: OpenSeadragon.Rect) => HatchedArea,
  ): void {
    const missing = this.missing();
    this.#isHatched = missing.length > 0;
    if (missing.length === 0) return;
    const areas = missing.map(({ bounds }) => place(bounds));
    const origin = this.viewport.pixelFromPointNoRotate(new OpenSeadragon.Point(0, 0), true).times(ratio);
    hatch(context, areas, origin, ratio);
  }

  /**
   * Where less than half of what can be seen has tiles. Beside more of them the small picture would cost each frame of a
   * movement more than its few gaps are worth; where it was drawn it stays, so that no gap opens again.
   */
  #drawBacking(
    context: CanvasRenderingContext2D,
    image: DrawableImage | undefined,
    tiles: readonly OpenSeadragon.Tile[],
    place: (bounds: OpenSeadragon.Rect) => HatchedArea,
  ): void {
    const picture = this.backing();
    if (picture === null || image === undefined) return;
    const slide = place(image.getBoundsNoRotate(true));
    const seen = this.#seenPart(slide);
    const drawn = tiles.filter(({ loaded }) => loaded).map(({ bounds }) => this.#seenPart(place(bounds)));
    this.#isBacked ||= drawn.reduce((sum, part) => sum + areaOf(part), 0) < areaOf(seen) / 2;
    if (!this.#isBacked || areaOf(seen) === 0) return;
    const across = picture.width / (slide.right - slide.left);
    const down = picture.height / (slide.bottom - slide.top);
    const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
    // Only the part that can be seen: a slide that is zoomed in is larger than a canvas takes.
    context.drawImage(
      picture,
      (seen.left - slide.left) * across,
      (seen.top - slide.top) * down,
      width * across,
      height * down,
      seen.left,
      seen.top,
      width,
      height,
    );
  }

  /** Turned, the canvas shows what lies within a circle around its middle. */
  #seenPart({ left, top, right, bottom }: HatchedArea): HatchedArea {
    const { width, height } = this.canvas;
    const reach = Math.hypot(width, height) / 2;
    return {
      left: Math.max(left, width / 2 - reach),
      top: Math.max(top, height / 2 - reach),
      right: Math.min(right, width / 2 + reach),
      bottom: Math.min(bottom, height / 2 + reach),
    };
  }

  #drawTile(
    context: CanvasRenderingContext2D,
    tile: OpenSeadragon.Tile,
    place: (bounds: OpenSeadragon.Rect) => HatchedArea,
  ): boolean {
    const picture = this.getDataToDraw(tile) as ImageBitmap | undefined;
    if (!tile.loaded || picture === undefined) return false;
    const { left, top, right, bottom } = place(tile.bounds);
    if (right <= left || bottom <= top) return false;
    const sourceWidth = Math.min(tile.sourceBounds.width, picture.width);
    const sourceHeight = Math.min(tile.sourceBounds.height, picture.height);
    context.drawImage(picture, 0, 0, sourceWidth, sourceHeight, left, top, right - left, bottom - top);
    return true;
  }
}
