import type { SlideExtension } from '#app/core/uploads/slide-file-names.ts';

/** Scanners' formats whose pixels are not where the ordinary TIFF and JPEG readers look for them. */
export const FORMATS_NOT_TILED: Partial<Readonly<Record<SlideExtension, string>>> = {
  '.ndpi': 'Hamamatsu NDPI',
  '.scn': 'Leica SCN',
  '.bif': 'Ventana BIF',
  '.vsi': 'Olympus VSI',
  '.dcm': 'DICOM',
  '.czi': 'Zeiss CZI',
  '.zvi': 'Zeiss ZVI',
  '.svslide': 'Sakura SVSLIDE',
  '.isyntax': 'Philips iSyntax',
  '.mrxs': 'MIRAX',
  '.vms': 'Hamamatsu VMS',
  '.vmu': 'Hamamatsu VMU',
};

export const notShownText = (what: string): string =>
  `${what} cannot be turned into tiles here. The file itself can be downloaded.`;
