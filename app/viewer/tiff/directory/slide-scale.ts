import { describedScale, type FoundScale } from '#app/core/slides/described-scale.ts';
import { type Scale, scaleOf } from '#app/core/slides/scale.ts';

/** The tags of a TIFF directory that may speak of its scale. */
export interface ScaleTags {
  readonly description: string;
  /** Pixels per unit, the unit being a TIFF ResolutionUnit (2 inch, 3 centimetre). */
  readonly xResolution: number | null;
  readonly yResolution: number | null;
  readonly resolutionUnit: number;
}

/** Screen and printer resolutions (72, 96, 300 dpi) stand in most TIFF files; no scanner is that coarse. */
const COARSEST_BELIEVABLE_MPP = 50;

const MICRONS_PER_RESOLUTION_UNIT: Readonly<Record<number, number>> = { 2: 25_400, 3: 10_000 };

export function mppOfResolution(tags: ScaleTags): FoundScale | null {
  const microns = MICRONS_PER_RESOLUTION_UNIT[tags.resolutionUnit];
  if (microns === undefined || tags.xResolution === null || tags.yResolution === null) return null;
  const found = { mppX: microns / tags.xResolution, mppY: microns / tags.yResolution };
  const believable = (mpp: number): boolean => mpp > 0 && mpp <= COARSEST_BELIEVABLE_MPP;
  return believable(found.mppX) && believable(found.mppY) ? found : null;
}

/**
 * What a slide file says of its own scale: its description, then the resolution tags. Nothing said means the
 * specification's default.
 */
export function scaleOfTiff(tags: ScaleTags): Scale {
  const described = describedScale(tags.description);
  if (described !== null) return scaleOf(described, true);
  const resolution = mppOfResolution(tags);
  return scaleOf(resolution === null ? null : { ...resolution, source: 'resolution-tags' }, true);
}
