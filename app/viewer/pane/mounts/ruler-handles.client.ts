import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';

export type RulerEnd = 'from' | 'to';

const ENDS: readonly RulerEnd[] = ['from', 'to'];
const NAMES: Readonly<Record<RulerEnd, string>> = { from: 'Start', to: 'End' };
/** CSS pixels that an arrow key moves an end; with Shift, and without it. */
const FAR_STEP_PX = 10;
const STEP_PX = 1;
const STEPS: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Asked for by an arrow key: an end, and how far it goes on the screen. */
export type NudgedEnd = (end: RulerEnd, by: ScreenPoint) => void;

/** The ends of the chosen ruler as elements of the page: they can be focused, named and moved by key. */
export class RulerHandles {
  readonly #handles: Readonly<Record<RulerEnd, HTMLButtonElement>>;
  #ruler: ShownRuler | null = null;

  constructor(stage: HTMLElement, nudged: NudgedEnd) {
    const make = (end: RulerEnd): HTMLButtonElement => {
      const handle = stage.ownerDocument.createElement('button');
      handle.type = 'button';
      handle.className = 'ruler-handle';
      handle.hidden = true;
      handle.addEventListener('keydown', (event) => {
        const step = STEPS[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        // The arrow keys pan the slide everywhere else in the pane.
        event.preventDefault();
        event.stopPropagation();
        const far = event.shiftKey ? FAR_STEP_PX : STEP_PX;
        nudged(end, { x: step.x * far, y: step.y * far });
      });
      stage.append(handle);
      return handle;
    };
    this.#handles = { from: make('from'), to: make('to') };
  }

  show(ruler: ShownRuler | null): void {
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    for (const end of ENDS) {
      this.#handles[end].hidden = ruler === null;
      const name = `${NAMES[end]} of the measurement ${ruler?.label ?? ''}. The arrow keys move it.`;
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
