import type OpenSeadragon from 'openseadragon';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';
import type { Camera } from './camera.client.ts';
import { isHeld } from './osd-library.client.ts';
import type { PaneSignals } from './pane.client.ts';
import { sameViewport } from './same-viewport.ts';

/**
 * Tells the reader's movements from ours by comparing values: what we put there is known, so whatever the viewer
 * settles on besides is the reader's. A flag would be wrong as soon as an animation outlives it.
 */
export class PaneSettling {
  readonly #viewer: OpenSeadragon.Viewer;
  readonly #camera: () => Camera | null;
  readonly #signals: PaneSignals;
  /** The view last agreed on with the caller, either way. */
  #agreed: Viewport | null = null;
  /** Where we last put the viewer, or last reported it to be. */
  #placed: Viewport | null = null;
  /** The pane's size in CSS pixels when we last looked. */
  #paneSize: ImageSize = { width: 0, height: 0 };
  /** A hand holds the picture by Space or the middle button, which the library knows nothing of. */
  #isHeld = false;

  constructor(viewer: OpenSeadragon.Viewer, camera: () => Camera | null, signals: PaneSignals) {
    this.#viewer = viewer;
    this.#camera = camera;
    this.#signals = signals;
    viewer.addHandler('viewport-change', () => {
      this.#refit();
      const now = camera();
      if (now !== null) signals.moving?.(now.view('current'));
    });
    for (const event of ['animation-finish', 'canvas-release'] as const) {
      viewer.addHandler(event, () => {
        this.#settle();
      });
    }
    viewer.addHandler('canvas-key', (event) => {
      // Only the arrows: the library's other keys mirror the picture or turn pages.
      const { key } = event.originalEvent;
      event.preventDefaultAction = !key.startsWith('Arrow');
    });
  }

  hold(on: boolean): void {
    this.#isHeld = on;
    if (!on) this.#settle();
  }

  /** A slide was taken in; null shows the whole of it. */
  begin(viewport: Viewport | null): void {
    this.#paneSize = this.#camera()?.pane() ?? this.#paneSize;
    this.#put(viewport);
  }

  /** Goes there unless both sides agree on it already; says whether it went. */
  agree(viewport: Viewport | null): boolean {
    if (sameViewport(viewport, this.#agreed)) return false;
    this.#put(viewport);
    return true;
  }

  /** Goes there at once, and agrees on it. */
  place(viewport: Viewport): void {
    this.#agreed = viewport;
    this.#placed = viewport;
    this.#camera()?.go(viewport, true);
  }

  #put(viewport: Viewport | null): void {
    this.#agreed = viewport;
    const camera = this.#camera();
    if (camera === null) return;
    const view = viewport ?? homeViewport(camera.size, camera.pane(), 0);
    this.#placed = view;
    camera.go(view, true);
  }

  /** Reports a movement of the reader's once nothing moves any more and no button is held. */
  #settle(): void {
    const camera = this.#camera();
    if (camera === null || this.#isHeld || isHeld(this.#viewer)) return;
    const view = camera.view('target');
    if (sameViewport(view, this.#placed) || !sameViewport(view, camera.view('current'))) return;
    this.#placed = view;
    this.#agreed = view;
    this.#signals.moved(view);
  }

  /**
   * Centre and scale stay when the pane changes its size, unless the whole slide was in view. Looked at
   * here because the library's resize events come before it has settled its own answer to them.
   */
  #refit(): void {
    const camera = this.#camera();
    if (camera === null || this.#placed === null) return;
    const before = this.#paneSize;
    const now = camera.pane();
    if (now.width === before.width && now.height === before.height) return;
    this.#paneSize = now;
    const { rotation } = this.#placed;
    if (!sameViewport(this.#placed, homeViewport(camera.size, before, rotation))) return;
    this.#placed = homeViewport(camera.size, now, rotation);
    camera.go(this.#placed, true);
    // The library has looked already which tiles this frame needs.
    this.#viewer.viewport.update();
    this.#viewer.world.update(true);
  }
}
