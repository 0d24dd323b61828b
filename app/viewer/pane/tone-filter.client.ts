import { type Adjustment, isNeutral, NO_ADJUSTMENT, toneTable } from '#app/core/viewing/adjustment.ts';

const SVG = 'http://www.w3.org/2000/svg';
let made = 0;

interface FilterParts {
  readonly root: SVGSVGElement;
  readonly id: string;
  readonly curves: readonly Element[];
}

function createFilter(page: Document): FilterParts {
  const root = page.createElementNS(SVG, 'svg');
  const filter = page.createElementNS(SVG, 'filter');
  const transfer = page.createElementNS(SVG, 'feComponentTransfer');
  made += 1;
  const id = `tone-filter-${String(made)}`;
  filter.setAttribute('id', id);
  // In the colours as they are stored: the table is made for those.
  filter.setAttribute('color-interpolation-filters', 'sRGB');
  const curves = ['feFuncR', 'feFuncG', 'feFuncB'].map((name) => page.createElementNS(SVG, name));
  for (const curve of curves) curve.setAttribute('type', 'table');
  transfer.append(...curves);
  filter.append(transfer);
  root.append(filter);
  root.setAttribute('aria-hidden', 'true');
  // Not 'display: none', with which some browsers drop the filter too.
  Object.assign(root.style, { position: 'absolute', width: '0', height: '0' });
  return { root, id, curves };
}

/** Changes how the tiles look and nothing else: marks, scale bar and navigator lie beside this canvas. */
export class ToneFilter {
  readonly #canvas: HTMLElement;
  readonly #parts: FilterParts;
  #adjustment = NO_ADJUSTMENT;

  constructor(host: HTMLElement, canvas: HTMLElement) {
    this.#canvas = canvas;
    this.#parts = createFilter(host.ownerDocument);
    host.append(this.#parts.root);
  }

  set(adjustment: Adjustment): void {
    if (adjustment === this.#adjustment) return;
    this.#adjustment = adjustment;
    const table = toneTable(adjustment).join(' ');
    for (const curve of this.#parts.curves) curve.setAttribute('tableValues', table);
    this.#canvas.style.filter = isNeutral(adjustment) ? '' : `url(#${this.#parts.id})`;
  }

  /** Adjusts the pixels of a picture one by one, since not every browser has filters for canvases. */
  paint(context: CanvasRenderingContext2D): void {
    if (isNeutral(this.#adjustment)) return;
    const { width, height } = context.canvas;
    const pixels = context.getImageData(0, 0, width, height);
    const table = Uint8ClampedArray.from(toneTable(this.#adjustment), (value) => value * 255);
    const { data } = pixels;
    for (let at = 0; at < data.length; at += 4) {
      for (let colour = at; colour < at + 3; colour += 1) data[colour] = table[data[colour] ?? 0] ?? 0;
    }
    context.putImageData(pixels, 0, 0);
  }
}
