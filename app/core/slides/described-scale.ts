/** Micrometres per pixel as found, checked by nobody yet: zero, and what is no number, are among them. */
export interface FoundScale {
  readonly mppX: number;
  readonly mppY: number;
}

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

/**
 * What the description of a slide says of its scale: an MPP among its fields, else OME-XML. The sender's page, the intake
 * and the viewer read it by this one rule, so that none of them knows a scale that another does not.
 */
export function describedScale(
  description: string,
): (FoundScale & { readonly source: 'image-description' | 'ome-xml' }) | null {
  const field = mppField(description);
  if (field !== null) return { ...field, source: 'image-description' };
  const sizes = omeSizes(description);
  return sizes === null ? null : { ...sizes, source: 'ome-xml' };
}

/** Aperio and its followers write 'MPP = 0.4990' among the fields after the first line. */
function mppField(description: string): FoundScale | null {
  const field = /(?:^|[|\s])MPP\s*=\s*([^|\s<]+)/i.exec(description)?.[1];
  if (field === undefined) return null;
  const mpp = Number(field);
  return { mppX: mpp, mppY: mpp };
}

/** PhysicalSizeX and PhysicalSizeY of the first Pixels element, in their units; OME's default is µm. */
function omeSizes(description: string): FoundScale | null {
  const mppX = sizeAlong('X', description);
  const mppY = sizeAlong('Y', description);
  return mppX === null || mppY === null ? null : { mppX, mppY };
}

function sizeAlong(axis: 'X' | 'Y', description: string): number | null {
  const size = omeAttribute(description, 'Pixels', `PhysicalSize${axis}`);
  const unit = omeAttribute(description, 'Pixels', `PhysicalSize${axis}Unit`) ?? 'µm';
  const microns = MICRONS_PER_OME_UNIT[unit];
  return size === null || microns === undefined ? null : Number(size) * microns;
}

/** An attribute of the first element of that name in OME-XML, which may stand in a namespace; null where there is none. */
export function omeAttribute(xml: string, element: string, name: string): string | null {
  const tag = new RegExp(`<(?:\\w+:)?${element}\\b[^>]*>`).exec(xml)?.[0] ?? '';
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null;
}
