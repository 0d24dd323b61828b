/** Specification 9: microns per pixel that a slide without a scale is started with. */
export const DEFAULT_MPP = 0.25;

export type ScaleSource = 'api' | 'image-description' | 'ome-xml' | 'resolution-tags' | 'manual';

/** Microns per level-0 pixel, and how far they can be trusted (specification 3.7, 5 and 9). */
export type Scale =
  | { readonly state: 'file'; readonly mppX: number; readonly mppY: number; readonly source: ScaleSource }
  | {
      readonly state: 'assumed';
      readonly mppX: number;
      readonly mppY: number;
      /** What the slide names instead, where no scanner has such a scale: nothing is measured by it. */
      readonly implausible?: { readonly mppX: number; readonly mppY: number };
    }
  /** Set by somebody who said why; never silently, since every length on the slide hangs on it. */
  | {
      readonly state: 'manual';
      readonly mppX: number;
      readonly mppY: number;
      readonly reason: string;
      /** When the laboratory entered it at intake; left out where a reader set it. */
      readonly enteredAt?: string;
    }
  /** The file names a scale that is zero or not finite: measuring does not start. */
  | { readonly state: 'invalid' }
  /** Not a scan (a plain picture, a label): lengths are pixels only. */
  | { readonly state: 'none' };

/** A scale as marks carry it, in the page and at the API. */
interface CarriedScale {
  readonly state: Scale['state'];
  readonly mppX?: number | null;
  readonly mppY?: number | null;
}

/**
 * Whether a slide has another scale by now than the one that it was measured by. `byHand`: what a reader has set for these
 * very pixels, or else what the laboratory entered for them; null where the file's own scale stands. What was assumed stays assumed, whatever its slide was given since.
 */
export function isReplaced(scale: CarriedScale, byHand: CarriedScale | null): boolean {
  if (scale.state === 'file') return byHand !== null;
  if (scale.state !== 'manual') return false;
  return byHand === null || scale.mppX !== byHand.mppX || scale.mppY !== byHand.mppY;
}

/** The source of a scale by hand that the laboratory entered, where marks carry it to the API. */
export const OF_LABORATORY = 'laboratory';

/** What the laboratory entered for an image at intake, as it came over the wire. */
export interface EnteredScale {
  readonly mppX: number;
  readonly mppY: number;
  readonly reason: string;
  readonly enteredAt: string;
}

/**
 * The scale of an image before a reader sets another: the laboratory entered one because the file names none, or a wrong
 * one, so its word goes before the file's. A picture has none, whatever was entered for it.
 */
export function scaleOfImage(found: Scale, entered: EnteredScale | null): Scale {
  if (entered === null || found.state === 'none') return found;
  const { mppX, mppY, reason, enteredAt } = entered;
  return { state: 'manual', mppX, mppY, reason, enteredAt };
}

/** A hundredth apart is what two scans by one scanner may be. */
const MOST_APART = 0.01;

/** Whether one centimetre on the screen is not as much tissue on the other slide at the same pixels, or nobody knows. */
export function scalesDiffer(one: Scale, other: Scale): boolean {
  if (!('mppX' in one) || !('mppX' in other)) return one.state !== other.state;
  const isApart = (a: number, b: number): boolean => Math.abs(a / b - 1) > MOST_APART;
  return isApart(one.mppX, other.mppX) || isApart(one.mppY, other.mppY);
}

export const ASSUMED_SCALE = {
  state: 'assumed',
  mppX: DEFAULT_MPP,
  mppY: DEFAULT_MPP,
} as const satisfies Scale;

/**
 * Micrometres per pixel that scanners have, with room on both sides: beyond, a unit was mistaken. It holds for what a file
 * says, for what a reader types and for what the laboratory enters (docs/decisions/0044).
 */
export const PLAUSIBLE_MPP = { finest: 0.02, coarsest: 20 } as const;

export const isPlausible = (mpp: number): boolean =>
  mpp >= PLAUSIBLE_MPP.finest && mpp <= PLAUSIBLE_MPP.coarsest;

/** Whether some scanner may have such a scale, on both axes. */
export const isPlausibleScale = ({ mppX, mppY }: { readonly mppX: number; readonly mppY: number }): boolean =>
  isPlausible(mppX) && isPlausible(mppY);

/** What the link answer says of a slide's scale, as it came over the wire. */
export interface StatedScale {
  readonly mppX?: number | null | undefined;
  readonly mppY?: number | null | undefined;
  readonly source?: string | null | undefined;
}

const SOURCES: readonly ScaleSource[] = ['api', 'image-description', 'ome-xml', 'resolution-tags', 'manual'];

const isUsable = (mpp: number): boolean => Number.isFinite(mpp) && mpp > 0;

/**
 * A scale that names one axis only counts as invalid: taking the other for granted would put a
 * guess under a label that claims to come from the file.
 */
export function scaleOf(stated: StatedScale | null | undefined, isScan: boolean): Scale {
  if (!isScan) return { state: 'none' };
  const mppX = stated?.mppX ?? null;
  const mppY = stated?.mppY ?? null;
  if (mppX === null && mppY === null) return ASSUMED_SCALE;
  if (mppX === null || mppY === null || !isUsable(mppX) || !isUsable(mppY)) return { state: 'invalid' };
  if (!isPlausibleScale({ mppX, mppY })) return { ...ASSUMED_SCALE, implausible: { mppX, mppY } };
  return { state: 'file', mppX, mppY, source: SOURCES.find((known) => known === stated?.source) ?? 'api' };
}

/** Why nothing is measured on a slide. */
export const UNUSABLE_SCALE = 'This slide names a scale that cannot be used';

/** Pictures that are not scans are still measured, in pixels. */
export function canMeasure(scale: Scale): boolean {
  return scale.state !== 'invalid';
}
