import type { ByteSource } from './byte-source.ts';

/** What a whole-slide DICOM file says of its picture; null where it says nothing. */
export interface DicomHeader {
  readonly width: number | null;
  readonly height: number | null;
  /** Microns between the centres of neighbouring pixels. */
  readonly mpp: { readonly x: number; readonly y: number } | null;
}

const TAG = {
  transferSyntax: 0x00020010,
  rows: 0x00280010,
  columns: 0x00280011,
  pixelSpacing: 0x00280030,
  totalColumns: 0x00480006,
  totalRows: 0x00480007,
  pixels: 0x7fe00010,
  item: 0xfffee000,
} as const;

const IMPLICIT = '1.2.840.10008.1.2';
const BIG_ENDIAN = '1.2.840.10008.1.2.2';
const UNDEFINED_LENGTH = 0xffffffff;
const LONG_FORMS = ['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'];
const MICRONS_PER_MM = 1000;
/** No header of a slide comes near; it keeps a hostile file from being walked for ever. */
const ELEMENTS_AT_MOST = 100_000;
const VALUE_BYTES_AT_MOST = 256;

/**
 * Walks the explicit little-endian elements up to the pixels. Sequences are walked into as if they were flat, since
 * the tags that matter stand in one place only; the first of each counts.
 */
export function readDicomHeader(source: ByteSource): DicomHeader {
  const found = new Map<number, Uint8Array>();
  let at = 132;
  for (let seen = 0; seen < ELEMENTS_AT_MOST && at + 8 <= source.size; seen += 1) {
    const element = elementAt(source, at);
    if (element.tag === TAG.pixels) break;
    at = element.valueAt;
    if (element.isOpened) continue;
    if (element.length <= VALUE_BYTES_AT_MOST && !found.has(element.tag))
      found.set(element.tag, source.read(at, element.length));
    if (element.tag === TAG.transferSyntax && !isExplicit(textOf(found.get(element.tag)))) break;
    at += element.length;
  }
  return headerOf(found);
}

interface Element {
  readonly tag: number;
  readonly length: number;
  readonly valueAt: number;
  /** The value of the element is further elements. */
  readonly isOpened: boolean;
}

function elementAt(source: ByteSource, at: number): Element {
  const bytes = source.read(at, Math.min(12, source.size - at));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = view.getUint16(0, true) * 0x10000 + view.getUint16(2, true);
  // Items and their ends have no value representation.
  if (tag >>> 16 === 0xfffe) {
    const length = view.getUint32(4, true);
    const isOpened = tag === TAG.item || length === UNDEFINED_LENGTH;
    return { tag, length: isOpened ? 0 : length, valueAt: at + 8, isOpened };
  }
  const kind = String.fromCharCode(bytes[4] ?? 0, bytes[5] ?? 0);
  const isLong = LONG_FORMS.includes(kind);
  const length = isLong ? view.getUint32(8, true) : view.getUint16(6, true);
  const isOpened = kind === 'SQ' || length === UNDEFINED_LENGTH;
  return { tag, length: isOpened ? 0 : length, valueAt: at + (isLong ? 12 : 8), isOpened };
}

const isExplicit = (syntax: string): boolean => syntax !== IMPLICIT && syntax !== BIG_ENDIAN;

const textOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined
    ? ''
    : String.fromCharCode(...bytes)
        .replaceAll('\0', '')
        .trim();

function headerOf(found: ReadonlyMap<number, Uint8Array>): DicomHeader {
  const [y = Number.NaN, x = Number.NaN] = textOf(found.get(TAG.pixelSpacing))
    .split('\\')
    .map((text) => (text === '' ? Number.NaN : Number(text) * MICRONS_PER_MM));
  return {
    width: wholeNumber(found, TAG.totalColumns) ?? wholeNumber(found, TAG.columns),
    height: wholeNumber(found, TAG.totalRows) ?? wholeNumber(found, TAG.rows),
    mpp: Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null,
  };
}

function wholeNumber(found: ReadonlyMap<number, Uint8Array>, tag: number): number | null {
  const bytes = found.get(tag);
  if (bytes === undefined || bytes.length < 2) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const value = bytes.length >= 4 ? view.getUint32(0, true) : view.getUint16(0, true);
  return value > 0 ? value : null;
}
