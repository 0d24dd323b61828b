import { type Scale, scaleOf } from '#app/core/slides/scale.ts';

/** Micrometres per pixel as found, checked by nobody yet. */
export interface FoundScale {
  readonly mppX: number;
  readonly mppY: number;
}

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

const MICRONS_PER_OME_UNIT: Readonly<Record<string, number>> = {
  µm: 1,
  μm: 1,
  um: 1,
  micron: 1,
  nm: 1e-3,
  mm: 1e3,
  cm: 1e4,
  m: 1e6,
};

/** Aperio and its followers write 'MPP = 0.4990' among the fields after the first line. */
export function mppOfDescription(description: string): FoundScale | null {
  const field = /(?:^|[|\s])MPP\s*=\s*([^|\s<]+)/i.exec(description)?.[1];
  if (field === undefined) return null;
  const mpp = Number(field);
  return { mppX: mpp, mppY: mpp };
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null;
}

/** PhysicalSizeX and PhysicalSizeY of the first Pixels element, in their units; OME's default is µm. */
export function mppOfOmeXml(description: string): FoundScale | null {
  const pixels = /<(?:\w+:)?Pixels\b[^>]*>/.exec(description)?.[0];
  if (pixels === undefined) return null;
  const sideOf = (axis: 'X' | 'Y'): number | null => {
    const size = attribute(pixels, `PhysicalSize${axis}`);
    const unit = attribute(pixels, `PhysicalSize${axis}Unit`) ?? 'µm';
    const microns = MICRONS_PER_OME_UNIT[unit];
    return size === null || microns === undefined ? null : Number(size) * microns;
  };
  const mppX = sideOf('X');
  const mppY = sideOf('Y');
  return mppX === null || mppY === null ? null : { mppX, mppY };
}

export function mppOfResolution(tags: ScaleTags): FoundScale | null {
  const microns = MICRONS_PER_RESOLUTION_UNIT[tags.resolutionUnit];
  if (microns === undefined || tags.xResolution === null || tags.yResolution === null) return null;
  const found = { mppX: microns / tags.xResolution, mppY: microns / tags.yResolution };
  const believable = (mpp: number): boolean => mpp > 0 && mpp <= COARSEST_BELIEVABLE_MPP;
  return believable(found.mppX) && believable(found.mppY) ? found : null;
}

/**
 * What a slide file says of its own scale: an MPP in the description, then OME-XML (a description too), then
 * the resolution tags. Nothing said means the specification's default.
 */
export function scaleOfTiff(tags: ScaleTags): Scale {
  const described = mppOfDescription(tags.description);
  if (described !== null) return scaleOf({ ...described, source: 'image-description' }, true);
  const ome = mppOfOmeXml(tags.description);
  if (ome !== null) return scaleOf({ ...ome, source: 'ome-xml' }, true);
  const resolution = mppOfResolution(tags);
  return scaleOf(resolution === null ? null : { ...resolution, source: 'resolution-tags' }, true);
}
