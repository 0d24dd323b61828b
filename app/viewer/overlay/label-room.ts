import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { type Edges, touches } from './mark-geometry.ts';
import { LABEL_HEIGHT_PX } from './mark-style.ts';

/** CSS pixels; a label lies in few cells, and a cell holds few labels, however many marks there are. */
const CELL_PX = 64;
const ROW_OF_CELLS = 1 << 16;

/** Where labels lie in one picture. Whoever asks first has the room; a label that finds none is not shown. */
export class LabelRoom {
  readonly #cells = new Map<number, Edges[]>();
  readonly #pane: Edges;

  constructor({ width, height }: ImageSize) {
    this.#pane = { minX: 0, minY: 0, maxX: width, maxY: height };
  }

  /** Whether a label about that point lies in the pane and on no other; then it has its place. */
  take({ x, y }: ScreenPoint, halfWidth: number, height = LABEL_HEIGHT_PX): boolean {
    const halfHeight = height / 2;
    const box = { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight };
    if (!touches(box, this.#pane)) return false;
    const cells = cellsOf(box);
    if (cells.some((cell) => this.#cells.get(cell)?.some((other) => touches(other, box)))) return false;
    for (const cell of cells) {
      const known = this.#cells.get(cell);
      if (known === undefined) this.#cells.set(cell, [box]);
      else known.push(box);
    }
    return true;
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
