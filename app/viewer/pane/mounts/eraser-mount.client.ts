import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { isProjection } from '#app/core/viewing/mirror.ts';
import type { Overlay } from '../../overlay/overlay.client.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import { middleOf, NO_RULER, neighbour } from './walk.ts';

/** CSS pixels from a ruler within which it counts as pointed at; a finger covers more than a mouse. */
const REACH_PX = 8;
const TOUCH_REACH_PX = 22;

/** The icon's middle keeps this far from the pane's edge when its ruler's middle is out of view. */
const MARGIN_PX = 22;

const reachOf = ({ pointerType }: PointerEvent): number =>
  pointerType === 'touch' ? TOUCH_REACH_PX : REACH_PX;

const px = (length: number): string => `${String(length)}px`;

interface Place {
  readonly stage: HTMLElement;
  readonly overlay: Overlay;
  readonly camera: () => Camera | null;
  readonly erased: (rulerId: string) => void;
  readonly reveal: (point: ImagePoint) => void;
}

function createIcon(stage: HTMLElement): HTMLButtonElement {
  const icon = stage.ownerDocument.createElement('button');
  icon.type = 'button';
  icon.className = 'erase-mark';
  icon.setAttribute('aria-label', 'Delete measurement');
  icon.textContent = '×';
  icon.hidden = true;
  stage.append(icon);
  return icon;
}

/**
 * Delete mode (specification 4.4): the ruler that is pointed at shows a close icon at its middle. Projections of
 * the other pane's rulers show none, since they are not there to be deleted, nor do another reader's. Keys point at it
 * with the cross, or go from ruler to ruler.
 */
export class EraserMount {
  readonly #place: Place;
  readonly #icon: HTMLButtonElement;
  #listening: AbortController | null = null;
  #ruler: string | null = null;
  #rulers: readonly ShownRuler[] = [];

  constructor(place: Place) {
    this.#place = place;
    this.#icon = createIcon(place.stage);
    this.#icon.addEventListener('click', () => this.press());
  }

  /** Deletes the ruler that shows the icon, and says its length; null while none does. */
  press(): string | null {
    const id = this.#ruler;
    const label = this.#rulers.find((ruler) => ruler.id === id)?.label ?? '';
    this.#point(null);
    if (id === null) return null;
    this.#place.stage.focus({ preventScroll: true });
    this.#place.erased(id);
    return label;
  }

  /** The rulers that are the reader's to delete, in the order in which keys reach them. */
  offer(rulers: readonly ShownRuler[]): void {
    this.#rulers = rulers;
  }

  turn(on: boolean): void {
    if (on === (this.#listening !== null)) return;
    this.#place.stage.style.cursor = on ? 'pointer' : '';
    this.#listening?.abort();
    this.#listening = null;
    this.#point(null);
    if (!on) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const look = (event: PointerEvent): void => {
      if (event.target !== this.#icon) this.#hover(event);
    };
    this.#place.stage.addEventListener('pointermove', look, { signal });
    this.#place.stage.addEventListener('pointerdown', look, { signal });
    this.#place.stage.addEventListener('pointerdown', (event) => this.#press(event), { signal });
  }

  /** In each frame, and when the rulers change: the icon stays on its ruler. */
  draw(): void {
    if (this.#ruler === null) return;
    const camera = this.#place.camera();
    const middle = camera === null ? null : this.#place.overlay.middleOf(this.#ruler, camera);
    if (camera === null || middle === null) {
      this.#point(null);
      return;
    }
    const { width, height } = camera.pane();
    const keepWithin = (at: number, most: number): number =>
      Math.max(MARGIN_PX, Math.min(at, most - MARGIN_PX));
    this.#icon.style.transform = `translate(${px(keepWithin(middle.x, width))}, ${px(keepWithin(middle.y, height))})`;
  }

  destroy(): void {
    this.turn(false);
    this.#icon.remove();
  }

  /** Points at the ruler under the cross, and at nothing else: Enter would delete it. */
  look(at: ScreenPoint): void {
    const camera = this.#place.camera();
    if (camera !== null) this.#point(this.#hit(at, camera, REACH_PX));
  }

  #hover(event: PointerEvent): void {
    const camera = this.#place.camera();
    if (camera === null) return;
    const at = this.#placeOf(event);
    const hit = this.#hit(at, camera, reachOf(event));
    // The icon stays while the hand is on its way to it from the end of a long ruler.
    if (hit !== null || !this.#isNearIcon(at, camera)) this.#point(hit);
  }

  /** A ruler that is not the reader's to delete has no icon; whoever presses it is told why. */
  #press(event: PointerEvent): void {
    const camera = this.#place.camera();
    if (camera === null || event.target === this.#icon) return;
    const id = this.#under(this.#placeOf(event), camera, reachOf(event));
    if (id !== null && !this.#isOffered(id)) this.#place.erased(id);
  }

  #placeOf({ clientX, clientY }: PointerEvent): ScreenPoint {
    const box = this.#place.stage.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  #under(at: ScreenPoint, camera: Camera, reach: number): string | null {
    const id = this.#place.overlay.hit(at, camera, reach, ['ruler'])?.id ?? null;
    return id === null || isProjection(id) ? null : id;
  }

  #isOffered(rulerId: string): boolean {
    return this.#rulers.some(({ id }) => id === rulerId);
  }

  #hit(at: ScreenPoint, camera: Camera, reach: number): string | null {
    const id = this.#under(at, camera, reach);
    return id !== null && this.#isOffered(id) ? id : null;
  }

  /** To the next ruler, whose icon then has the focus; says what cannot be done. */
  walk(by: 1 | -1): string | null {
    const next = neighbour(this.#rulers, this.#ruler, by);
    if (next === null) return NO_RULER;
    this.#place.reveal(middleOf(next));
    this.#point(next.id);
    this.#icon.focus({ preventScroll: true });
    return null;
  }

  #isNearIcon(at: ScreenPoint, camera: Camera): boolean {
    const middle = this.#ruler === null ? null : this.#place.overlay.middleOf(this.#ruler, camera);
    return middle !== null && Math.hypot(at.x - middle.x, at.y - middle.y) < TOUCH_REACH_PX * 2;
  }

  #point(ruler: string | null): void {
    this.#ruler = ruler;
    if (ruler === null && this.#icon === this.#icon.ownerDocument.activeElement)
      this.#place.stage.focus({ preventScroll: true });
    this.#icon.hidden = ruler === null;
    this.#icon.setAttribute('aria-description', this.#rulers.find(({ id }) => id === ruler)?.label ?? '');
    this.draw();
  }
}
