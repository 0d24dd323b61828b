import type { ScreenPoint } from '../camera.client.ts';

const MIDDLE_BUTTON = 1;
const MAIN_BUTTON = 0;
const MIDDLE_HELD = 4;
const MAIN_HELD = 1;

/** Where Space has a meaning of its own. A button keeps it only for who is there by keyboard. */
const TYPING = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  '[role="dialog"], [role="alertdialog"], [role="menu"]',
].join(', ');

interface Place {
  readonly stage: HTMLElement;
  /** What the picture shows at the first point goes to the second, both from the pane's top left corner. */
  readonly panned: (from: ScreenPoint, to: ScreenPoint) => void;
  /** A hand took hold of the picture, or let go of it. */
  readonly held: (on: boolean) => void;
}

/**
 * Space held, or the middle button, pans whatever tool is on. It is made before the mounts of the tools, so that it
 * hears of a press first; a ruler that is half drawn waits meanwhile and goes on where the hand then is.
 */
export class PanMount {
  readonly #place: Place;
  readonly #listening = new AbortController();
  #isMeasuring = false;
  #isOver = false;
  #space = false;
  /** The press that pans; null while none does, or while one that measures does for a moment. */
  #press: number | null = null;
  #isHeld = false;
  #last: ScreenPoint | null = null;

  constructor(place: Place) {
    this.#place = place;
    const { stage } = place;
    const { signal } = this.#listening;
    const capture = { signal, capture: true };
    stage.addEventListener('pointerenter', () => this.#over(true), { signal });
    stage.addEventListener('pointerleave', () => this.#over(false), { signal });
    stage.addEventListener('pointerdown', (event) => this.#down(event), capture);
    stage.addEventListener('pointermove', (event) => this.#move(event), capture);
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      stage.addEventListener(type, (event) => this.#up(event), capture);
    // The browser would scroll by itself, under a sign of its own.
    stage.addEventListener('mousedown', (event) => event.button === MIDDLE_BUTTON && event.preventDefault(), {
      signal,
    });
    window.addEventListener('keydown', (event) => this.#key(event, true), capture);
    window.addEventListener('keyup', (event) => this.#key(event, false), capture);
    window.addEventListener('blur', () => this.#turnSpace(false), { signal });
  }

  /** A press that measures can turn into a pan half-way. Any other drag belongs to the library or to a patch. */
  measures(on: boolean): void {
    this.#isMeasuring = on;
  }

  destroy(): void {
    this.#turnSpace(false);
    this.#listening.abort();
  }

  #over(on: boolean): void {
    this.#isOver = on;
  }

  #at({ clientX, clientY }: PointerEvent): ScreenPoint {
    const box = this.#place.stage.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  #down(event: PointerEvent): void {
    this.#last = this.#at(event);
    if (this.#press !== null) {
      event.stopImmediatePropagation();
      return;
    }
    const isPan = event.button === MIDDLE_BUTTON || (this.#space && event.button === MAIN_BUTTON);
    if (!isPan || !event.isPrimary) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#place.stage.focus({ preventScroll: true });
    this.#press = event.pointerId;
    this.#place.stage.setPointerCapture(event.pointerId);
    this.#hold(true);
  }

  #pans({ pointerId, buttons }: PointerEvent): boolean {
    if (this.#press !== null) return this.#press === pointerId;
    if (!this.#isMeasuring || (buttons & MAIN_HELD) === 0) return false;
    return this.#space || (buttons & MIDDLE_HELD) !== 0;
  }

  #move(event: PointerEvent): void {
    if (event.buttons === 0) return;
    const [before, now] = [this.#last, this.#at(event)];
    this.#last = now;
    const pans = this.#pans(event);
    this.#hold(pans);
    if (!pans) return;
    event.stopImmediatePropagation();
    if (before !== null) this.#place.panned(before, now);
  }

  #up(event: PointerEvent): void {
    if (this.#press === event.pointerId) {
      event.stopImmediatePropagation();
      this.#press = null;
    }
    if (this.#press === null) this.#hold(false);
  }

  #hold(on: boolean): void {
    if (on === this.#isHeld) return;
    this.#isHeld = on;
    this.#place.held(on);
  }

  #key(event: KeyboardEvent, isDown: boolean): void {
    if (event.code !== 'Space') return;
    if (isDown && !this.#space && !this.#mayTake(event.target)) return;
    if (!isDown && !this.#space) return;
    event.preventDefault();
    event.stopPropagation();
    this.#turnSpace(isDown);
  }

  #mayTake(target: EventTarget | null): boolean {
    if (!this.#isOver && !this.#isHeld) return false;
    if (!(target instanceof Element)) return true;
    return target.closest(TYPING) === null && !target.matches('button:focus-visible, a:focus-visible');
  }

  #turnSpace(on: boolean): void {
    this.#space = on;
    this.#place.stage.toggleAttribute('data-pans', on);
  }
}
