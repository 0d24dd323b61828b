import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import { arrowStep, isArrow } from './arrow-keys.ts';

export type RulerEnd = 'from' | 'to';

const ENDS: readonly RulerEnd[] = ['from', 'to'];
const NAMES: Readonly<Record<RulerEnd, string>> = { from: 'Start', to: 'End' };
/** What keys ask for at an end. */
export interface EndKeys {
  /** By an arrow key: how far it goes on the screen. */
  readonly nudged: (end: RulerEnd, by: ScreenPoint) => void;
  /** The arrow key was let go of, or the focus went elsewhere. */
  readonly settled: () => void;
  readonly erased: () => void;
}

/** The ends of the chosen ruler as elements of the page: they can be focused, named and moved by key. */
export class RulerHandles {
  readonly #handles: Readonly<Record<RulerEnd, HTMLButtonElement>>;
  #ruler: ShownRuler | null = null;

  readonly #stage: HTMLElement;

  constructor(stage: HTMLElement, keys: EndKeys) {
    this.#stage = stage;
    const make = (end: RulerEnd): HTMLButtonElement => {
      const handle = stage.ownerDocument.createElement('button');
      handle.type = 'button';
      handle.className = 'ruler-handle';
      handle.hidden = true;
      handle.addEventListener('keydown', (event) => {
        const step = arrowStep(event);
        if (step === null && event.key !== 'Delete') return;
        // The arrow keys pan the slide everywhere else in the pane.
        event.preventDefault();
        event.stopPropagation();
        if (step !== null) keys.nudged(end, step);
        else keys.erased();
      });
      handle.addEventListener('keyup', (event) => isArrow(event) && keys.settled());
      handle.addEventListener('blur', () => keys.settled());
      stage.append(handle);
      return handle;
    };
    this.#handles = { from: make('from'), to: make('to') };
  }

  show(ruler: ShownRuler | null): void {
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    const { activeElement } = this.#stage.ownerDocument;
    // What is hidden would drop the keyboard's focus.
    if (ruler === null && ENDS.some((end) => this.#handles[end] === activeElement))
      this.#stage.focus({ preventScroll: true });
    for (const end of ENDS) {
      this.#handles[end].hidden = ruler === null;
      const name = `${NAMES[end]} of the measurement ${ruler?.label ?? ''}. The arrow keys move it, Delete deletes it.`;
      if (ruler !== null) this.#handles[end].setAttribute('aria-label', name);
    }
  }

  focus(end: RulerEnd): void {
    this.#handles[end].focus({ preventScroll: true });
  }

  /** In each frame. */
  draw(camera: Camera): void {
    if (this.#ruler === null) return;
    for (const end of ENDS) {
      const { x, y } = camera.toPane(this.#ruler[end]);
      this.#handles[end].style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    }
  }

  /** The nearest end within reach; both where the ruler is short. */
  endAt(at: ScreenPoint, camera: Camera, reach: number): RulerEnd | null {
    const ruler = this.#ruler;
    if (ruler === null) return null;
    const far = (end: RulerEnd): number => {
      const place = camera.toPane(ruler[end]);
      return Math.max(Math.abs(place.x - at.x), Math.abs(place.y - at.y));
    };
    const nearest: RulerEnd = far('from') < far('to') ? 'from' : 'to';
    return far(nearest) <= reach ? nearest : null;
  }

  destroy(): void {
    for (const end of ENDS) this.#handles[end].remove();
  }
}
