import OpenSeadragon from 'openseadragon';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { PointerInput } from '#app/core/tools/tool.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Result } from '#contracts/result.ts';
import type { ScreenPoint } from './camera.client.ts';
import { quietLibrary, withoutInjectedStyle } from './osd-console.client.ts';
import { MAIN_PATIENCE, type TilePatience } from './osd-options.client.ts';
import { OsdPane } from './osd-pane.client.ts';
import { messageOf, type SlideError, viewerFailed } from './slide-error.ts';
import type { TileSource } from './tile.ts';
import type { TileCounts } from './tile-loads.client.ts';

/** What a pane is to show. `viewport` null means: the whole slide. */
export interface PaneView {
  readonly viewport: Viewport | null;
  readonly rulers: readonly Ruler[];
  readonly draft: Ruler | null;
  /** Pointer presses measure instead of moving the slide (specification 4.5). */
  readonly measuring: boolean;
}

export interface PaneSignals {
  /** After the reader's movement has settled; never for what `show` or `setView` did. */
  readonly moved: (viewport: Viewport) => void;
  /** Presses while measuring, in image pixels. */
  readonly pointer: (input: PointerInput) => void;
  /** True from `open` until the first view of the slide is complete; panning afterwards does not count. */
  readonly loading: (busy: boolean) => void;
  readonly failed: (error: SlideError) => void;
  /** How many tiles were given up, whenever that changes; `retryMissing` asks for them again. */
  readonly missing?: (tiles: number) => void;
  /** Every frame of a movement, before it is painted: for panes that move along. */
  readonly moving?: (viewport: Viewport) => void;
}

export interface PaneStats extends TileCounts {
  /** What the frame on screen shows, and where its animation is heading; null before a slide is open. */
  readonly current: Viewport | null;
  readonly target: Viewport | null;
  /** CSS pixels per level-0 pixel between which a view is kept (specification 9). */
  readonly limits: { readonly least: number; readonly most: number } | null;
  readonly moving: boolean;
}

export interface Pane {
  /** Idempotent: applies only what differs from the last time. */
  show(view: PaneView): void;
  /** Resolves when the slide can be moved. A later `open` wins; the source stays the caller's to close. */
  open(source: TileSource): Promise<Result<void, SlideError>>;
  /** A PNG of slide and rulers at device resolution. Rejects when the browser gives no picture. */
  capture(): Promise<Blob>;
  /** Zooms about the middle; reported as the reader's movement. */
  zoomBy(factor: number): void;
  /** To the whole slide; reported as the reader's movement. */
  home(): void;
  homeViewport(): Viewport | null;
  /** Goes there at once and silently, for a pane that is led. */
  setView(viewport: Viewport): void;
  /** An image point in client coordinates (CSS pixels), of the frame on screen; null without a slide. */
  project(point: ImagePoint): ScreenPoint | null;
  unproject(client: ScreenPoint): ImagePoint | null;
  retryMissing(): void;
  stats(): PaneStats;
  destroy(): void;
}

/** Specification 5: the viewer library must be version 2 or newer. */
const OLDEST_LIBRARY = 2;

/**
 * The viewer in an element of the page. Where it cannot be made, `failed` is told and the pane that comes
 * back shows nothing.
 */
export function createPane(
  element: HTMLElement,
  signals: PaneSignals,
  patience: TilePatience = MAIN_PATIENCE,
): Pane {
  quietLibrary();
  withoutInjectedStyle(element.ownerDocument);
  try {
    if (OpenSeadragon.version.major < OLDEST_LIBRARY) throw new Error('the viewer library is too old');
    return new OsdPane(element, signals, patience);
  } catch (cause) {
    const error = viewerFailed(messageOf(cause));
    console.error(error.text);
    signals.failed(error);
    return deadPane(error);
  }
}

function deadPane(error: SlideError): Pane {
  const nothing = (): void => undefined;
  return {
    show: nothing,
    open: () => Promise.resolve({ ok: false, error }),
    capture: () => Promise.reject(new Error(error.text)),
    zoomBy: nothing,
    home: nothing,
    homeViewport: () => null,
    setView: nothing,
    project: () => null,
    unproject: () => null,
    retryMissing: nothing,
    stats: () => ({
      loaded: 0,
      missing: 0,
      loading: 0,
      cancelled: 0,
      current: null,
      target: null,
      limits: null,
      moving: false,
    }),
    destroy: nothing,
  };
}
