import { Press } from './click-slop.ts';

const MAIN_BUTTON = 0;

/**
 * Clicks that ended no drag (specification 4.6). OpenSeadragon's own clicks end after 300 ms, have one slop for
 * every kind of pointer, and count a drag that came back, or the last finger of a pinch, as a click.
 */
export class ClickMount {
  readonly #stage: HTMLElement;
  readonly #clicked: (event: PointerEvent) => void;
  #listening: AbortController | null = null;
  #press: Press | null = null;

  constructor(stage: HTMLElement, clicked: (event: PointerEvent) => void) {
    this.#stage = stage;
    this.#clicked = clicked;
  }

  turn(on: boolean): void {
    if (on === (this.#listening !== null)) return;
    this.#listening?.abort();
    this.#press = null;
    this.#listening = on ? new AbortController() : null;
    if (this.#listening === null) return;
    const { signal } = this.#listening;
    const listen = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      hear: (event: PointerEvent) => void,
    ): void => {
      this.#stage.addEventListener(type, hear, { signal });
    };
    listen('pointerdown', (event) => {
      // A second finger makes it something else than a click.
      this.#press = event.isPrimary && event.button === MAIN_BUTTON ? new Press(event) : null;
    });
    listen('pointermove', (event) => {
      if (this.#press?.pointerId === event.pointerId) this.#press.isDrag(event);
    });
    listen('pointercancel', () => {
      this.#press = null;
    });
    listen('pointerup', (event) => {
      const press = this.#press;
      if (press?.pointerId !== event.pointerId) return;
      this.#press = null;
      if (!press.isDrag(event)) this.#clicked(event);
    });
  }
}
