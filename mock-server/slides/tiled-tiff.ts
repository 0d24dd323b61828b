/** One level of a pyramid: its size, and where each of its JPEG tiles stands; several places may name one tile. */
export interface TiffLevel {
  readonly width: number;
  readonly height: number;
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
}

const SHORT = 3;
const LONG = 4;
const ASCII = 2;
const RATIONAL = 5;

type Field = readonly [
  tag: number,
  type: typeof SHORT | typeof LONG | typeof ASCII | typeof RATIONAL,
  values: readonly number[],
];

/** Ten thousandths of a pixel per centimetre, which a rational of the resolution tags holds. */
const RESOLUTION_DIVISOR = 10_000;
export const TIFF_HEADER_BYTES = 8;

const fieldsOf = (
  level: TiffLevel,
  isReduced: boolean,
  tilePx: number,
  mpp: number,
  description: string,
): Field[] => {
  const perCentimetre = Math.round((10_000 / mpp) * RESOLUTION_DIVISOR);
  return [
    [254, LONG, [Number(isReduced)]],
    [256, LONG, [level.width]],
    [257, LONG, [level.height]],
    [258, SHORT, [8, 8, 8]],
    [259, SHORT, [7]],
    [262, SHORT, [6]],
    [270, ASCII, [...new TextEncoder().encode(`${description}\0`)]],
    [277, SHORT, [3]],
    [282, RATIONAL, [perCentimetre, RESOLUTION_DIVISOR]],
    [283, RATIONAL, [perCentimetre, RESOLUTION_DIVISOR]],
    [284, SHORT, [1]],
    [296, SHORT, [3]],
    [322, LONG, [tilePx]],
    [323, LONG, [tilePx]],
    [324, LONG, level.offsets],
    [325, LONG, level.byteCounts],
    [530, SHORT, [2, 2]],
  ];
};

/**
 * The directories of a classic little-endian TIFF whose tiles are whole JPEG files (YCbCr, halved chroma) and stand in
 * front of them; `at` is where the first directory will stand. The finest level comes first.
 */
export function tiffDirectories(
  levels: readonly TiffLevel[],
  { at, tilePx, mpp, description }: { at: number; tilePx: number; mpp: number; description: string },
): Buffer {
  const parts: Buffer[] = [];
  let next = at;
  levels.forEach((level, index) => {
    const fields = fieldsOf(level, index > 0, tilePx, mpp, index === 0 ? description : `Level ${index}`);
    const made = directoryOf(fields, next, index === levels.length - 1);
    parts.push(made);
    next += made.byteLength;
  });
  return Buffer.concat(parts);
}

/** Values of more than four bytes stand behind the directory that names them. */
function directoryOf(fields: readonly Field[], at: number, isLast: boolean): Buffer {
  const valuesAt = at + 2 + 12 * fields.length + 4;
  const entries = Buffer.alloc(2 + 12 * fields.length + 4);
  const behind: Buffer[] = [];
  let free = valuesAt;
  entries.writeUInt16LE(fields.length, 0);
  fields.forEach(([tag, type, values], index) => {
    const entry = 2 + 12 * index;
    const bytes = bytesOf(type, values);
    entries.writeUInt16LE(tag, entry);
    entries.writeUInt16LE(type, entry + 2);
    entries.writeUInt32LE(type === RATIONAL ? values.length / 2 : values.length, entry + 4);
    if (bytes.byteLength <= 4) bytes.copy(entries, entry + 8);
    else {
      entries.writeUInt32LE(free, entry + 8);
      behind.push(bytes);
      free += bytes.byteLength;
    }
  });
  entries.writeUInt32LE(isLast ? 0 : free, entries.byteLength - 4);
  return Buffer.concat([entries, ...behind]);
}

/** Padded to an even length, for directories begin at words. */
function bytesOf(type: Field[1], values: readonly number[]): Buffer {
  const wide = type === SHORT ? 2 : type === ASCII ? 1 : 4;
  const used = wide * values.length;
  const bytes = Buffer.alloc(used <= 4 ? 4 : used + (used % 2));
  values.forEach((value, index) => bytes.writeUIntLE(value, index * wide, wide));
  return bytes;
}

export const tiffHeader = (firstDirectoryAt: number): Buffer => {
  const header = Buffer.alloc(TIFF_HEADER_BYTES);
  header.write('II', 'latin1');
  header.writeUInt16LE(42, 2);
  header.writeUInt32LE(firstDirectoryAt, 4);
  return header;
};
