import type OpenSeadragon from 'openseadragon';
import { addingNavigatorOf } from './osd-library.client.ts';

/**
 * How long the picture in the corner waits for the view, in milliseconds. OpenSeadragon takes the slide into it while
 * the tiles of the first view come in, which takes the page as long as decoding them.
 */
export const OVERVIEW_AFTER_MS = 500;

/** Keeps a slide from the navigator until its first view is complete or has taken its time. */
export class LateNavigator {
  readonly #viewer: OpenSeadragon.Viewer;
  #waiting: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: OpenSeadragon.Viewer) {
    this.#viewer = viewer;
    const { navigator } = viewer;
    const adding = addingNavigatorOf(navigator);
    const add = adding.addTiledImage.bind(navigator);
    adding.addTiledImage = (options) => {
      // A timer of the slide before would begin with this one.
      this.forget();
      this.#waiting = () => add(options);
      this.#timer = setTimeout(() => this.begin(), OVERVIEW_AFTER_MS);
    };
    navigator.world.addHandler('add-item', () => {
      // The library moves the navigator to the slide only after this event.
      queueMicrotask(() => navigator.update(this.#viewer.viewport));
    });
  }

  /** Takes in the slide that waits, if one does. */
  begin(): void {
    const begin = this.#waiting;
    this.forget();
    begin?.();
  }

  /** The slide that waits is closed. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }
}
