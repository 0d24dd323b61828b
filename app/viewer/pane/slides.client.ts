import type OpenSeadragon from 'openseadragon';
import type { SmallPicture } from '#app/core/coverage/tissue.ts';
import type { Result } from '#contracts/result.ts';
import { type FoundPictures, NO_PICTURES } from '../tiles/associated.ts';
import { foundPicturesOf } from '../tiles/found-pictures.ts';
import { AheadTiles } from '../tiles/scheduling/ahead-tiles.client.ts';
import { NeededTiles } from '../tiles/scheduling/needed-tiles.client.ts';
import { TileFailures } from '../tiles/scheduling/tile-failures.client.ts';
import { NOTHING_LOADED, type TileCounts, TileLoads } from '../tiles/scheduling/tile-loads.client.ts';
import { OPENING_ABORTED, type SlideError, slideFailed } from '../tiles/slide-error.ts';
import type { Prefetch, TileAddress, TileSource } from '../tiles/tile.ts';
import { Backing } from './backing.client.ts';
import { BitmapDrawer } from './bitmap-drawer.client.ts';
import { Camera } from './camera.client.ts';
import { LateNavigator } from './late-navigator.client.ts';
import { cancelPendingImages, firstImageOf, hideRegion, navigatorOf } from './osd-library.client.ts';
import type { TilePatience } from './osd-options.client.ts';
import { osdTileSource } from './osd-tile-source.client.ts';
import type { PaneSignals } from './pane.client.ts';

interface HeldSlide {
  readonly source: TileSource;
  readonly bridge: OpenSeadragon.TileSource;
  readonly loads: TileLoads;
  readonly needed: NeededTiles;
  readonly failures: TileFailures;
  /** The tiles of its first view, which OpenSeadragon asks for later than a near server needs to answer. */
  readonly early: Prefetch;
  readonly backing: Backing;
  readonly answer: (opened: Result<void, SlideError>) => void;
  /** Null until OpenSeadragon has taken the slide in, as is the next. */
  camera: Camera | null;
  ahead: AheadTiles | null;
  /** A tile has come that the library would not draw before the view is next moved. */
  hasLateTile: boolean;
  /** How many tiles have come and are still being taken in by the library. */
  arriving: number;
  /** The first view of the slide has been complete. */
  hasBeenWhole: boolean;
}

const NOT_OPEN = { camera: null, ahead: null, hasLateTile: false, arriving: 0, hasBeenWhole: false };

/** What the pane does for its slide. */
interface PaneDoes {
  /** Called once the slide can be moved, before anything of it is drawn. */
  readonly taken: (camera: Camera) => void;
  /** Draws a frame at once, which also asks for the tiles that it lacks. */
  readonly draw: () => void;
}

/** What is the matter with the present view. */
interface Sharpness {
  /** Some of it is still on its way. */
  readonly isComing: boolean;
  /** Some of it was given up, on the level that it needs. */
  readonly isMissing: boolean;
}

function closeViewer(viewer: OpenSeadragon.Viewer): void {
  cancelPendingImages(viewer);
  viewer.close();
  // Closing leaves the last frame on the canvas.
  const drawer: unknown = viewer.drawer;
  if (drawer instanceof BitmapDrawer) drawer.wipe();
}

/** A view that has not moved for so long, in milliseconds, has left what it does not show. */
const LEFT_AFTER_MS = 300;

/** The one slide that a viewer holds. Of the one before it nothing is seen, loaded or reported any more. */
export class PaneSlides {
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #patience: TilePatience;
  readonly #signals: PaneSignals;
  readonly #pane: PaneDoes;
  readonly #navigator: LateNavigator;
  #slide: HeldSlide | null = null;
  #left: ReturnType<typeof setTimeout> | undefined;
  #isSharpening = false;

