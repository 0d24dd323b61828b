import type { ImagePoint } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import type { Ruler } from './ruler.ts';

export type Length =
  | {
      readonly unit: 'micrometre';
      readonly value: number;
      /** What the value rests on; anything but the file's own scale is said beside it. */
      readonly basis: 'file' | 'assumed' | 'manual';
    }
  | { readonly unit: 'pixel'; readonly value: number };

const DECIMALS = 3;
/** What stands beside a length that does not rest on the file's own scale, or not on one that its slide still has. */
const BASIS_NOTES = {
  file: '',
  assumed: ' (assumed scale)',
  manual: ' (scale set by hand)',
  former: ' (former scale)',
} as const;
const UM_PER_MM = 1000;
const NM_PER_UM = 1e3;
const PM_PER_UM = 1e6;
const FM_PER_UM = 1e9;

/**
 * The distance between two level-0 points. Both axes have their own scale: their mean would be wrong on every
 * slanted line. Null when the image names a scale that cannot be measured with.
 */
export function lengthOf(from: ImagePoint, to: ImagePoint, scale: Scale): Length | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (scale.state === 'invalid') return null;
  if (scale.state === 'none') return { unit: 'pixel', value: Math.hypot(dx, dy) };
  const value = Math.hypot(dx * scale.mppX, dy * scale.mppY);
  return { unit: 'micrometre', value, basis: scale.state };
}

/**
 * Micrometres in words, by the thresholds of specification 9. The unit follows the measured value and not the
 * rounded one: 999.9999 is '1000.000 μm', still short of the threshold.
 */
export function micrometresLabel(micrometres: number): string {
  if (micrometres < 1e-6) return `${(micrometres * FM_PER_UM).toFixed(DECIMALS)} fm`;
  if (micrometres < 0.001) return `${(micrometres * PM_PER_UM).toFixed(DECIMALS)} pm`;
  if (micrometres < 1) return `${(micrometres * NM_PER_UM).toFixed(DECIMALS)} nm`;
  if (micrometres >= 1000) return `${(micrometres / UM_PER_MM).toFixed(DECIMALS)} mm`;
  return `${micrometres.toFixed(DECIMALS)} \u03BCm`;
}

/** `isFormer`: it was measured by a scale that its slide has no more. */
export function lengthLabel(length: Length, isFormer = false): string {
  if (length.unit === 'pixel') return `${length.value.toFixed(DECIMALS)} px`;
  return `${micrometresLabel(length.value)}${BASIS_NOTES[isFormer ? 'former' : length.basis]}`;
}

/** Computed when asked and never stored, so that it cannot disagree with the ends. Empty without a scale. */
export function rulerLabel(ruler: Pick<Ruler, 'from' | 'to' | 'scale'>, isFormer = false): string {
  const length = lengthOf(ruler.from, ruler.to, ruler.scale);
  return length ? lengthLabel(length, isFormer) : '';
}

const bareLabel = (length: Length): string =>
  length.unit === 'pixel' ? lengthLabel(length) : micrometresLabel(length.value);

/** How far a coordinate ruler goes along either axis of its image; null for a straight one, and without a scale. */
export function legsOf(
  ruler: Pick<Ruler, 'mode' | 'from' | 'to' | 'scale'>,
): { readonly across: Length; readonly down: Length } | null {
  const { mode, from, to, scale } = ruler;
  const elbow = { x: to.x, y: from.y };
  const [across, down] = [lengthOf(from, elbow, scale), lengthOf(elbow, to, scale)];
  return mode === 'straight' || across === null || down === null ? null : { across, down };
}

/** The label as a pane shows it: a coordinate ruler says how far it goes along either axis, and then its length. */
export function shownLabel(ruler: Pick<Ruler, 'mode' | 'from' | 'to' | 'scale'>, isFormer = false): string {
  const legs = legsOf(ruler);
  const length = rulerLabel(ruler, isFormer);
  return legs === null ? length : `Δx ${bareLabel(legs.across)}, Δy ${bareLabel(legs.down)}, ${length}`;
}
