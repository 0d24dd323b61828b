import OpenSeadragon from 'openseadragon';
import type { ShownField } from '#app/core/counting/field.ts';
import type { Coverage } from '#app/core/coverage/coverage.ts';
import type { SmallPicture } from '#app/core/coverage/tissue.ts';
import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Resampling } from '#app/core/slides/resampling.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { PatchPart } from '#app/core/tools/patch-tool.ts';
import type { RulerDrag } from '#app/core/tools/ruler-edit-tool.ts';
import type { PointerInput } from '#app/core/tools/tool.ts';
import type { Adjustment } from '#app/core/viewing/adjustment.ts';
import { libraryRemark } from '#app/core/viewing/console-only.ts';
import type { ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { ZoomLimits } from '#app/core/viewing/zoom.ts';
import type { Result } from '#contracts/result.ts';
import type { PaintedMarks } from '../overlay/overlay.client.ts';
import { type FoundPictures, NO_PICTURES } from '../tiles/associated.ts';
import { NOTHING_LOADED, type TileCounts } from '../tiles/scheduling/tile-loads.client.ts';
import { messageOf, type SlideError, viewerFailed } from '../tiles/slide-error.ts';
import type { TileSource } from '../tiles/tile.ts';
import type { ScreenPoint } from './camera.client.ts';
import { quickenCommonAreas } from './common-area.client.ts';
import { quietLibrary, withoutInjectedStyle } from './osd-console.client.ts';
import { MAIN_PATIENCE, type TilePatience } from './osd-options.client.ts';
import { OsdPane } from './osd-pane.client.ts';

/** What a press of the pointer is for. */
export type PaneTool = 'navigate' | 'measure' | 'erase' | 'patch';

/** What a pane is to show. `viewport` null means: the whole slide. */
export interface PaneView {
  readonly viewport: Viewport | null;
  readonly rulers: readonly ShownRuler[];
  readonly patches: readonly ShownPatch[];
  /** The ruler under the hand. */
  readonly draft: ShownRuler | null;
  readonly tool: PaneTool;
  /** Edited in the DOM, with handles. */
  readonly activePatch: string | null;
  /** Where the active patch is under the hand. */
  readonly draftBox: ImageBox | null;
  /** The scale that holds: one set by hand goes before the file's. */
  readonly scale: Scale;
  readonly scaleBar: ScaleBarSettings;
  /** Whether the overview lies in the corner; it does unless said otherwise. */
  readonly overviewShown?: boolean;
  /** Bilinear unless said otherwise (specification 9). */
  readonly resampling?: Resampling;
  /** The ids of the rulers that the reader may move; none unless said otherwise. */
  readonly movableRulers?: readonly string[];
  /** The ruler that was drawn last, which says its length however short it is. */
  readonly newestRuler?: string | null;
  /** The mark that the reader went to, which is outlined. */
  readonly chosenMark?: string | null;
  /** The frames of a count of fields. */
  readonly fields?: readonly ShownField[];
  /** A click within a region places a point there instead of taking up the region. */
  readonly placesPoints?: boolean;
  /** What was seen of the slide, to be laid over the picture in the corner; null for nothing. */
  readonly coverage?: Coverage | null;
  /** What the page's keys do here, to be read aloud with the slide. */
  readonly keys?: string;
  /** How the tiles are changed for the eye; not at all unless said otherwise. */
  readonly adjustment?: Adjustment;
}

/** A hand on a patch; `viewScale` in CSS pixels per level-0 pixel. */
export type PaneDrag =
  | { readonly kind: 'down'; readonly patchId: string; readonly part: PatchPart; readonly at: ImagePoint }
  | { readonly kind: 'move' | 'up'; readonly at: ImagePoint; readonly viewScale: number }
  | { readonly kind: 'cancelled' };

export interface PaneSignals {
  /** After the reader's movement has settled; never for what `show`, `setView` or `follow` did. */
  readonly moved: (viewport: Viewport) => void;
  /** Every frame of a movement, before it is painted: for panes that move along. */
  readonly moving?: (viewport: Viewport) => void;
  /** Presses while measuring, in image pixels. */
  readonly pointer: (input: PointerInput) => void;
  readonly patchDragged: (input: PaneDrag) => void;
  /** A hand on the chosen ruler, by an end or by the whole of it. */
  readonly rulerDragged: (input: RulerDrag) => void;
  /** A hand or a key has chosen this ruler. */
  readonly chosen?: (rulerId: string) => void;
  /** This ruler was chosen, and none is any more. */
  readonly left?: (rulerId: string) => void;
  /** A click on the image that ended no drag, while placing patches (specification 4.6). */
  readonly clicked: (at: ImagePoint, viewScale: number) => void;
  /** The close icon of a ruler was pressed, while deleting (specification 4.4). */
  readonly erased: (rulerId: string) => void;
  /** A press or the keyboard's focus in this pane. */
  readonly touched: () => void;
  /** True from `open` until the first view of the slide is complete; panning afterwards does not count. */
  readonly loading: (busy: boolean) => void;
  readonly failed: (error: SlideError) => void;
  /** How many tiles were given up, whenever that changes; `retryMissing` asks for them again. */
  readonly missing?: (tiles: number) => void;
  /** Whether tiles of the present view are still to come, also after panning; whenever that changes. */
  readonly sharpening?: (busy: boolean) => void;
}

export interface PaneStats extends TileCounts {
  /** What the next frame shows, and where its animation is heading; null before a slide is open. */
  readonly current: Viewport | null;
  readonly target: Viewport | null;
  /** How wide the pane is, in CSS pixels. */
  readonly width: number;
  /** What the canvas holds; null while it is empty. */
  readonly painted: Viewport | null;
  readonly moving: boolean;
  /** Everything that the painted view needs is there, none of it given up. */
  readonly complete: boolean;
}

export interface PanePicture {
  readonly sheet: HTMLCanvasElement;
  readonly painted: PaintedMarks;
}

export interface Pane {
  /** Idempotent: applies only what differs from the last time. */
  show(view: PaneView): void;
  /** Resolves when the slide can be moved. A later `open` wins; the source stays the caller's to close. */
  open(source: TileSource): Promise<Result<void, SlideError>>;
  /** Takes the picture away at once, so that no old pixel stands under a new title. */
  clear(): void;
  /** True as soon as no tile that the view needs is missing or still to come; false if that takes longer. */
  sharpWithin(ms: number): Promise<boolean>;
  /** Slide, marks and scale bar as they are seen, at device resolution. Throws while there is no slide. */
  picture(): PanePicture;
  /** Zooms about the middle; reported as the reader's movement. */
  zoomBy(factor: number): void;
  /** Zooms about the middle to so many CSS pixels per level-0 pixel; reported as the reader's movement. */
  zoomTo(scale: number): void;
  /** To the whole slide; reported as the reader's movement. */
  home(): void;
  homeViewport(): Viewport | null;
  /** Goes there at once and silently. */
  setView(viewport: Viewport): void;
  /** Moves a pane that is led to this view, and draws it in this very frame. */
  follow(viewport: Viewport): void;
  /** The scale bar of specification 9, for the pane as it is; null without a slide. */
  limits(): ZoomLimits | null;
  /** An image point in client coordinates (CSS pixels), of the frame on screen; null without a slide. */
  project(point: ImagePoint): ScreenPoint | null;
  unproject(client: ScreenPoint): ImagePoint | null;
  retryMissing(): void;
  /** By key to the mark after or before the chosen one: it is brought into view, and gets the focus. */
  walk(by: 1 | -1): void;
  /** Says aloud where the cross of the keys is, or the middle of the view. */
  tellPlace(): void;
  /** Label, macro and thumbnail of the open slide; none without one. Rejects where they did not come. */
  readonly associated: () => Promise<FoundPictures>;
  /** The whole of the open slide, some hundreds of pixels wide; null where it has none so small. */
  smallPicture(): Promise<SmallPicture | null>;
  stats(): PaneStats;
  destroy(): void;
}

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
  quickenCommonAreas();
  withoutInjectedStyle(element.ownerDocument);
  // Only for the console (specification 8); what the reader sees is that the viewer could not be made.
  const remark = libraryRemark(OpenSeadragon?.version?.major ?? null);
  try {
    if (remark !== null) {
      console.error(remark);
      throw new Error('the viewer library cannot be used');
    }
    return new OsdPane(element, signals, patience);
  } catch (cause) {
    const error = viewerFailed(messageOf(cause));
    signals.failed(error);
    return deadPane(error);
  }
}

function deadPane(error: SlideError): Pane {
  const nothing = (): void => undefined;
  return {
    show: nothing,
    open: () => Promise.resolve({ ok: false, error }),
    clear: nothing,
    sharpWithin: () => Promise.resolve(false),
    picture: () => {
      throw new Error(error.text);
    },
    zoomBy: nothing,
    zoomTo: nothing,
    home: nothing,
    homeViewport: () => null,
    setView: nothing,
    follow: nothing,
    limits: () => null,
    project: () => null,
    unproject: () => null,
    retryMissing: nothing,
    walk: nothing,
    tellPlace: nothing,
    associated: () => Promise.resolve(NO_PICTURES),
    smallPicture: () => Promise.resolve(null),
    stats: () => ({
      ...NOTHING_LOADED,
      current: null,
      width: 0,
      target: null,
      painted: null,
      moving: false,
      complete: false,
    }),
    destroy: nothing,
  };
}
