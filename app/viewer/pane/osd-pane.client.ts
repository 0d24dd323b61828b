import OpenSeadragon from 'openseadragon';
import type { SmallPicture } from '#app/core/coverage/tissue.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { DEFAULT_RESAMPLING, isSmooth } from '#app/core/slides/resampling.ts';
import { NO_ADJUSTMENT } from '#app/core/viewing/adjustment.ts';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport, type ZoomLimits } from '#app/core/viewing/zoom.ts';
import type { Result } from '#contracts/result.ts';
import { sheetOf } from '../overlay/snapshot.client.ts';
import type { FoundPictures } from '../tiles/associated.ts';
import { coarsestTiles } from '../tiles/overview.ts';
import { tilesOfView } from '../tiles/scheduling/look-ahead.ts';
import type { SlideError } from '../tiles/slide-error.ts';
import { type TileAddress, type TileSource, tileName } from '../tiles/tile.ts';
import { BitmapDrawer } from './bitmap-drawer.client.ts';
import type { Camera, ScreenPoint } from './camera.client.ts';
import { CoverageMap } from './coverage-map.client.ts';
import { mountHost } from './host.client.ts';
import { createPaneLayers, type PaneLayers } from './layers.client.ts';
import { navigatorOf, separateSizes, takeSourcesAtOnce } from './osd-library.client.ts';
import { type TilePatience, viewerOptions } from './osd-options.client.ts';
import type { Pane, PanePicture, PaneSignals, PaneStats, PaneView } from './pane.client.ts';
import { sameViewport } from './same-viewport.ts';
import { PaneSettling } from './settling.client.ts';
import { PaneSlides } from './slides.client.ts';
import { ToneFilter } from './tone-filter.client.ts';

/** A wide pane takes half as many; a file without small levels would ask for thousands. */
const MOST_EARLY = 128;

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

export class OsdPane implements Pane {
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #host: { readonly host: HTMLElement; readonly unmount: () => void };
  readonly #slides: PaneSlides;
  readonly #layers: PaneLayers;
  readonly #settling: PaneSettling;
  readonly #tone: ToneFilter;
  readonly #map: CoverageMap;
  readonly #listening = new AbortController();
  readonly associated = (): Promise<FoundPictures> => this.#slides.associated();
  #view = EMPTY_VIEW;

