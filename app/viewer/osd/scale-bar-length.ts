import type { Scale } from '#app/core/slides/scale.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';

/** Specification 9. */
export const SCALE_BAR_MIN_WIDTH_PX = 150;
export const SCALE_BAR_THICKNESS_PX = 2;
export const SCALE_BAR_OFFSET_PX = 5;

const MICRONS_PER_METRE = 1_000_000;
const NICE_STEPS = [1, 2, 5, 10] as const;

export interface ScaleBar {
  /** CSS pixels, from 150 up to 375. */
  readonly widthPx: number;
  readonly text: string;
  /** The scale is the specification's default and nobody measured it: drawn dashed. */
  readonly assumed: boolean;
}

/**
 * CSS pixels per metre along the screen's horizontal. Pixels of a scan need not be square, so the
 * direction counts: a turned view lays the screen's horizontal across both axes of the image.
 */
export function pixelsPerMetre(
  mpp: { readonly mppX: number; readonly mppY: number },
  view: Pick<Viewport, 'scale' | 'rotation'>,
): number {
  const angle = (view.rotation * Math.PI) / 180;
  const micronsPerImagePixel = Math.hypot(Math.cos(angle) * mpp.mppX, Math.sin(angle) * mpp.mppY);
  return (view.scale * MICRONS_PER_METRE) / micronsPerImagePixel;
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not below `least`. */
export function niceAtLeast(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = NICE_STEPS.find((candidate) => candidate * decade >= least * (1 - 1e-9)) ?? 10;
  return step * decade;
}

function withoutNoise(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** A round metric length, such as '200 μm' or '2 mm'. */
export function metricText(microns: number): string {
  if (microns < 1) return `${withoutNoise(microns * 1000)} nm`;
  if (microns < 1000) return `${withoutNoise(microns)} μm`;
  if (microns < MICRONS_PER_METRE) return `${withoutNoise(microns / 1000)} mm`;
  return `${withoutNoise(microns / MICRONS_PER_METRE)} m`;
}

/** Null where there is no length to show: not a scan, or a scale that cannot be right. */
export function scaleBarOf(scale: Scale, view: Pick<Viewport, 'scale' | 'rotation'>): ScaleBar | null {
  if (scale.state === 'none' || scale.state === 'invalid') return null;
  const perMetre = pixelsPerMetre(scale, view);
  if (!Number.isFinite(perMetre) || perMetre <= 0) return null;
  const microns = niceAtLeast((SCALE_BAR_MIN_WIDTH_PX / perMetre) * MICRONS_PER_METRE);
  const assumed = scale.state === 'assumed';
  return {
    widthPx: (microns / MICRONS_PER_METRE) * perMetre,
    text: assumed ? `${metricText(microns)} (assumed scale)` : metricText(microns),
    assumed,
  };
}