  constructor(viewer: OpenSeadragon.Viewer, patience: TilePatience, signals: PaneSignals, pane: PaneDoes) {
    this.#viewer = viewer;
    this.#patience = patience;
    this.#signals = signals;
    this.#pane = pane;
    this.#navigator = new LateNavigator(viewer);
    const drawer: unknown = viewer.drawer;
    if (drawer instanceof BitmapDrawer) {
      drawer.missing = () => this.#missingInView();
      drawer.backing = () => this.#slide?.backing.picture ?? null;
    }
    this.#listen();
  }

  get camera(): Camera | null {
    return this.#slide?.camera ?? null;
  }

  get counts(): TileCounts {
    return this.#slide?.loads.counts ?? NOTHING_LOADED;
  }

  get sharpness(): Sharpness {
    const slide = this.#slide;
    if (slide === null) return { isComing: false, isMissing: false };
    const { loads, needed } = slide;
    const isComing =
      slide.hasLateTile ||
      this.#imageOf(slide)?.getFullyLoaded() !== true ||
      loads.awaits((tile) => needed.isInView(tile));
    return { isComing, isMissing: this.#missingInView().length > 0 };
  }

  /** `first` are the tiles of the view that will be shown first. */
  open(source: TileSource, first: readonly TileAddress[]): Promise<Result<void, SlideError>> {
    this.clear();
    const loads = new TileLoads();
    const needed = new NeededTiles();
    const early = source.prefetch(first, 'view');
    const bridge = osdTileSource(source, loads, needed);
    const failures = new TileFailures({
      viewer: this.#viewer,
      patience: this.#patience,
      signals: this.#signals,
      loads,
      source,
      isOpen: () => this.#slide?.loads === loads,
      changed: () => this.#reportSharpening(),
    });
    const drawer: unknown = this.#viewer.drawer;
    const backing = new Backing(source, () => drawer instanceof BitmapDrawer && drawer.backed());
    this.#signals.loading(true);
    return new Promise((answer) => {
      this.#slide = { source, bridge, loads, needed, failures, early, backing, answer, ...NOT_OPEN };
      this.#viewer.open({ tileSource: bridge });
    });
  }

  /**
   * Where the view comes to rest soon, no later frame tells which loads it has left behind. A view at rest also has time
   * for the backing, which would take that of its own tiles before.
   */
  #cancelLeftLater(): void {
    clearTimeout(this.#left);
    const slide = this.#slide;
    this.#left = setTimeout(() => {
      if (slide === null || slide !== this.#slide) return;
      slide.early.drop();
      slide.loads.cancelLeft((tile) => slide.needed.isOfView(tile) && !slide.needed.isInView(tile));
      if (slide.hasBeenWhole) slide.backing.load();
    }, LEFT_AFTER_MS);
  }

