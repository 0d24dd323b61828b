import OpenSeadragon from 'openseadragon';
import type { ImagePoint, ImageSize } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';
import type { Result } from '#contracts/result.ts';
import { Camera, type ScreenPoint } from './camera.client.ts';
import { type TilePatience, viewerOptions } from './osd-options.client.ts';
import { osdTileSource } from './osd-tile-source.client.ts';
import { createOverlay, type Overlay } from './overlay.client.ts';
import type { Pane, PaneSignals, PaneStats, PaneView } from './pane.client.ts';
import { mountHost } from './pane-host.client.ts';
import { PointerMount } from './pointer-mount.client.ts';
import { sameViewport } from './same-viewport.ts';
import { createScaleBar, type ScaleBarView } from './scale-bar.client.ts';
import { OPENING_ABORTED, type SlideError, slideFailed } from './slide-error.ts';
import { snapshot } from './snapshot.client.ts';
import type { TileSource } from './tile.ts';
import { CANCELLED, TileLoads } from './tile-loads.client.ts';

interface OpenSlide {
  readonly source: TileSource;
  readonly bridge: OpenSeadragon.TileSource;
  readonly loads: TileLoads;
  /** Null until OpenSeadragon has taken the slide in. */
  camera: Camera | null;
}

const EMPTY_VIEW: PaneView = { viewport: null, rulers: [], draft: null, measuring: false };
const NOTHING_LOADED = { loaded: 0, missing: 0, loading: 0, cancelled: 0 };

export class OsdPane implements Pane {
  readonly #signals: PaneSignals;
  readonly #patience: TilePatience;
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #host: { readonly host: HTMLElement; readonly unmount: () => void };
  readonly #overlay: Overlay;
  readonly #scaleBar: ScaleBarView;
  readonly #pointer: PointerMount;
  #view = EMPTY_VIEW;
  #slide: OpenSlide | null = null;
  /** The view last agreed on with the caller, either way. */
  #agreed: Viewport | null = null;
  /** Where we last put the viewer, or last reported it to be: a movement away from it is the reader's. */
  #placed: Viewport | null = null;
  /** The pane's size in CSS pixels when we last looked. */
  #paneSize: ImageSize = { width: 0, height: 0 };

  constructor(element: HTMLElement, signals: PaneSignals, patience: TilePatience) {
    this.#signals = signals;
    this.#patience = patience;
    this.#host = mountHost(element);
    this.#viewer = new OpenSeadragon.Viewer(viewerOptions(this.#host.host, patience));
    const stage = this.#viewer.canvas;
    // A stacking context of its own: rulers lie above the tiles and below the navigator.
    stage.style.zIndex = '0';
    this.#overlay = createOverlay(stage);
    this.#scaleBar = createScaleBar(stage);
    this.#pointer = new PointerMount(stage, () => this.#camera, signals.pointer);
    this.#listen();
  }

