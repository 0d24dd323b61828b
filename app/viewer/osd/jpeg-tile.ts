const SOI_BYTES = 2;
const EOI_BYTES = 2;
const APP0 = 0xe0;
const APP14 = 0xee;
const START_OF_SCAN = 0xda;
/** The frame headers SOF0 to SOF15, of which C4, C8 and CC are something else. */
const FRAME_HEADERS: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

const PHOTOMETRIC_RGB = 2;
const PHOTOMETRIC_YCBCR = 6;

interface JpegHeader {
  /** A JFIF or Adobe marker says how the colours are coded, so nobody has to guess. */
  readonly saysColours: boolean;
  /** 0 when no frame header was seen, as in a table-only stream. */
  readonly components: number;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Walks the marker segments up to the first scan; stops quietly where the stream is not JPEG any more. */
export function jpegHeader(bytes: Uint8Array): JpegHeader {
  let saysColours = false;
  let components = 0;
  let at = SOI_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const body = at + 4;
    if (marker === APP0 && startsWith(bytes, body, 'JFIF')) saysColours = true;
    if (marker === APP14 && startsWith(bytes, body, 'Adobe')) saysColours = true;
    if (FRAME_HEADERS.has(marker)) components = bytes[body + 5] ?? 0;
    at += 2 + length;
  }
  return { saysColours, components };
}

function adobeMarker(transform: 0 | 1): Uint8Array {
  const name = [...'Adobe'].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([0xff, APP14, 0, 14, ...name, 0, 100, 0, 0, 0, 0, transform]);
}

/** True where the tables of the directory can be put in front of a tile, that is SOI, something, EOI. */
function haveBody(tables: Uint8Array | null): tables is Uint8Array {
  return tables !== null && tables.length > SOI_BYTES + EOI_BYTES;
}

/**
 * A TIFF tile as a JPEG stream that any decoder reads with the right colours. Aperio codes RGB without
 * any marker and a browser would take it for YCbCr: then the photometric tag decides, through an Adobe
 * marker of ours. A JFIF or Adobe marker of the file's own wins over the tag.
 */
export function wholeJpeg(tile: Uint8Array, tables: Uint8Array | null, photometric: number): Uint8Array[] {
  const own = jpegHeader(tile);
  const saysColours = own.saysColours || (tables !== null && jpegHeader(tables).saysColours);
  const parts: Uint8Array[] = [tile.subarray(0, SOI_BYTES)];
  if (!saysColours && own.components === 3) {
    if (photometric === PHOTOMETRIC_RGB) parts.push(adobeMarker(0));
    if (photometric === PHOTOMETRIC_YCBCR) parts.push(adobeMarker(1));
  }
  if (haveBody(tables)) parts.push(tables.subarray(SOI_BYTES, tables.length - EOI_BYTES));
  parts.push(tile.subarray(SOI_BYTES));
  return parts;
}
