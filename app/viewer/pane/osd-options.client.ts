import type OpenSeadragon from 'openseadragon';
import { BitmapDrawer } from './bitmap-drawer.client.ts';

/** Specification 9: the second pane of a split view gives up on a tile sooner than the main one. */
export interface TilePatience {
  readonly timeoutMs: number;
  readonly retries: number;
  readonly retryDelayMs: number;
}

export const MAIN_PATIENCE: TilePatience = { timeoutMs: 120_000, retries: 5, retryDelayMs: 1500 };
export const SPLIT_PATIENCE: TilePatience = { timeoutMs: 60_000, retries: 3, retryDelayMs: 1000 };

/**
 * Tiles of a TIFF share their range requests, so many at once is few requests; tiles of a folder wait in the
 * browser's own line, out of which a tile that is not wanted any more is taken back.
 */
const PARALLEL_TILES = 256;

/** How long a movement of the view takes (specification 9). */
const GLIDE_SECONDS = 0.5;
/** For readers whom moving pictures make ill; the library takes no zero. */
const JUMP_SECONDS = 0.001;

/** What the reader has asked of the system, when the pane is made. */
const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const GESTURES: OpenSeadragon.GestureSettings = {
  // A click belongs to the tools; a double click zooms.
  clickToZoom: false,
  dblClickToZoom: true,
  flickEnabled: false,
  pinchRotate: false,
};

export function viewerOptions(element: HTMLElement, patience: TilePatience): OpenSeadragon.Options {
  return {
    element,
    drawer: [BitmapDrawer],
    crossOriginPolicy: 'Anonymous',
    ajaxWithCredentials: false,
    animationTime: wantsLessMotion() ? JUMP_SECONDS : GLIDE_SECONDS,
    blendTime: 0,
    // The specification's other setting, 1, would never let the border of a slide come to the middle of the view.
    visibilityRatio: 0.5,
    minZoomImageRatio: 0.8,
    maxZoomPixelRatio: 2,
    defaultZoomLevel: 0,
    preserveImageSizeOnResize: true,
    immediateRender: true,
    maxTilesPerFrame: 256,
    maxImageCacheCount: 600,
    imageLoaderLimit: PARALLEL_TILES,
    timeout: patience.timeoutMs,
    tileRetryMax: patience.retries,
    tileRetryDelay: patience.retryDelayMs,
    // Sequence mode and rotation control (specification 9) are our own buttons: OpenSeadragon's would page
    // and turn without the log, and have no keyboard (docs/decisions/0020).
    showNavigationControl: false,
    showSequenceControl: false,
    showNavigator: true,
    navigatorPosition: 'BOTTOM_RIGHT',
    navigatorWidth: '180px',
    navigatorHeight: '120px',
    navigatorAutoFade: false,
    navigatorBackground: '#fff',
    gestureSettingsMouse: { ...GESTURES, scrollToZoom: true },
    gestureSettingsPen: GESTURES,
    gestureSettingsTouch: { ...GESTURES, pinchToZoom: true },
    gestureSettingsUnknown: GESTURES,
    // The page has shortcuts of its own; the arrow keys pan only once the pane has the focus.
    keyboardNavEnabled: true,
    tabIndex: 0,
  };
}
