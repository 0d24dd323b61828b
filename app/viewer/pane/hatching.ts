/** In pixels of the canvas. */
export interface HatchedArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS pixels between two lines, along each axis. */
const SPACING = 16;
/** A dark and a light line side by side: one of them stands out on any stain. */
const DARK = 'rgb(0 0 0 / 0.35)';
const LIGHT = 'rgb(255 255 255 / 0.55)';

function trace(
  context: CanvasRenderingContext2D,
  { left, top, right, bottom }: HatchedArea,
  shift: number,
  spacing: number,
): void {
  // Lines on which across plus down is the same; where they lie is settled by `shift`, so that they stay on
  // the tissue while it moves, and run on from one tile into the next.
  const first = left + top - ((((left + top - shift) % spacing) + spacing) % spacing);
  context.beginPath();
  for (let sum = first; sum <= right + bottom; sum += spacing) {
    context.moveTo(sum - top, top);
    context.lineTo(sum - bottom, bottom);
  }
  context.stroke();
}

/**
 * Diagonal lines over these areas, whatever lies under them. `origin` is the slide's corner, in pixels of the
 * canvas, and `ratio` how many of these there are for a CSS pixel.
 */
export function hatch(
  context: CanvasRenderingContext2D,
  areas: readonly HatchedArea[],
  origin: { readonly x: number; readonly y: number },
  ratio: number,
): void {
  context.save();
  context.beginPath();
  for (const { left, top, right, bottom } of areas) context.rect(left, top, right - left, bottom - top);
  // One clip for all of them: neighbours share a border, which must not be drawn twice.
  context.clip();
  context.lineWidth = ratio;
  const whole = {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
  for (const [colour, aside] of [
    [DARK, 0],
    [LIGHT, 1.5 * ratio],
  ] as const) {
    context.strokeStyle = colour;
    trace(context, whole, origin.x + origin.y + aside, SPACING * ratio);
  }
  context.restore();
}
