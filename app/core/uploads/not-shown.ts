import type { SlideExtension } from './slide-file-names.ts';

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

interface PackedTiff {
  readonly extension: SlideExtension;
  /** The first page of the file says that Hamamatsu made it, whatever the file is called. */
  readonly isNdpi: boolean;
  readonly isBig: boolean;
  readonly description: string;
  /** A level is packed as JPEG 2000. */
  readonly isJpeg2000: boolean;
}

/** What a TIFF is called after its maker. */
function tiffFormatOf({ extension, isNdpi, isBig, description }: PackedTiff): string {
  const known = isNdpi ? FORMATS_NOT_TILED['.ndpi'] : FORMATS_NOT_TILED[extension];
  if (known !== undefined) return known;
  if (description.startsWith('Aperio')) return 'Aperio SVS';
  if (description.includes('<OME')) return 'OME-TIFF';
  return isBig ? 'BigTIFF' : 'TIFF';
}

/** The format of a TIFF, and why it will be taken and not shown; null for a slide that tiles are made of. */
export function tiffShowing(tiff: PackedTiff): { readonly format: string; readonly notShown: string | null } {
  const format = tiffFormatOf(tiff);
  if (tiff.isJpeg2000) return { format, notShown: notShownText(`Slides in JPEG 2000 (${format})`) };
  const isTiled = !tiff.isNdpi && FORMATS_NOT_TILED[tiff.extension] === undefined;
  return { format, notShown: isTiled ? null : notShownText(`${format} slides`) };
}
