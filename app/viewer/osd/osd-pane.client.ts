import OpenSeadragon from 'openseadragon';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { DEFAULT_RESAMPLING, isSmooth } from '#app/core/slides/resampling.ts';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { type ZoomLimits } from '#app/core/viewing/zoom.ts';
import type { Result } from '#contracts/result.ts';
import { BitmapDrawer } from './bitmap-drawer.client.ts';
import { Camera, type ScreenPoint } from './camera.client.ts';
import { type TilePatience, viewerOptions } from './osd-options.client.ts';
import { osdTileSource } from './osd-tile-source.client.ts';
import type { Pane, PaneSignals, PaneStats, PaneView } from './pane.client.ts';
import { mountHost } from './pane-host.client.ts';
import { createPaneLayers, type PaneLayers } from './pane-layers.client.ts';
import { PaneSettling } from './pane-settling.client.ts';
import { sameViewport } from './same-viewport.ts';
import { OPENING_ABORTED, type SlideError, slideFailed } from './slide-error.ts';
import { snapshot } from './snapshot.client.ts';
import type { TileSource } from './tile.ts';
import { CANCELLED, NOTHING_LOADED, TileLoads } from './tile-loads.client.ts';

interface OpenSlide {
  readonly source: TileSource;
  readonly bridge: OpenSeadragon.TileSource;
  readonly loads: TileLoads;
  /** Null until OpenSeadragon has taken the slide in. */
  camera: Camera | null;
}

const EMPTY_VIEW: PaneView = {
  viewport: null,
  rulers: [],
  patches: [],
  draft: null,
  tool: 'navigate',
  activePatch: null,
  draftBox: null,
  scale: { state: 'none' },
  scaleBar: SCALE_BAR_DEFAULTS,
};

const wiped = (drawer: unknown): void => {
  if (drawer instanceof BitmapDrawer) drawer.wipe();
};

export class OsdPane implements Pane {
  readonly #signals: PaneSignals;
  readonly #patience: TilePatience;
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #host: { readonly host: HTMLElement; readonly unmount: () => void };
  readonly #layers: PaneLayers;
  readonly #settling: PaneSettling;
  readonly #listening = new AbortController();
  #view = EMPTY_VIEW;
  #slide: OpenSlide | null = null;

  constructor(element: HTMLElement, signals: PaneSignals, patience: TilePatience) {
    this.#signals = signals;
    this.#patience = patience;
    this.#host = mountHost(element);
    this.#viewer = new OpenSeadragon.Viewer(viewerOptions(this.#host.host, patience));
    const stage = this.#viewer.canvas;
    // A stacking context of its own: marks lie above the tiles and below the navigator.
    stage.style.zIndex = '0';
    this.#layers = createPaneLayers(stage, () => this.#camera, signals, EMPTY_VIEW);
    this.#settling = new PaneSettling(this.#viewer, () => this.#camera, signals);
    this.#listen();
  }

  get #camera(): Camera | null {
    return this.#slide?.camera ?? null;
  }

  show(view: PaneView): void {
    const before = this.#view;
    this.#view = view;
    if (view.tool !== before.tool) {
      this.#viewer.setMouseNavEnabled(view.tool === 'navigate' || view.tool === 'patch');
    }
    if (view.resampling !== before.resampling) {
      this.#viewer.drawer.setImageSmoothingEnabled(isSmooth(view.resampling ?? DEFAULT_RESAMPLING));
    }
    this.#layers.apply(view);
    this.#settling.agree(view.viewport);
    this.#paint();
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
        this.#settling.begin(this.#view.viewport);
        this.#layers.apply(this.#view);
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

  clear(): void {
    this.#slide?.loads.close();
    this.#slide = null;
    this.#viewer.close();
    // Closing leaves the last frame on both canvases.
    wiped(this.#viewer.drawer);
    wiped(this.#viewer.navigator?.drawer);
    this.#layers.hide();
  }

  capture(): Promise<Blob> {
    const camera = this.#camera;
    if (camera === null) return Promise.reject(new Error('there is nothing to capture'));
    return snapshot(this.#viewer.drawer.canvas, (context) => {
      this.#layers.paint(context, camera, OpenSeadragon.pixelDensityRatio);
    });
  }

  zoomBy(factor: number): void {
    this.#viewer.viewport.zoomBy(factor);
    this.#viewer.viewport.applyConstraints();
  }

  zoomTo(scale: number): void {
    const now = this.#camera?.view('target').scale;
    if (now !== undefined) this.zoomBy(scale / now);
  }

  home(): void {
    const home = this.#camera?.home();
    if (home !== undefined) this.#camera?.go(home, false);
  }

  homeViewport(): Viewport | null {
    return this.#camera?.home() ?? null;
  }

  setView(viewport: Viewport): void {
    this.#settling.place(viewport);
  }

  follow(viewport: Viewport): void {
    const camera = this.#camera;
    if (camera === null) return;
    this.#settling.place(viewport);
    // The library's own loop may have drawn this frame already, and would be one frame late.
    this.#viewer.viewport.update();
    this.#viewer.world.update(true);
    this.#viewer.world.draw();
    this.#paint();
    (this.#viewer.navigator as OpenSeadragon.Navigator | undefined)?.update(this.#viewer.viewport);
  }

  limits(): ZoomLimits | null {
    return this.#camera?.limits() ?? null;
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
    const { drawer } = this.#viewer;
    const frame = drawer instanceof BitmapDrawer ? drawer.painted : null;
    const current = camera?.view('current') ?? null;
    const painted = camera !== null && frame !== null ? camera.viewOf(frame) : null;
    const image = this.#viewer.world.getItemAt(0) as OpenSeadragon.TiledImage | undefined;
    return {
      ...(this.#slide?.loads.counts ?? NOTHING_LOADED),
      current,
      target: camera?.view('target') ?? null,
      painted,
      moving: camera !== null && !sameViewport(current, camera.view('target')),
      complete: image?.getFullyLoaded() === true && sameViewport(painted, current),
    };
  }

  destroy(): void {
    this.#slide?.loads.close();
    this.#slide = null;
    this.#listening.abort();
    this.#layers.destroy();
    this.#viewer.destroy();
    this.#host.unmount();
  }

  #paint(): void {
    if (this.#camera !== null) this.#layers.draw(this.#camera);
  }

  #listen(): void {
    const on = this.#viewer.addHandler.bind(this.#viewer);
    on('update-viewport', () => {
      this.#paint();
      this.#slide?.loads.cancelStale();
    });
    on('canvas-click', ({ quick, position }) => {
      const camera = this.#camera;
      if (this.#view.tool !== 'patch' || !quick || camera === null) return;
      const at = camera.toImage(position);
      if (camera.isInside(at)) this.#signals.clicked(at, camera.view('current').scale);
    });
    on('tile-loaded', ({ tile, tiledImage }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#slide.loads.arrived(tile);
    });
    on('tile-load-failed', ({ tile, tiledImage, tries, message }) => {
      if (tiledImage.source === this.#slide?.bridge) this.#tileFailed(tile, tries, message);
    });
    const { signal } = this.#listening;
    for (const type of ['pointerdown', 'focusin'] as const) {
      this.#host.host.addEventListener(type, () => this.#signals.touched(), { signal, capture: true });
    }
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
