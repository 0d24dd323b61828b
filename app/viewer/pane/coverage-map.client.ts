import OpenSeadragon from 'openseadragon';
import type { Coverage } from '#app/core/coverage/coverage.ts';
import { tintBytes } from './coverage-tint.ts';

const TINTS = [0, 1, 2, 3, 4, 5].map(tintBytes);
const NOTHING = tintBytes(0);

/** A pixel for each square. */
function sheetOf({ grid, seen, tissue }: Coverage): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = grid.columns;
  sheet.height = grid.rows;
  const pixels = new ImageData(grid.columns, grid.rows);
  for (let at = 0; at < seen.length; at += 1) {
    if (tissue?.[at] !== 1) continue;
    pixels.data.set(TINTS[seen[at] ?? 0] ?? NOTHING, at * 4);
  }
  sheet.getContext('2d')?.putImageData(pixels, 0, 0);
  return sheet;
}

/** Lays what was seen of the slide over the picture in the corner, below the frame that says where the view is. */
export class CoverageMap {
  readonly #navigator: OpenSeadragon.Navigator;
  readonly #canvas = document.createElement('canvas');
  #coverage: Coverage | null = null;
  #sheet: HTMLCanvasElement | null = null;

  constructor(navigator: OpenSeadragon.Navigator) {
    this.#navigator = navigator;
    this.#canvas.className = 'coverage-map';
    Object.assign(this.#canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.#canvas.style.width = '100%';
    this.#canvas.style.height = '100%';
    navigator.addHandler('update-viewport', () => this.#draw());
  }

  show(coverage: Coverage | null): void {
    if (coverage === this.#coverage) return;
    this.#coverage = coverage;
    this.#sheet = coverage === null ? null : sheetOf(coverage);
    if (coverage === null) this.#canvas.remove();
    else this.#navigator.canvas.append(this.#canvas);
    this.#draw();
  }

  #draw(): void {
    const sheet = this.#sheet;
    const image = this.#navigator.world.getItemAt(0);
    const context = sheet === null ? null : this.#canvas.getContext('2d');
    if (sheet === null || context === null) return;
    const { viewport } = this.#navigator;
    const { x: width, y: height } = viewport.getContainerSize();
    const ratio = OpenSeadragon.pixelDensityRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    if (image === undefined || this.#coverage === null) return;
    const { side } = this.#coverage.grid;
    const { x: imageWidth } = image.getContentSize();
    const at = (x: number, y: number) =>
      viewport.pixelFromPoint(new OpenSeadragon.Point(x / imageWidth, y / imageWidth), true);
    // Where the corner of the slide lies, and where one square leads in each direction: that is all there is to a turn.
    const [origin, right, below] = [at(0, 0), at(side, 0), at(0, side)];
    context.setTransform(
      (right.x - origin.x) * ratio,
      (right.y - origin.y) * ratio,
      (below.x - origin.x) * ratio,
      (below.y - origin.y) * ratio,
      origin.x * ratio,
      origin.y * ratio,
    );
    context.drawImage(sheet, 0, 0);
  }
}
