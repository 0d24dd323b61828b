import {
  type SlideError,
  tiffIncomplete,
  tiffUnpreparable,
  tiffUnreadable,
} from '../../tiles/slide-error.ts';

/** A DICOM file begins with 128 bytes of anything. */
const DICOM_MARK_AT = 128;
const HEADER_BYTES = 8;
const BIG_HEADER_BYTES = 16;
const CLASSIC = 42;
const BIG = 43;
const BIG_OFFSET_BYTES = 8;

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}

/**
 * Why a file cannot be a TIFF that we read, by its first bytes (132 or more, fewer only where the file is
 * shorter); null when nothing speaks against it. Specification 8 asks for byte order, magic number and format by
 * name.
 */
export function formatRefusal(head: Uint8Array): SlideError | null {
  if (hasText(head, DICOM_MARK_AT, 'DICM')) {
    return tiffUnpreparable('DICOM whole-slide file: this format is not read yet');
  }
  if (head.length < HEADER_BYTES) return tiffIncomplete('the file ends inside its header');
  const littleEndian = hasText(head, 0, 'II');
  if (!littleEndian && !hasText(head, 0, 'MM')) return tiffUnreadable('invalid byte order: not a TIFF file');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const magic = view.getUint16(2, littleEndian);
  if (magic === CLASSIC) return null;
  if (magic !== BIG) return tiffUnreadable(`invalid magic number: ${String(magic)}`);
  if (head.length < BIG_HEADER_BYTES) return tiffIncomplete('the file ends inside its header');
  const offsetBytes = view.getUint16(4, littleEndian);
  if (offsetBytes === BIG_OFFSET_BYTES) {
    const first = view.getBigUint64(8, littleEndian);
    return first > Number.MAX_SAFE_INTEGER
      ? tiffIncomplete('the first directory lies beyond the end of the file')
      : null;
  }
  return tiffUnreadable(`unsupported format: BigTIFF with offsets of ${String(offsetBytes)} bytes`);
}
