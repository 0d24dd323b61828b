/** Where in a file its scale stands. */
export const SCALE_SOURCES = ['image-description', 'ome-xml', 'tiff-resolution', 'dicom'] as const;
export type ScaleSource = (typeof SCALE_SOURCES)[number];

/** Microns per level-0 pixel as the slide file states it (`data.scale` of the download link). */
export interface FileScale {
  readonly mppX: number;
  readonly mppY: number;
  readonly source: ScaleSource;
  readonly magnification: number | null;
}

const MICRONS_PER_UNIT: Readonly<Record<string, number>> = { µm: 1, μm: 1, um: 1, nm: 0.001, mm: 1000 };

/** The scale in a TIFF ImageDescription; null where the file states none, for a ruler must not invent one. */
export function scaleOfDescription(description: string): FileScale | null {
  return description.includes('<OME') ? omeScale(description) : aperioScale(description);
}

function aperioScale(description: string): FileScale | null {
  const values = new Map(
    description.split('|').flatMap((part) => {
      const [key, value] = part.split('=').map((side) => side.trim());
      return key !== undefined && value !== undefined ? [[key, value] as const] : [];
    }),
  );
  const mpp = positive(values.get('MPP'));
  if (mpp === null) return null;
  return { mppX: mpp, mppY: mpp, source: 'image-description', magnification: positive(values.get('AppMag')) };
}

function omeScale(xml: string): FileScale | null {
  const pixels = /<Pixels\b[^>]*>/.exec(xml)?.[0] ?? '';
  const mppX = physicalSize(pixels, 'X');
  const mppY = physicalSize(pixels, 'Y');
  if (mppX === null || mppY === null) return null;
  const objective = /<Objective\b[^>]*>/.exec(xml)?.[0] ?? '';
  return {
    mppX,
    mppY,
    source: 'ome-xml',
    magnification: positive(attribute(objective, 'NominalMagnification')),
  };
}

function physicalSize(pixels: string, axis: 'X' | 'Y'): number | null {
  const size = positive(attribute(pixels, `PhysicalSize${axis}`));
  const factor = MICRONS_PER_UNIT[attribute(pixels, `PhysicalSize${axis}Unit`) ?? 'µm'];
  return size === null || factor === undefined ? null : size * factor;
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];
}

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}
