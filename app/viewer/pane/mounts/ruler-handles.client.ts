import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { RulerPart } from '#app/core/tools/ruler-edit-tool.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import { arrowStep, isArrow } from './arrow-keys.ts';
import { middleOf } from './walk.ts';

type RulerEnd = Exclude<RulerPart, 'whole'>;

const ENDS: readonly RulerEnd[] = ['from', 'to'];
/** In the order of the Tab key. */
const PARTS: readonly RulerPart[] = [...ENDS, 'whole'];
const NAMES: Readonly<Record<RulerPart, string>> = { from: 'Start', to: 'End', whole: 'All' };

/** Where a part is taken hold of. */
export const placeOf = (ruler: ShownRuler, part: RulerPart): ImagePoint =>
  part === 'whole' ? middleOf(ruler) : ruler[part];

/** What keys ask for at a part of the ruler. */
export interface PartKeys {
  /** By an arrow key: how far it goes on the screen. */
  readonly nudged: (part: RulerPart, by: ScreenPoint) => void;
  /** The arrow key was let go of, or the focus went elsewhere. */
  readonly settled: () => void;
  readonly erased: () => void;
}

/**
 * The ends of the chosen ruler, and the whole of it, as elements of the page: they can be focused, named and moved by
 * key. That of the whole is for keys alone and seen only while it has the focus: a pointer takes the line itself.
 */
export class RulerHandles {
  readonly #handles: Readonly<Record<RulerPart, HTMLButtonElement>>;
  #ruler: ShownRuler | null = null;

  readonly #stage: HTMLElement;

  constructor(stage: HTMLElement, keys: PartKeys) {
    this.#stage = stage;
    const make = (part: RulerPart): HTMLButtonElement => {
      const handle = stage.ownerDocument.createElement('button');
      handle.type = 'button';
      handle.className = 'ruler-handle';
      handle.dataset['part'] = part;
      handle.hidden = true;
      handle.addEventListener('keydown', (event) => {
        const step = arrowStep(event);
        if (step === null && event.key !== 'Delete') return;
        // The arrow keys pan the slide everywhere else in the pane.
        event.preventDefault();
        event.stopPropagation();
        if (step !== null) keys.nudged(part, step);
        else keys.erased();
      });
      handle.addEventListener('keyup', (event) => isArrow(event) && keys.settled());
      handle.addEventListener('blur', () => keys.settled());
      stage.append(handle);
      return handle;
    };
    this.#handles = { from: make('from'), to: make('to'), whole: make('whole') };
  }

  show(ruler: ShownRuler | null): void {
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    const { activeElement } = this.#stage.ownerDocument;
    // What is hidden would drop the keyboard's focus.
    if (ruler === null && PARTS.some((part) => this.#handles[part] === activeElement))
      this.#stage.focus({ preventScroll: true });
    for (const part of PARTS) {
      this.#handles[part].hidden = ruler === null;
      const name = `${NAMES[part]} of the measurement ${ruler?.label ?? ''}. The arrow keys move it, Delete deletes it.`;
      if (ruler !== null) this.#handles[part].setAttribute('aria-label', name);
    }
  }

  focus(end: RulerEnd): void {
    this.#handles[end].focus({ preventScroll: true });
  }

  /** In each frame. */
  draw(camera: Camera): void {
    if (this.#ruler === null) return;
    for (const part of PARTS) {
      const { x, y } = camera.toPane(placeOf(this.#ruler, part));
      this.#handles[part].style.transform = `translate(${String(x)}px, ${String(y)}px)`;
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
    for (const part of PARTS) this.#handles[part].remove();
  }
}
