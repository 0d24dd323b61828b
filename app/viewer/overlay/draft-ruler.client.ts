import { elbowOf } from '#app/core/marks/ruler.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { labelLines } from './label-lines.ts';
import { type MarkCamera, project } from './mark-geometry.ts';
import { insidePane, labelPlaces, mostLabelWidth } from './mark-label-place.ts';
import type { RulerOnScreen } from './mark-rulers.ts';
import {
  DRAFT_COLOUR,
  LABEL_CORNER_PX,
  LABEL_FONT,
  LABEL_HEIGHT_PX,
  LABEL_PAD_PX,
  LEG_DASH_PX,
  LEG_PX,
  LINE_PX,
  RIM_COLOUR,
  RIM_EDGE_PX,
  RIM_PX,
  TEXT_COLOUR,
  TICK_PX,
} from './mark-style.ts';

export interface DraftRuler {
  show(ruler: ShownRuler | null): void;
  draw(camera: MarkCamera): void;
  destroy(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

function element<T extends 'svg' | 'path' | 'rect' | 'text' | 'tspan'>(
  page: Document,
  tag: T,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[T] {
  const made = page.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The line and the ticks at its ends, each of which reaches `reach` CSS pixels to either side. */
function lineOf(from: ScreenPoint, to: ScreenPoint, reach: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : reach / length;
  const [x, y] = [(from.y - to.y) * part, (to.x - from.x) * part];
  const ticks = [from, to].map((end) => `M${end.x - x} ${end.y - y}L${end.x + x} ${end.y + y}`);
  return [`M${from.x} ${from.y}L${to.x} ${to.y}`, ...ticks].join('');
}

/** The ruler under the hand, in the DOM: it changes with each move, and the canvas of all others need not. */
export function createDraftRuler(host: HTMLElement): DraftRuler {
  const page = host.ownerDocument;
  const svg = element(page, 'svg', {
    class: 'draft-ruler',
    'aria-hidden': 'true',
    width: '100%',
    height: '100%',
  });
  Object.assign(svg.style, { position: 'absolute', inset: '0', pointerEvents: 'none', zIndex: '102' });
  const rim = element(page, 'path', { fill: 'none', stroke: RIM_COLOUR, 'stroke-width': String(RIM_PX) });
  const legs = element(page, 'path', {
    fill: 'none',
    stroke: DRAFT_COLOUR,
    'stroke-width': String(LEG_PX),
    'stroke-dasharray': LEG_DASH_PX.join(' '),
  });
  const line = element(page, 'path', { fill: 'none', stroke: DRAFT_COLOUR, 'stroke-width': String(LINE_PX) });
  const plate = element(page, 'rect', { fill: RIM_COLOUR, rx: String(LABEL_CORNER_PX) });
  const label = element(page, 'text', { fill: TEXT_COLOUR, 'dominant-baseline': 'central' });
  label.style.font = LABEL_FONT;
  svg.append(rim, legs, line, plate, label);
  svg.style.display = 'none';
  host.append(svg);
  let shown: ShownRuler | null = null;

  /** Measured as one line, and in as many as the pane is wide enough for. */
  const linesOf = (text: string, paneWidth: number): readonly SVGTSpanElement[] => {
    const widthOf = (words: string): number => {
      label.textContent = words;
      return label.getComputedTextLength() + 2 * LABEL_PAD_PX;
    };
    const lines = labelLines(text, mostLabelWidth(paneWidth), widthOf).map((words) => {
      const line = element(page, 'tspan', {});
      line.textContent = words;
      return line;
    });
    label.replaceChildren(...lines);
    return lines;
  };

  const writeLabel = (
    text: string,
    { from, to, elbow }: Pick<RulerOnScreen, 'from' | 'to' | 'elbow'>,
    pane: ImageSize,
  ): void => {
    plate.style.display = text === '' ? 'none' : '';
    const lines = linesOf(text, pane.width);
    const lengths = lines.map((line) => line.getComputedTextLength());
    const half = Math.max(...lengths) / 2 + LABEL_PAD_PX;
    const height = lines.length * LABEL_HEIGHT_PX;
    const [place] = labelPlaces(from, to, half, elbow, height);
    const { x, y } = insidePane(place, pane, half, height);
    plate.setAttribute('x', String(x - half));
    plate.setAttribute('y', String(y - height / 2));
    plate.setAttribute('width', String(half * 2));
    plate.setAttribute('height', String(height));
    lines.forEach((line, at) => {
      line.setAttribute('x', String(x - half + LABEL_PAD_PX));
      line.setAttribute('y', String(y - height / 2 + (at + 0.5) * LABEL_HEIGHT_PX));
    });
  };

  return {
    show: (ruler) => {
      shown = ruler;
      svg.style.display = ruler === null ? 'none' : '';
    },
    draw: (camera) => {
      if (shown === null) return;
      const matrix = camera.matrix();
      const [from, to] = [project(matrix, shown.from), project(matrix, shown.to)];
      rim.setAttribute('d', lineOf(from, to, TICK_PX + RIM_EDGE_PX));
      line.setAttribute('d', lineOf(from, to, TICK_PX));
      const elbow = project(matrix, elbowOf(shown));
      legs.setAttribute(
        'd',
        shown.mode === 'coordinate' ? `M${from.x} ${from.y}L${elbow.x} ${elbow.y}L${to.x} ${to.y}` : '',
      );
      const legged = shown.mode === 'coordinate' ? elbow : null;
      writeLabel(shown.label, { from, to, elbow: legged }, camera.pane());
    },
    destroy: () => svg.remove(),
  };
}
