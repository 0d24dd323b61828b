import type { ShownRuler } from '#app/core/marks/shown.ts';
import { isProjection } from '#app/core/viewing/mirror.ts';
import type { Overlay } from '../../overlay/overlay.client.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';

/** CSS pixels from a ruler within which it counts as pointed at; a finger covers more than a mouse. */
const REACH_PX = 8;
const TOUCH_REACH_PX = 22;

/** The icon's middle keeps this far from the pane's edge when its ruler's middle is out of view. */
const MARGIN_PX = 22;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const px = (length: number): string => `${String(length)}px`;

interface Place {
  readonly stage: HTMLElement;
  readonly overlay: Overlay;
  readonly camera: () => Camera | null;
  readonly erased: (rulerId: string) => void;
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
 * the other pane's rulers show none, since they are not there to be deleted. The arrow keys go from ruler to ruler.
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
    this.#icon.addEventListener('click', () => {
      const ruler = this.#ruler;
      this.#point(null);
      place.stage.focus({ preventScroll: true });
      if (ruler !== null) place.erased(ruler);
    });
  }

  /** The rulers that can be reached by key, in that order. */
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
      if (event.target === this.#icon) return;
      this.#look(event);
    };
    this.#place.stage.addEventListener('pointermove', look, { signal });
    this.#place.stage.addEventListener('pointerdown', look, { signal });
    this.#place.stage.addEventListener('keydown', (event) => this.#step(event), { signal });
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
    const held = (at: number, most: number): number => Math.max(MARGIN_PX, Math.min(at, most - MARGIN_PX));
    this.#icon.style.transform = `translate(${px(held(middle.x, width))}, ${px(held(middle.y, height))})`;
  }

  destroy(): void {
    this.turn(false);
    this.#icon.remove();
  }

  #look(event: PointerEvent): void {
    const camera = this.#place.camera();
    if (camera === null) return;
    const box = this.#place.stage.getBoundingClientRect();
    const at: ScreenPoint = { x: event.clientX - box.left, y: event.clientY - box.top };
    const reach = event.pointerType === 'touch' ? TOUCH_REACH_PX : REACH_PX;
    const hit = this.#place.overlay.hit(at, camera, reach, ['ruler']);
    // The icon stays while the hand is on its way to it from the end of a long ruler.
    if (hit !== null) this.#point(isProjection(hit.id) ? null : hit.id);
    else if (!this.#isNearIcon(at, camera)) this.#point(null);
  }

  #step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const camera = this.#place.camera();
    if (by === undefined || camera === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { width, height } = camera.pane();
    const inView = this.#rulers.filter(({ id }) => {
      const at = isProjection(id) ? null : this.#place.overlay.middleOf(id, camera);
      return at !== null && at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
    });
    const now = inView.findIndex(({ id }) => id === this.#ruler);
    const next = now < 0 && by < 0 ? inView.at(-1) : inView[(now + by + inView.length) % inView.length];
    if (next === undefined) return;
    this.#point(next.id);
    this.#icon.focus({ preventScroll: true });
  }

  #isNearIcon(at: ScreenPoint, camera: Camera): boolean {
    const middle = this.#ruler === null ? null : this.#place.overlay.middleOf(this.#ruler, camera);
    return middle !== null && Math.hypot(at.x - middle.x, at.y - middle.y) < TOUCH_REACH_PX * 2;
  }

  #point(ruler: string | null): void {
    this.#ruler = ruler;
    this.#icon.hidden = ruler === null;
    this.#icon.setAttribute('aria-description', this.#rulers.find(({ id }) => id === ruler)?.label ?? '');
    this.draw();
  }
}
