import { type JpegHeader, jpegHeader } from '#app/core/uploads/jpeg-header.ts';

const SOI_BYTES = 2;
const EOI_BYTES = 2;
const APP14 = 0xee;
const START_OF_SCAN = 0xda;
/** Any number of these may stand before a marker. */
const FILL = 0xff;

const PHOTOMETRIC_RGB = 2;
const PHOTOMETRIC_YCBCR = 6;

/** Whether the marker segments lead to a scan without running out of the bytes. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = SOI_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return true;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (marker !== FILL && length < 2) return false;
    at += marker === FILL ? 1 : 2 + length;
  }
  return false;
}

function adobeMarker(transform: 0 | 1): Uint8Array {
  const name = [...'Adobe'].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([0xff, APP14, 0, 14, ...name, 0, 100, 0, 0, 0, 0, transform]);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What lies between the tables' own start and end. */
function bodyOf(tables: Uint8Array | null): Uint8Array {
  const has = tables !== null && tables.length > SOI_BYTES + EOI_BYTES;
  return has ? tables.subarray(SOI_BYTES, tables.length - EOI_BYTES) : new Uint8Array();
}

const ADOBE_TRANSFORMS: ReadonlyMap<number, 0 | 1> = new Map([
  [PHOTOMETRIC_RGB, 0],
  [PHOTOMETRIC_YCBCR, 1],
]);

/**
 * Makes of one directory's tiles JPEG streams that any decoder reads with the right colours. Aperio codes RGB
 * without any marker and a browser would take it for YCbCr: then the photometric tag decides, through an Adobe
 * marker of ours. A JFIF or Adobe marker of the file's own wins over the tag.
 */
export function jpegsOf(
  tables: Uint8Array | null,
  photometric: number,
): (tile: Uint8Array, header?: JpegHeader) => Uint8Array<ArrayBuffer> {
  const body = bodyOf(tables);
  const transform = ADOBE_TRANSFORMS.get(photometric);
  const isSaid = transform === undefined || (tables !== null && jpegHeader(tables).saysColours);
  const marked = isSaid ? body : join([adobeMarker(transform), body]);
  return (tile, { saysColours, components } = jpegHeader(tile)) => {
    const prefix = !saysColours && components === 3 ? marked : body;
    return join([tile.subarray(0, SOI_BYTES), prefix, tile.subarray(SOI_BYTES)]);
  };
}

/** One tile or strip alone; see `jpegsOf`. */
export function wholeJpeg(
  tile: Uint8Array,
  tables: Uint8Array | null,
  photometric: number,
): Uint8Array<ArrayBuffer>[] {
  return [jpegsOf(tables, photometric)(tile)];
}
