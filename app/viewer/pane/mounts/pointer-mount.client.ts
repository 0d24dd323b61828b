import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { PointerInput } from '#app/core/tools/tool.ts';
import type { Camera } from '../camera.client.ts';
import { isSecondFinger } from './click-slop.ts';
import { crossing } from './image-edge.ts';

const MAIN_BUTTON = 0;

type PointerEventType = `pointer${'down' | 'move' | 'up' | 'cancel'}` | 'lostpointercapture';

interface Press {
  readonly pointerId: number;
  readonly pointerType: string;
  last: ImagePoint;
}

/**
 * Turns a press of mouse, pen or finger on the pane into tool input in image pixels. OpenSeadragon's own
 * tracker reports whole screen pixels, takes the element's edge for the image's, and pans; so it is
 * switched off by the pane while this mount is on. Pointer capture keeps the press when the pointer leaves
 * the element over an image that goes on; leaving the image itself ends it (specification 4.5).
 */
export class PointerMount {
  readonly #element: HTMLElement;
  readonly #camera: () => Camera | null;
  readonly #send: (input: PointerInput) => void;
  #press: Press | null = null;
  #listening: AbortController | null = null;

  constructor(element: HTMLElement, camera: () => Camera | null, send: (input: PointerInput) => void) {
    this.#element = element;
    this.#camera = camera;
    this.#send = send;
  }

  get isOn(): boolean {
    return this.#listening !== null;
  }

  turn(on: boolean): void {
    if (on === this.isOn) return;
    this.#element.style.cursor = on ? 'crosshair' : '';
    if (!on) {
      this.#cancel();
      this.#listening?.abort();
      this.#listening = null;
      return;
    }
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const listen = (type: PointerEventType, handle: (event: PointerEvent) => void): void => {
      this.#element.addEventListener(type, handle, { signal });
    };
    listen('pointerdown', (event) => {
      this.#down(event);
    });
    listen('pointermove', (event) => {
      this.#move(event);
    });
    listen('pointerup', (event) => {
      this.#up(event);
    });
    listen('pointercancel', (event) => {
      if (this.#isPressed(event)) this.#cancel();
    });
    listen('lostpointercapture', (event) => {
      if (this.#isPressed(event)) this.#cancel();
    });
    // In the capture phase: a dialog or menu may keep Escape to itself further down.
    window.addEventListener(
      'keydown',
      (event) => {
        this.#key(event);
      },
      { signal, capture: true },
    );
  }

  #isPressed(event: PointerEvent): boolean {
    return this.#press !== null && this.#press.pointerId === event.pointerId;
  }

  /** Client coordinates are fractions of a pixel where the device gives them; nothing is rounded. */
  #imagePoint(event: PointerEvent, camera: Camera): ImagePoint {
    const box = this.#element.getBoundingClientRect();
    return camera.toImage({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  #down(event: PointerEvent): void {
    const camera = this.#camera();
    if (camera === null) return;
    if (this.#press !== null) {
      if (isSecondFinger(this.#press, event)) this.#cancel();
      return;
    }
    if (!event.isPrimary || event.button !== MAIN_BUTTON) return;
    event.preventDefault();
    this.#element.focus({ preventScroll: true });
    const at = this.#imagePoint(event, camera);
    const inside = camera.isInside(at);
    if (inside) {
      this.#press = { pointerId: event.pointerId, pointerType: event.pointerType, last: at };
      this.#element.setPointerCapture(event.pointerId);
    }
    this.#send({ kind: 'down', at, inside });
  }

  #move(event: PointerEvent): void {
    const camera = this.#camera();
    if (camera === null || this.#press === null || !this.#isPressed(event)) return;
    const at = this.#imagePoint(event, camera);
    if (camera.isInside(at)) {
      this.#press.last = at;
      this.#send({ kind: 'move', at, inside: true });
      return;
    }
    const edge = crossing(this.#press.last, at, camera.size);
    this.#release();
    this.#send({ kind: 'move', at: edge, inside: true });
    this.#send({ kind: 'left' });
  }

  #up(event: PointerEvent): void {
    if (!this.#isPressed(event)) return;
    // The last move may lie behind the release; the release may lie outside the image.
    this.#move(event);
    const at = this.#press?.last;
    if (at === undefined) return;
    this.#release();
    this.#send({ kind: 'up', at, inside: true });
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#press === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  }

  #cancel(): void {
    if (this.#press === null) return;
    this.#release();
    this.#send({ kind: 'cancelled' });
  }

  #release(): void {
    const press = this.#press;
    this.#press = null;
    if (press !== null && this.#element.hasPointerCapture(press.pointerId)) {
      this.#element.releasePointerCapture(press.pointerId);
    }
  }
}
