import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { type Edges, partWithin, touches } from './mark-geometry.ts';
import { LABEL_HEIGHT_PX } from './mark-style.ts';

/** CSS pixels; a label lies in few cells, and a cell holds few labels, however many marks there are. */
const CELL_PX = 64;
const ROW_OF_CELLS = 1 << 16;
/** CSS pixels; what is known of the lines of rulers is which of these squares they go through. */
const SQUARE_PX = 8;
/** Twice as far from a line of another ruler as from the own one, so that nobody takes a length for the other one's. */
const CLEAR_PX = 12;
/** Lines of several rulers go through a square. */
const SEVERAL = {};

/**
 * Where labels lie in one picture, and the lines that they keep clear of. Whoever asks first has the room; a label that
 * finds none is not shown.
 */
export class LabelRoom {
  readonly #cells = new Map<number, Edges[]>();
  readonly #pane: Edges;
  readonly #columns: number;
  /** Whose line goes through a square. */
  readonly #lines = new Map<number, object>();

  constructor({ width, height }: ImageSize) {
    this.#pane = { minX: 0, minY: 0, maxX: width, maxY: height };
    this.#columns = Math.floor(width / SQUARE_PX) + 1;
  }

  /** What lies over a part of the pane, behind which a label would be cut. */
  cover(box: Edges): void {
    this.#keep(box, cellsOf(box));
  }

  /** A line that the labels of others than `owner` keep clear of. */
  line(owner: object, from: ScreenPoint, to: ScreenPoint): void {
    const part = partWithin(from, to, this.#pane);
    if (part === null) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const steps = Math.ceil(((part[1] - part[0]) * Math.hypot(dx, dy)) / SQUARE_PX);
    for (let step = 0; step <= steps; step += 1) {
      const along = part[0] + (steps === 0 ? 0 : ((part[1] - part[0]) * step) / steps);
      const at = this.#squareOf(from.x + dx * along, from.y + dy * along);
      const known = this.#lines.get(at);
      this.#lines.set(at, known === undefined || known === owner ? owner : SEVERAL);
    }
  }

  #squareOf(x: number, y: number): number {
    return Math.floor(y / SQUARE_PX) * this.#columns + Math.floor(x / SQUARE_PX);
  }

  #isClear({ minX, minY, maxX, maxY }: Edges, owner: object): boolean {
    const [left, right] = [Math.max(0, minX - CLEAR_PX), Math.min(this.#pane.maxX, maxX + CLEAR_PX)];
    const [top, bottom] = [Math.max(0, minY - CLEAR_PX), Math.min(this.#pane.maxY, maxY + CLEAR_PX)];
    for (let row = Math.floor(top / SQUARE_PX); row <= Math.floor(bottom / SQUARE_PX); row += 1) {
      const last = this.#squareOf(right, row * SQUARE_PX);
      for (let at = this.#squareOf(left, row * SQUARE_PX); at <= last; at += 1) {
        const other = this.#lines.get(at);
        if (other !== undefined && other !== owner) return false;
      }
    }
    return true;
  }

  /**
   * Whether a label about that point lies in the pane and on no other; then it has its place. That of an `owner` keeps
   * clear of the lines of others too.
   */
  take(
    { x, y }: ScreenPoint,
    halfWidth: number,
    height = LABEL_HEIGHT_PX,
    owner: object | null = null,
  ): boolean {
    const halfHeight = height / 2;
    const box = { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight };
    if (!touches(box, this.#pane)) return false;
    const cells = cellsOf(box);
    if (cells.some((cell) => this.#cells.get(cell)?.some((other) => touches(other, box)))) return false;
    if (owner !== null && !this.#isClear(box, owner)) return false;
    this.#keep(box, cells);
    return true;
  }

  #keep(box: Edges, cells: readonly number[]): void {
    for (const cell of cells) {
      const known = this.#cells.get(cell);
      if (known === undefined) this.#cells.set(cell, [box]);
      else known.push(box);
    }
  }
}

function cellsOf({ minX, minY, maxX, maxY }: Edges): readonly number[] {
  const cells: number[] = [];
  for (let row = Math.floor(minY / CELL_PX); row <= Math.floor(maxY / CELL_PX); row += 1)
    for (let column = Math.floor(minX / CELL_PX); column <= Math.floor(maxX / CELL_PX); column += 1)
      cells.push(row * ROW_OF_CELLS + column);
  return cells;
}

/** Zoomed out, a mark that is shorter than its own label would only be hidden by it. */
export const isLongEnough = (lengthOnScreen: number, halfWidth: number): boolean =>
  lengthOnScreen >= halfWidth * 2;
