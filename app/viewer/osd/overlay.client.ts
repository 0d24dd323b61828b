import { rulerLabel } from '#app/core/marks/length.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { Camera, ScreenPoint } from './camera.client.ts';

export interface Drawing {
  readonly rulers: readonly Ruler[];
  readonly draft: Ruler | null;
}

export interface Overlay {
  readonly canvas: HTMLCanvasElement;
  draw(drawing: Drawing, camera: Camera): void;
  destroy(): void;
}

// A bright line in a dark rim stands out on pale, pink, brown and black grounds alike.
const LINE_COLOUR = '#ffe14d';
const DRAFT_COLOUR = '#7fe7ff';
const RIM_COLOUR = 'rgba(0, 0, 0, 0.8)';
const LINE_PX = 2;
const RIM_PX = 5;
const END_PX = 7;
const LABEL_GAP_PX = 6;
const LABEL_PAD_PX = 5;
const LABEL_HEIGHT_PX = 20;
const LABEL_FONT = '600 13px system-ui, sans-serif';

function tracePath(context: CanvasRenderingContext2D, from: ScreenPoint, to: ScreenPoint): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across =
    length === 0 ? { x: 0, y: 0 } : { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  for (const end of [from, to]) {
    context.moveTo(end.x - across.x * END_PX, end.y - across.y * END_PX);
    context.lineTo(end.x + across.x * END_PX, end.y + across.y * END_PX);
  }
}

/** Beside the middle of the line, on its upper side (or the right one), clear of the line itself. */
function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  from: ScreenPoint,
  to: ScreenPoint,
): void {
  const halfWidth = context.measureText(text).width / 2 + LABEL_PAD_PX;
  const halfHeight = LABEL_HEIGHT_PX / 2;
  const angle = Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2;
  const side = Math.sin(angle) < -1e-6 || Math.cos(angle) > 0.999 ? 1 : -1;
  const normal = { x: Math.cos(angle) * side, y: Math.sin(angle) * side };
  const away = Math.abs(normal.x) * halfWidth + Math.abs(normal.y) * halfHeight + LABEL_GAP_PX;
  const x = (from.x + to.x) / 2 + normal.x * away;
  const y = (from.y + to.y) / 2 + normal.y * away;
  context.fillStyle = RIM_COLOUR;
  context.beginPath();
  context.roundRect(x - halfWidth, y - halfHeight, halfWidth * 2, LABEL_HEIGHT_PX, 4);
  context.fill();
  context.fillStyle = '#fff';
  context.fillText(text, x - halfWidth + LABEL_PAD_PX, y);
}

function isNearView(from: ScreenPoint, to: ScreenPoint, width: number, height: number): boolean {
  const margin = 200;
  return (
    Math.max(from.x, to.x) > -margin &&
    Math.max(from.y, to.y) > -margin &&
    Math.min(from.x, to.x) < width + margin &&
    Math.min(from.y, to.y) < height + margin
  );
}

function drawRuler(context: CanvasRenderingContext2D, ruler: Ruler, camera: Camera, colour: string): void {
  const from = camera.toPane(ruler.from);
  const to = camera.toPane(ruler.to);
  if (!isNearView(from, to, context.canvas.clientWidth, context.canvas.clientHeight)) return;
  tracePath(context, from, to);
  context.lineCap = 'round';
  context.strokeStyle = RIM_COLOUR;
  context.lineWidth = RIM_PX;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = LINE_PX;
  context.stroke();
  const label = rulerLabel(ruler);
  if (label !== '') drawLabel(context, label, from, to);
}

/** One canvas over the tiles, painted in the same frame as they are; it never takes the pointer. */
export function createOverlay(host: HTMLElement): Overlay {
  const canvas = document.createElement('canvas');
  canvas.className = 'ruler-overlay';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '101',
  });
  host.append(canvas);
  return {
    canvas,
    draw: ({ rulers, draft }, camera) => {
      const context = canvas.getContext('2d');
      if (context === null) return;
      const ratio = window.devicePixelRatio || 1;
      const width = Math.round(host.clientWidth * ratio);
      const height = Math.round(host.clientHeight * ratio);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      context.font = LABEL_FONT;
      context.textBaseline = 'middle';
      for (const ruler of rulers) if (ruler.visible) drawRuler(context, ruler, camera, LINE_COLOUR);
      if (draft !== null) drawRuler(context, draft, camera, DRAFT_COLOUR);
    },
    destroy: () => {
      canvas.remove();
    },
  };
}