  get #camera(): Camera | null {
    return this.#slide?.camera ?? null;
  }

  show(view: PaneView): void {
    const before = this.#view;
    this.#view = view;
    if (view.measuring !== this.#pointer.isOn) {
      this.#pointer.turn(view.measuring);
      this.#viewer.setMouseNavEnabled(!view.measuring);
    }
    if (!sameViewport(view.viewport, this.#agreed)) this.#place(view.viewport);
    if (view.rulers !== before.rulers || view.draft !== before.draft) this.#paint();
  }

  open(source: TileSource): Promise<Result<void, SlideError>> {
    this.#slide?.loads.close();
    const loads = new TileLoads();
    const bridge = osdTileSource(source, loads);
    const slide: OpenSlide = { source, bridge, loads, camera: null };
    this.#slide = slide;
    this.#signals.loading(true);
    return new Promise((resolve) => {
      const settle = (): void => {
        this.#viewer.removeHandler('open', settle);
        if (this.#slide !== slide) {
          resolve({ ok: false, error: OPENING_ABORTED });
          return;
        }
        slide.camera = new Camera(this.#viewer.viewport, source.size);
        this.#paneSize = slide.camera.pane();
        this.#place(this.#view.viewport);
        this.#paint();
        // Asked of the image: the viewer's own event stays away when the slide before was complete too.
        this.#viewer.world.getItemAt(0).whenFullyLoaded(() => {
          if (this.#slide === slide) this.#signals.loading(false);
        });
        resolve({ ok: true, value: undefined });
      };
      this.#viewer.addHandler('open', settle);
      this.#viewer.open({ tileSource: bridge });
    });
  }

  capture(): Promise<Blob> {
    return snapshot([this.#viewer.drawer.canvas, this.#overlay.canvas]);
  }

  zoomBy(factor: number): void {
    this.#viewer.viewport.zoomBy(factor);
    this.#viewer.viewport.applyConstraints();
  }

  home(): void {
    this.#viewer.viewport.goHome();
  }

  homeViewport(): Viewport | null {
    return this.#camera?.home() ?? null;
  }

  setView(viewport: Viewport): void {
    this.#placed = viewport;
    this.#camera?.go(viewport, true);
  }

  project(point: ImagePoint): ScreenPoint | null {
    const at = this.#camera?.toPane(point);
    if (at === undefined) return null;
    const box = this.#viewer.canvas.getBoundingClientRect();
    return { x: at.x + box.left, y: at.y + box.top };
  }

  unproject(client: ScreenPoint): ImagePoint | null {
    const box = this.#viewer.canvas.getBoundingClientRect();
    return this.#camera?.toImage({ x: client.x - box.left, y: client.y - box.top }) ?? null;
  }

  retryMissing(): void {
    this.#slide?.loads.forgive();
    this.#signals.missing?.(0);
    // OpenSeadragon looks for tiles to load only when it believes that the view changed.
    this.#viewer.world.update(true);
    this.#viewer.forceRedraw();
  }

  stats(): PaneStats {
    const camera = this.#camera;
    return {
      ...(this.#slide?.loads.counts ?? NOTHING_LOADED),
      current: camera?.view('current') ?? null,
      target: camera?.view('target') ?? null,
      limits: camera?.limits() ?? null,
      moving: camera !== null && !sameViewport(camera.view('current'), camera.view('target')),
    };
  }

  destroy(): void {
    this.#slide?.loads.close();
    this.#slide = null;
    this.#pointer.turn(false);
    this.#overlay.destroy();
    this.#scaleBar.destroy();
    this.#viewer.destroy();
    this.#host.unmount();
  }

  #place(viewport: Viewport | null): void {
    this.#agreed = viewport;
    const camera = this.#camera;
    if (camera === null) return;
    const view = viewport ?? homeViewport(camera.size, camera.pane(), 0);
    this.#placed = view;
    camera.go(view, true);
  }

  #paint(): void {
    const { source, camera } = this.#slide ?? {};
    if (!source || !camera) return;
    this.#overlay.draw(this.#view, camera);
    this.#scaleBar.update(source.scale, camera.view('current'));
  }

  #listen(): void {
    const on = this.#viewer.addHandler.bind(this.#viewer);
    on('update-viewport', () => {
      this.#paint();
      this.#slide?.loads.cancelStale();
    });
    on('viewport-change', () => {
      this.#refit();
      if (this.#camera !== null) this.#signals.moving?.(this.#camera.view('current'));
    });
    on('animation-finish', () => {
      this.#settle();
    });
    on('canvas-release', () => {
      this.#settle();
    });
    on('canvas-key', (event) => {
      // Only the arrows: the library's other keys mirror the picture or turn pages.
      const { key } = event.originalEvent;
      event.preventDefaultAction = !key.startsWith('Arrow');
    });
    on('tile-loaded', ({ tile, tiledImage }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#slide.loads.arrived(tile);
    });
    on('tile-load-failed', ({ tile, tiledImage, tries, message }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#tileFailed(tile, tries, message);
    });
  }

  /** Reports a movement of the reader's once nothing moves any more and no button is held. */
  #settle(): void {
    const camera = this.#camera;
    if (camera === null || this.#isHeld()) return;
    const view = camera.view('target');
    if (sameViewport(view, this.#placed) || !sameViewport(view, camera.view('current'))) return;
    this.#placed = view;
    this.#agreed = view;
    this.#signals.moved(view);
  }

  #isHeld(): boolean {
    // The shipped types leave the tracker out.
    const { innerTracker } = this.#viewer as unknown as { readonly innerTracker: OpenSeadragon.MouseTracker };
    return ['mouse', 'pen', 'touch'].some((type) => {
      const pointers = innerTracker.getActivePointersListByType(type) as { readonly contacts: number };
      return pointers.contacts > 0;
    });
  }

  /**
   * Centre and scale stay when the pane changes its size, unless the whole slide was in view. Looked at
   * here because the library's resize events come before it has settled its own answer to them.
   */
  #refit(): void {
    const camera = this.#camera;
    if (camera === null || this.#placed === null) return;
    const before = this.#paneSize;
    const now = camera.pane();
    if (now.width === before.width && now.height === before.height) return;
    this.#paneSize = now;
    const { rotation } = this.#placed;
    if (!sameViewport(this.#placed, homeViewport(camera.size, before, rotation))) return;
    this.#placed = homeViewport(camera.size, now, rotation);
    camera.go(this.#placed, true);
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
