import { describedScale, omeAttribute } from '#app/core/slides/described-scale.ts';

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

/** The scale in a TIFF ImageDescription; null where the file states none, for a ruler must not invent one. */
export function scaleOfDescription(description: string): FileScale | null {
  const found = describedScale(description);
  if (found === null) return null;
  const { source } = found;
  const magnification =
    source === 'ome-xml'
      ? omeAttribute(description, 'Objective', 'NominalMagnification')
      : /(?:^|[|\s])AppMag\s*=\s*([^|\s<]+)/i.exec(description)?.[1];
  return {
    mppX: figureOf(found.mppX),
    mppY: figureOf(found.mppY),
    source,
    magnification: positive(magnification ?? undefined),
  };
}

/** JSON has no word for what is no number. As zero it says that the file names a scale which cannot be used. */
const figureOf = (mpp: number): number => (Number.isFinite(mpp) ? mpp : 0);

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}