  /** At once, the overview in the corner too; an opening under way is answered as aborted. */
  clear(): void {
    const left = this.#slide;
    if (left === null) return;
    this.#slide = null;
    left.loads.close();
    left.early.drop();
    left.backing.close();
    this.#navigator.forget();
    const navigator = navigatorOf(this.#viewer);
    if (navigator !== undefined) {
      closeViewer(navigator);
      // The library's own update would have the page laid out for it, once more than it is anyway.
      hideRegion(navigator);
    }
    closeViewer(this.#viewer);
    left.answer({ ok: false, error: OPENING_ABORTED });
    this.#reportSharpening();
  }

  associated(): Promise<FoundPictures> {
    const source = this.#slide?.source;
    return source === undefined ? Promise.resolve(NO_PICTURES) : foundPicturesOf(source);
  }

  smallPicture(): Promise<SmallPicture | null> {
    return this.#slide?.backing.pixels() ?? Promise.resolve(null);
  }

  retryMissing(): void {
    this.#slide?.failures.retry();
  }

  /** To be called after each frame that the library's own loop does not know of. */
  drawn(): void {
    const slide = this.#slide;
    slide?.loads.cancelStale((tile) => slide.needed.isOfView(tile));
    slide?.ahead?.look();
    this.#cancelLeftLater();
    this.#drawLateTiles();
    this.#reportSharpening();
  }

  #drawLateTiles(): void {
    if (this.#slide?.hasLateTile !== true) return;
    this.#slide.hasLateTile = false;
    // In this very frame: from now on the view counts as sharp, and may be captured.
    this.#viewer.world.update(true);
    this.#viewer.imageLoader.clear();
    this.#viewer.world.draw();
  }

  #imageOf(slide: HeldSlide): OpenSeadragon.TiledImage | null {
    const image = firstImageOf(this.#viewer);
    return image?.source === slide.bridge ? image : null;
  }

  #missingInView(): readonly OpenSeadragon.Tile[] {
    const slide = this.#slide;
    return slide === null ? [] : [...slide.loads.missing].filter((tile) => slide.needed.isNeeded(tile));
  }

  #reportSharpening(): void {
    const { isComing } = this.sharpness;
    if (isComing === this.#isSharpening) return;
    this.#isSharpening = isComing;
    this.#signals.sharpening?.(isComing);
  }

  #listen(): void {
    const on = this.#viewer.addHandler.bind(this.#viewer);
    on('open', () => {
      this.#opened();
    });
    on('open-failed', ({ message }) => {
      this.#slide?.answer({ ok: false, error: slideFailed(message) });
    });
    on('update-level', ({ tiledImage, level, currenttime }) => {
      if (tiledImage.source === this.#slide?.bridge)
        this.#slide.needed.visited(tiledImage, Number(level), Number(currenttime));
    });
    on('update-viewport', () => {
      this.drawn();
    });
    on('tile-loaded', ({ tile, tiledImage, promise }) => {
      if (tiledImage.source !== this.#slide?.bridge) return;
      const { source, hasBeenWhole } = this.#slide;
      if (source.isMadeReady === true && !hasBeenWhole) void this.#drawFirstView(this.#slide, promise);
      // Nothing is faded in. The library learns it of a tile only from drawing it: a view would be whole a frame late.
      tile.opacity = 1;
      this.#slide.loads.arrived(tile);
      // A tile that failed at first is not waited for, and of a view without others the tiles are not looked over.
      if (tiledImage.getFullyLoaded()) this.#slide.hasLateTile = true;
      this.#reportSharpening();
    });
    on('tile-load-failed', ({ tile, tiledImage, tries, message }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#slide.failures.failed(tile, tries, message);
    });
  }

  #opened(): void {
    const slide = this.#slide;
    const image = slide === null ? null : this.#imageOf(slide);
    if (slide === null || image === null) return;
    slide.camera = new Camera(this.#viewer.viewport, slide.source.size);
    slide.camera.limitZoom();
    slide.ahead = new AheadTiles({ ...slide, camera: slide.camera, image });
    this.#pane.taken(slide.camera);
    // Asked of the image: the viewer's own event stays away when the slide before was complete too.
    image.addHandler('fully-loaded-change', ({ fullyLoaded }) => {
      if (this.#slide !== slide) return;
      // The last tile may have been painted before the library knew that it was the last.
      if (fullyLoaded) this.#viewer.forceRedraw();
      this.#reportSharpening();
    });
    image.whenFullyLoaded(() => {
      if (this.#slide !== slide) return;
      slide.hasBeenWhole = true;
      this.#signals.loading(false);
      this.#navigator.begin();
    });
    slide.answer({ ok: true, value: undefined });
    // The library would ask for the first tiles in its next frame, and these are here already.
    if (slide.source.isMadeReady === true) this.#pane.draw();
  }

  /** In the moment in which the last tile of the first view is there, and not in the frame after it. */
  async #drawFirstView(slide: HeldSlide, takenIn: PromiseLike<unknown>): Promise<void> {
    slide.arriving += 1;
    await takenIn;
    slide.arriving -= 1;
    if (this.#slide !== slide || slide.hasBeenWhole || slide.arriving > 0) return;
    // What is looked ahead for is on its way as well, and is not waited for.
    if (!slide.loads.awaits((tile) => slide.needed.isInView(tile))) this.#pane.draw();
  }
}
