const SOI_BYTES = 2;
const APP0 = 0xe0;
const APP14 = 0xee;
const START_OF_SCAN = 0xda;
/** Any number of these may stand before a marker. */
const FILL = 0xff;
/** The frame headers SOF0 to SOF15, of which C4, C8 and CC are something else. */
const FRAME_HEADERS: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
/** Cyan, magenta, yellow and black; a JPEG of light has one component or three. */
const INKS = 4;

/** The frame header of a picture stands behind its profile, which for inks alone may have some megabytes. */
export const JPEG_HEAD_BYTES = 32 * 1024 * 1024;

export interface JpegHeader {
  /** A JFIF or Adobe marker says how the colours are coded, so nobody has to guess. */
  readonly saysColours: boolean;
  /** Components and size are 0 when no frame header was seen, as in a table-only stream. */
  readonly components: number;
  readonly width: number;
  readonly height: number;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The marker segments up to the first scan, each with where its body begins; ends where the stream is no JPEG any more. */
function* segmentsIn(bytes: Uint8Array): Generator<{ readonly marker: number; readonly body: number }> {
  let at = SOI_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    yield { marker, body: at + 4 };
    at += 2 + wordAt(bytes, at + 2);
  }
}

const wordAt = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

export function jpegHeader(bytes: Uint8Array): JpegHeader {
  const header = { saysColours: false, components: 0, width: 0, height: 0 };
  for (const { marker, body } of segmentsIn(bytes)) {
    if (marker === APP0 && startsWith(bytes, body, 'JFIF')) header.saysColours = true;
    if (marker === APP14 && startsWith(bytes, body, 'Adobe')) header.saysColours = true;
    if (!FRAME_HEADERS.has(marker)) continue;
    header.height = wordAt(bytes, body + 1);
    header.width = wordAt(bytes, body + 3);
    header.components = bytes[body + 5] ?? 0;
  }
  return header;
}

/** How many blocks of the first component a unit of the scan has, across and down; one where no frame header was seen. */
export function jpegSampling(bytes: Uint8Array): readonly [across: number, down: number] {
  for (const { marker, body } of segmentsIn(bytes)) {
    const factors = bytes[body + 7] ?? 0x11;
    if (FRAME_HEADERS.has(marker)) return [factors >> 4, factors & 0xf];
  }
  return [1, 1];
}

/** Whether a file is a JPEG whose colors are amounts of ink; a picture of another kind has none. */
export const isJpegOfInks = (head: Uint8Array): boolean =>
  head[0] === 0xff && head[1] === 0xd8 && jpegHeader(head).components === INKS;
