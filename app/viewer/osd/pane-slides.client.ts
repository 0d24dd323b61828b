import type OpenSeadragon from 'openseadragon';
import type { Result } from '#contracts/result.ts';
import { BitmapDrawer } from './bitmap-drawer.client.ts';
import { Camera } from './camera.client.ts';
import type { TilePatience } from './osd-options.client.ts';
import { osdTileSource } from './osd-tile-source.client.ts';
import type { PaneSignals } from './pane.client.ts';
import { OPENING_ABORTED, type SlideError, slideFailed } from './slide-error.ts';
import type { TileSource } from './tile.ts';
import { CANCELLED, NOTHING_LOADED, type TileCounts, TileLoads } from './tile-loads.client.ts';

interface HeldSlide {
  readonly source: TileSource;
  readonly bridge: OpenSeadragon.TileSource;
  readonly loads: TileLoads;
  readonly answer: (opened: Result<void, SlideError>) => void;
  /** Null until OpenSeadragon has taken the slide in. */
  camera: Camera | null;
}

/**
 * OpenSeadragon takes a slide in some moments after it was asked to, even when it was closed meanwhile; and the
 * shipped types leave out the method that forgets the slides that are on their way.
 */
function closeViewer(viewer: OpenSeadragon.Viewer): void {
  (viewer as unknown as { _cancelPendingImages(): void })._cancelPendingImages();
  viewer.close();
  // Closing leaves the last frame on the canvas.
  const drawer: unknown = viewer.drawer;
  if (drawer instanceof BitmapDrawer) drawer.wipe();
}

/** The one slide that a viewer holds. Of the one before it nothing is seen, loaded or reported any more. */
export class PaneSlides {
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #patience: TilePatience;
  readonly #signals: PaneSignals;
  /** Called once the slide can be moved, before anything of it is drawn. */
  readonly #taken: (camera: Camera) => void;
  #slide: HeldSlide | null = null;

  constructor(
    viewer: OpenSeadragon.Viewer,
    patience: TilePatience,
    signals: PaneSignals,
    taken: (camera: Camera) => void,
  ) {
    this.#viewer = viewer;
    this.#patience = patience;
    this.#signals = signals;
    this.#taken = taken;
    this.#listen();
  }

  get camera(): Camera | null {
    return this.#slide?.camera ?? null;
  }

  get counts(): TileCounts {
    return this.#slide?.loads.counts ?? NOTHING_LOADED;
  }

  open(source: TileSource): Promise<Result<void, SlideError>> {
    this.clear();
    const loads = new TileLoads();
    const bridge = osdTileSource(source, loads);
    this.#signals.loading(true);
    return new Promise((answer) => {
      this.#slide = { source, bridge, loads, answer, camera: null };
      this.#viewer.open({ tileSource: bridge });
    });
  }

  /** At once, the overview in the corner too; an opening under way is answered as aborted. */
  clear(): void {
    const left = this.#slide;
    this.#slide = null;
    left?.loads.close();
    const navigator = this.#viewer.navigator as OpenSeadragon.Navigator | undefined;
    if (navigator !== undefined) closeViewer(navigator);
    closeViewer(this.#viewer);
    navigator?.update(this.#viewer.viewport);
    left?.answer({ ok: false, error: OPENING_ABORTED });
  }

  retryMissing(): void {
    this.#slide?.loads.forgive();
    this.#signals.missing?.(0);
    // OpenSeadragon looks for tiles to load only when it believes that the view changed.
    this.#viewer.world.update(true);
    this.#viewer.forceRedraw();
  }

  #listen(): void {
    const on = this.#viewer.addHandler.bind(this.#viewer);
    on('open', () => {
      this.#opened();
    });
    on('open-failed', ({ message }) => {
      this.#slide?.answer({ ok: false, error: slideFailed(message) });
    });
    on('update-viewport', () => this.#slide?.loads.cancelStale());
    on('tile-loaded', ({ tile, tiledImage }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#slide.loads.arrived(tile);
    });
    on('tile-load-failed', ({ tile, tiledImage, tries, message }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#tileFailed(tile, tries, message);
    });
  }

  #opened(): void {
    const slide = this.#slide;
    const image = this.#viewer.world.getItemAt(0) as OpenSeadragon.TiledImage | undefined;
    if (slide === null || image?.source !== slide.bridge) return;
    slide.camera = new Camera(this.#viewer.viewport, slide.source.size);
    slide.camera.limitZoom();
    this.#taken(slide.camera);
    // Asked of the image: the viewer's own event stays away when the slide before was complete too.
    image.whenFullyLoaded(() => {
      if (this.#slide === slide) this.#signals.loading(false);
    });
    slide.answer({ ok: true, value: undefined });
  }

  #tileFailed(tile: OpenSeadragon.Tile, tries: number, message: string): void {
    const loads = this.#slide?.loads;
    if (loads === undefined || tries <= this.#patience.retries || message === CANCELLED) return;
    loads.lost(tile);
    const { loaded, loading, missing } = loads.counts;
    this.#signals.missing?.(missing);
    if (loaded > 0 || loading > 0) return;
    this.#signals.failed(loads.lastError ?? slideFailed(message));
  }
}
