import type { SlideExtension } from './slide-file-names.ts';

type Content = 'tiff' | 'jpeg' | 'dicom' | 'czi' | 'ole' | 'sqlite' | 'xml' | 'ini' | 'unknown';

/** The first bytes that tell what a file is: a DICOM file names itself at the end of them. */
export const CONTENT_HEAD_BYTES = 132;

/** What the first bytes say that a file is, whatever its name. */
function contentOf(head: Uint8Array): Content {
  const text = String.fromCharCode(...head.subarray(0, CONTENT_HEAD_BYTES));
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

/** Whether the first bytes of a slide file are those of a file with this extension. */
export const contentFits = (head: Uint8Array, extension: SlideExtension): boolean =>
  contentOf(head) === CONTENT_OF[extension];
