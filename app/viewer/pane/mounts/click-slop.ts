/** CSS pixels that a press may wander and still be a click: a finger rolls, a pen trembles, a mouse lies still. */
const SLOP_PX: Readonly<Record<string, number>> = { mouse: 4, pen: 8, touch: 14 };

/** By `PointerEvent.pointerType`; a kind that nobody knows counts as a mouse. */
export function slopOf(pointerType: string): number {
  return SLOP_PX[pointerType] ?? 4;
}

/** A press from where it began; it stays a drag once it has been one, wherever it ends. */
export class Press {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly #slop: number;
  readonly #x: number;
  readonly #y: number;
  #isDrag = false;

  constructor({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.#slop = slopOf(pointerType);
    this.#x = clientX;
    this.#y = clientY;
  }

  /** Whether the hand has left the place of the press by now. */
  isDrag({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean {
    this.#isDrag ||= Math.hypot(clientX - this.#x, clientY - this.#y) > this.#slop;
    return this.#isDrag;
  }
}

type Pointed = Pick<PointerEvent, 'pointerType'>;

/**
 * Whether two fingers mean to zoom, so that the first of them was no press of its own. A palm that lies down beside a pen
 * takes nothing from the pen.
 */
export const isSecondFinger = (press: Pointed, event: Pointed): boolean =>
  press.pointerType === 'touch' && event.pointerType === 'touch';
