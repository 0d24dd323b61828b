import type { SlideExtension } from '#app/core/uploads/slide-file-names.ts';
import type { ByteSource } from '../slides/byte-source.ts';

type Content = 'tiff' | 'jpeg' | 'dicom' | 'czi' | 'ole' | 'sqlite' | 'xml' | 'ini' | 'unknown';

const HEAD_BYTES = 132;

/** What the first bytes say that a file is, whatever its name. */
function contentOf(source: ByteSource): Content {
  const head = Buffer.from(source.read(0, Math.min(HEAD_BYTES, source.size)));
  const text = head.toString('latin1');
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'tiff';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.slice(128) === 'DICM') return 'dicom';
  if (text.startsWith('ZISRAWFILE')) return 'czi';
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  if (text.startsWith('SQLite format 3\0')) return 'sqlite';
  if (text.startsWith('<DataObject') || text.startsWith('<?xml')) return 'xml';
  return /^\[(Uncompressed )?Virtual Microscope Specimen\]/.test(text) ? 'ini' : 'unknown';
}

const CONTENT_OF: Readonly<Record<SlideExtension, Content>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.ome.tiff': 'tiff',
  '.svs': 'tiff',
  '.ndpi': 'tiff',
  '.scn': 'tiff',
  '.bif': 'tiff',
  '.vsi': 'tiff',
  '.dcm': 'dicom',
  '.czi': 'czi',
  '.zvi': 'ole',
  '.svslide': 'sqlite',
  '.isyntax': 'xml',
  '.mrxs': 'jpeg',
  '.vms': 'ini',
  '.vmu': 'ini',
};

export const contentFits = (source: ByteSource, extension: SlideExtension): boolean =>
  contentOf(source) === CONTENT_OF[extension];

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
