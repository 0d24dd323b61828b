import type { Scale } from '../../slides/scale.ts';
import { type AlignmentFit, magnifiedBy, type Registration } from '../registration.ts';

const MICRONS_IN_MM = 1000;
/** Half a turn: beyond it the other way round is shorter to say. */
const HALF_TURN = 180;
const FULL_TURN = 360;
/** Nearer to 1 than this is the same magnification to the eye. */
const LEAST_ZOOM = 0.01;

type KnownScale = Extract<Scale, { readonly state: 'file' | 'manual' }>;

const isKnown = (scale: Scale | null): scale is KnownScale =>
  scale?.state === 'file' || scale?.state === 'manual';

const micronsText = (microns: number): string | null => {
  const rounded = Math.round(microns);
  if (rounded === 0) return null;
  return rounded < MICRONS_IN_MM ? `${String(rounded)} μm` : `${(microns / MICRONS_IN_MM).toFixed(1)} mm`;
};

const pixelsText = (pixels: number): string | null => {
  const rounded = Math.round(pixels);
  return rounded === 0 ? null : `${String(rounded)} px`;
};

function away(distance: number, [back, on]: readonly [string, string], text: (of: number) => string | null) {
  const said = text(Math.abs(distance));
  return said === null ? [] : [`${said} ${distance < 0 ? back : on}`];
}

function turnWords(rotation: number): readonly string[] {
  const degrees = Math.round(rotation) % FULL_TURN;
  if (degrees === 0) return [];
  return degrees <= HALF_TURN
    ? [`turned ${String(degrees)}° clockwise`]
    : [`turned ${String(FULL_TURN - degrees)}° counterclockwise`];
}

/** What is known of the scales of both slides. */
interface Scales {
  readonly from: Scale | null;
  readonly to: Scale | null;
}

/** How the second pane is magnified beside the first; null where that is the same to the eye. */
export function magnifiedWords(registration: Registration, scales: Scales): string | null {
  const times = magnifiedBy(registration, scales);
  return Math.abs(times - 1) < LEAST_ZOOM ? null : `magnified ${times.toFixed(2)} times`;
}

/** Nearer than this many micrometres or pixels is what rounding leaves. */
const LEAST_RESIDUAL = 0.05;

/** How far marked places lie apart on the second slide; micrometres only where its scale is known. */
export function residualText(pixels: number, scale: Scale | null): string {
  const [size, unit] = isKnown(scale) ? [Math.sqrt(scale.mppX * scale.mppY), 'μm'] : [1, 'px'];
  const residual = pixels * size;
  return `${residual < LEAST_RESIDUAL ? '0' : residual.toFixed(1)} ${unit}`;
}

/** How well the marked places meet, measured on the second slide; two of them always do. */
function fitWords(fit: AlignmentFit | undefined, to: Scale | null): readonly string[] {
  if (fit === undefined) return [];
  const by = `aligned by ${String(fit.points)} points`;
  if (fit.residual === null) return [`${by}, moved by hand since`];
  if (fit.points < 3) return [by];
  return [`${by}, residual ${residualText(fit.residual, to)}`];
}

/**
 * How the second pane lies on the first, at the pair of points that the sync holds together: along each slide's own
 * sides, from its own corner. A length only where both scales are known; an assumed one would make it up.
 */
export function syncWords(registration: Registration, scales: Scales): string {
  const { fromPoint, toPoint, rotation, fit } = registration;
  const { from, to } = scales;
  const both = isKnown(from) && isKnown(to) ? { from, to } : null;
  const [fromX, toX, fromY, toY] =
    both === null ? [1, 1, 1, 1] : [both.from.mppX, both.to.mppX, both.from.mppY, both.to.mppY];
  const text = both === null ? pixelsText : micronsText;
  const offset = [
    ...away(toPoint.x * toX - fromPoint.x * fromX, ['left', 'right'], text),
    ...away(toPoint.y * toY - fromPoint.y * fromY, ['up', 'down'], text),
  ];
  const magnified = magnifiedWords(registration, scales);
  const words = [
    offset.length === 0 ? 'no offset' : `offset ${offset.join(', ')}`,
    ...turnWords(rotation),
    ...(magnified === null ? [] : [magnified]),
    ...fitWords(fit, to),
  ];
  return `Synced · ${words.join(', ')}`;
}
