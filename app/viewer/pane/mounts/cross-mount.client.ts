import { clampPoint, type ImagePoint } from '#app/core/slides/geometry.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import { arrowStep, isArrow } from './arrow-keys.ts';
import type { PictureHold } from './hands.client.ts';

interface Place {
  readonly stage: HTMLElement;
  readonly camera: () => Camera | null;
  readonly hold: PictureHold;
  readonly moved: (at: ImagePoint, camera: Camera) => void;
  readonly pressed: (at: ImagePoint, camera: Camera) => void;
  /** False where nothing was begun: then Escape is for whoever else hears of it. */
  readonly cancelled: () => boolean;
}

function createCross(stage: HTMLElement): HTMLElement {
  const cross = stage.ownerDocument.createElement('div');
  cross.className = 'key-cross';
  cross.setAttribute('aria-hidden', 'true');
  cross.hidden = true;
  stage.append(cross);
  return cross;
}

/**
 * The hand of those who have no pointer: a cross that the arrow keys move over the image, and that Enter presses. It
 * stays on its place of the image when the view changes, and never leaves the image.
 */
export class CrossMount {
  readonly #place: Place;
  readonly #cross: HTMLElement;
  #listening: AbortController | null = null;
  #at: ImagePoint | null = null;
  /** An arrow key that is held has moved the picture. */
  #holds = false;

  constructor(place: Place) {
    this.#place = place;
    this.#cross = createCross(place.stage);
  }

  /** Null until a key was used, and again after a press of the pointer. */
  get at(): ImagePoint | null {
    return this.#at;
  }

  turn(on: boolean): void {
    if (on === (this.#listening !== null)) return;
    this.hide();
    this.#listening?.abort();
    this.#listening = on ? new AbortController() : null;
    if (this.#listening === null) return;
    const { stage } = this.#place;
    const { signal } = this.#listening;
    // In the capture phase: the library pans with the same keys.
    stage.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    stage.addEventListener('keyup', (event) => isArrow(event) && this.#letGo(), { signal });
    stage.addEventListener('blur', () => this.#letGo(), { signal });
    stage.addEventListener('pointerdown', () => this.#giveWay(), { signal, capture: true });
  }

  /** In each frame. */
  draw(camera: Camera): void {
    this.#cross.hidden = this.#at === null;
    if (this.#at === null) return;
    const { x, y } = camera.toPane(this.#at);
    this.#cross.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
  }

  /** The next cross begins in the middle. */
  hide(): void {
    this.#letGo();
    this.#at = null;
    this.#cross.hidden = true;
  }

  destroy(): void {
    this.turn(false);
    this.#cross.remove();
  }

  #key(event: KeyboardEvent): void {
    const { stage, camera: cameraNow, pressed, cancelled } = this.#place;
    const camera = cameraNow();
    // What lies in the pane and can be focused, such as the end of a ruler, has keys of its own.
    if (event.target !== stage || camera === null) return;
    const step = arrowStep(event);
    if (step !== null) this.#step(step, camera);
    else if (event.key === 'Enter') {
      // The first one only shows where the next one presses; one that is held would set both ends in one place.
      if (this.#at === null) this.#step({ x: 0, y: 0 }, camera);
      else if (!event.repeat) pressed(this.#at, camera);
    } else if (event.key !== 'Escape' || !cancelled()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #step(by: ScreenPoint, camera: Camera): void {
    const { width, height } = camera.pane();
    const keepWithin = ({ x, y }: ScreenPoint): ScreenPoint => ({
      x: Math.max(0, Math.min(x, width)),
      y: Math.max(0, Math.min(y, height)),
    });
    // A cross that the view has left behind comes back at the nearest edge.
    const from = this.#at === null ? { x: width / 2, y: height / 2 } : keepWithin(camera.toPane(this.#at));
    const at = clampPoint(camera.toImage({ x: from.x + by.x, y: from.y + by.y }), camera.size);
    this.#at = at;
    const place = camera.toPane(at);
    const within = keepWithin(place);
    // At the pane's edge the picture goes along, so that the arrow keys reach all of the slide.
    if (Math.hypot(within.x - place.x, within.y - place.y) > 0) this.#pan(place, within);
    this.draw(camera);
    this.#place.moved(at, camera);
  }

  #pan(from: ScreenPoint, to: ScreenPoint): void {
    if (!this.#holds) this.#place.hold.held(true);
    this.#holds = true;
    this.#place.hold.panned(from, to);
  }

  #letGo(): void {
    if (this.#holds) this.#place.hold.held(false);
    this.#holds = false;
  }

  /** A pointer on the slide is the hand from now on. */
  #giveWay(): void {
    this.#place.cancelled();
    this.hide();
  }
}