  constructor(element: HTMLElement, signals: PaneSignals, patience: TilePatience) {
    this.#host = mountHost(element);
    this.#viewer = new OpenSeadragon.Viewer(viewerOptions(this.#host.host, patience));
    separateSizes(this.#viewer);
    takeSourcesAtOnce(this.#viewer);
    const stage = this.#viewer.canvas;
    this.#tone = new ToneFilter(this.#host.host, this.#viewer.drawer.canvas);
    this.#map = new CoverageMap(this.#viewer.navigator);
    // The first frame of a canvas has memory to get: before a slide comes there is time for it.
    this.#viewer.world.draw();
    // A stacking context of its own: marks lie above the tiles and below the navigator.
    stage.style.zIndex = '0';
    const camera = (): Camera | null => this.#camera;
    this.#slides = new PaneSlides(this.#viewer, patience, signals, {
      taken: () => {
        this.#settling.begin(this.#view.viewport);
        this.#layers.apply(this.#view);
      },
      draw: () => this.#drawNow(),
    });
    const hold = {
      panned: (from: ScreenPoint, to: ScreenPoint) => this.#pan(from, to),
      held: (on: boolean) => this.#settling.hold(on),
    };
    this.#layers = createPaneLayers({ stage, camera, hold }, signals, EMPTY_VIEW);
    this.#settling = new PaneSettling(this.#viewer, camera, signals);
    this.#viewer.addHandler('update-viewport', () => {
      this.#paint();
    });
    const { signal } = this.#listening;
    element.ownerDocument.defaultView?.addEventListener('online', () => this.retryMissing(), { signal });
    for (const type of ['pointerdown', 'focusin'] as const) {
      this.#host.host.addEventListener(type, () => signals.touched(), { signal, capture: true });
    }
  }

  get #camera(): Camera | null {
    return this.#slides.camera;
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
    this.#tone.set(view.adjustment ?? NO_ADJUSTMENT);
    this.#map.show(view.coverage ?? null);
    if (this.#settling.agree(view.viewport)) this.#askNow();
    // Without a slide there is nothing for a mark to lie on; opening one brings the layers up to date.
    if (this.#camera === null) return;
    this.#layers.apply(view);
    this.#paint();
  }

  open(source: TileSource): Promise<Result<void, SlideError>> {
    this.#layers.hide();
    return this.#slides.open(source, this.#firstTiles(source));
  }

  /** As `PaneSettling.begin` will place it. */
  #firstTiles(source: TileSource): readonly TileAddress[] {
    const { levels, size } = source;
    const { x, y } = this.#viewer.viewport.getContainerSize();
    const pane = { width: x, height: y };
    const tiles = tilesOfView(levels, this.#view.viewport ?? homeViewport(size, pane, 0), pane);
    const coarse = source.coarseFirst === true ? coarsestTiles(source) : [];
    return [...new Map([...coarse, ...tiles].map((tile) => [tileName(tile), tile])).values()].slice(
      0,
      MOST_EARLY,
    );
  }

  clear(): void {
    this.#slides.clear();
    this.#map.show(null);
    this.#layers.hide();
  }

  async sharpWithin(ms: number): Promise<boolean> {
    const until = performance.now() + ms;
    // Not by frames, which do not come while the page is hidden.
    while (this.#slides.sharpness.isComing && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    const { isComing, isMissing } = this.#slides.sharpness;
    return this.#camera !== null && !isComing && !isMissing;
  }

  picture(): PanePicture {
    const camera = this.#camera;
    if (camera === null) throw new Error('there is nothing to capture');
    return sheetOf(this.#viewer.drawer.canvas, (context) => {
      this.#tone.paint(context);
      return this.#layers.paint(context, camera, OpenSeadragon.pixelDensityRatio);
    });
  }

  #pan(from: ScreenPoint, to: ScreenPoint): void {
    const camera = this.#camera;
    if (camera === null) return;
    const [held, now] = [camera.toImage(from), camera.toImage(to)];
    const view = camera.view('current');
    const centre = { x: view.centre.x + held.x - now.x, y: view.centre.y + held.y - now.y };
    camera.go({ ...view, centre }, true);
    this.#viewer.viewport.applyConstraints(true);
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
    this.#viewer.viewport.update();
    this.#askNow();
  }

  follow(viewport: Viewport): void {
    this.#settling.place(viewport);
    this.#drawNow();
    navigatorOf(this.#viewer)?.update(this.#viewer.viewport);
  }

  /**
   * The tiles of a view that was just placed are asked for before anything is drawn: the library's own loop, which draws
   * it, would ask for them a frame later.
   */
  #askNow(): void {
    if (this.#camera === null) return;
    this.#viewer.world.update(true);
    // As that loop does: tiles that were not begun yet are asked for anew if this view still needs them.
    this.#viewer.imageLoader.clear();
    this.#viewer.forceRedraw();
  }

  /** The library's own loop may have drawn this frame already, and would ask for tiles one frame late. */
  #drawNow(): void {
    if (this.#camera === null) return;
    this.#viewer.viewport.update();
    this.#viewer.world.update(true);
    // As that loop does: tiles that were not begun yet are asked for anew if this view still needs them.
    this.#viewer.imageLoader.clear();
    this.#viewer.world.draw();
    this.#slides.drawn();
    this.#paint();
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

  smallPicture(): Promise<SmallPicture | null> {
    return this.#slides.smallPicture();
  }

  retryMissing(): void {
    this.#slides.retryMissing();
  }

  walk(by: 1 | -1): void {
    if (this.#camera !== null) this.#layers.walk(by);
  }

  tellPlace(): void {
    this.#layers.tellPlace();
  }

  stats(): PaneStats {
    const camera = this.#camera;
    const { drawer } = this.#viewer;
    const frame = drawer instanceof BitmapDrawer ? drawer.painted : null;
    const current = camera?.view('current') ?? null;
    const painted = camera !== null && frame !== null ? camera.viewOf(frame) : null;
    const { isComing, isMissing } = this.#slides.sharpness;
    return {
      ...this.#slides.counts,
      current,
      width: this.#viewer.viewport.getContainerSize().x,
      target: camera?.view('target') ?? null,
      painted,
      moving: camera !== null && !sameViewport(current, camera.view('target')),
      complete: camera !== null && !isComing && !isMissing && sameViewport(painted, current),
    };
  }

  destroy(): void {
    this.#listening.abort();
    this.#slides.clear();
    this.#layers.destroy();
    this.#viewer.destroy();
    this.#host.unmount();
  }

  #paint(): void {
    if (this.#camera !== null) this.#layers.draw(this.#camera);
  }
}
