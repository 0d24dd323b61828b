import GeoTIFF from 'geotiff';

/** A tag's value: text, one LONG, or LONGs. Arrays stand at the end of the file, far from their directory. */
type Value = string | number | readonly number[];

interface MadeDirectory {
  readonly tags: Readonly<Record<number, Value>>;
  /** Listed in the tag SubIFDs; each may go on in a chain of its own through `next`. */
  readonly below?: readonly MadeDirectory[];
  readonly next?: MadeDirectory;
}

interface MadeFile {
  readonly directory: MadeDirectory;
  readonly littleEndian?: boolean;
  /** Bytes between the directories and the arrays, so that geotiff has to read those apart. */
  readonly gap?: number;
}

const HEADER = 8;
const SUB_IFDS = 330;
const ASCII = 2;
const LONG = 4;

type Entry = readonly [tag: number, type: number, bytes: Uint8Array, count: number];

/** Writes what directories need behind one another and remembers where it went. */
function createWriter(littleEndian: boolean, gap: number) {
  const bytes = new Uint8Array(32_768 + gap);
  const view = new DataView(bytes.buffer);
  let head = HEADER;
  let far = 16_384 + gap;
  const longs = (numbers: readonly number[]): Uint8Array => {
    const of = new Uint8Array(numbers.length * 4);
    const part = new DataView(of.buffer);
    numbers.forEach((number, index) => {
      part.setUint32(index * 4, number, littleEndian);
    });
    return of;
  };
  const entryOf = (tag: number, value: Value): Entry => {
    if (typeof value === 'string') return [tag, ASCII, new TextEncoder().encode(value), value.length];
    const numbers = typeof value === 'number' ? [value] : value;
    return [tag, LONG, longs(numbers), numbers.length];
  };
  const directory = ({ tags, below = [], next }: MadeDirectory): number => {
    const sub = below.length === 0 ? {} : { [SUB_IFDS]: below.map(directory) };
    const after = next === undefined ? 0 : directory(next);
    const entries = Object.entries({ ...tags, ...sub }).map(([tag, value]) => entryOf(Number(tag), value));
    const start = head;
    head += 2 + entries.length * 12 + 4;
    view.setUint16(start, entries.length, littleEndian);
    entries.forEach(([tag, type, data, count], index) => {
      const at = start + 2 + index * 12;
      view.setUint16(at, tag, littleEndian);
      view.setUint16(at + 2, type, littleEndian);
      view.setUint32(at + 4, count, littleEndian);
      if (data.length <= 4) bytes.set(data, at + 8);
      else {
        view.setUint32(at + 8, far, littleEndian);
        bytes.set(data, far);
        far += data.length;
      }
    });
    view.setUint32(head - 4, after, littleEndian);
    return start;
  };
  return { bytes, view, directory, end: () => far };
}

/** A classic TIFF of these directories, without any picture data. */
export function tiffBytes({ directory, littleEndian = true, gap = 0 }: MadeFile): Uint8Array<ArrayBuffer> {
  const { bytes, view, directory: write, end } = createWriter(littleEndian, gap);
  bytes.set(new TextEncoder().encode(littleEndian ? 'II' : 'MM'));
  view.setUint16(2, 42, littleEndian);
  view.setUint32(4, write(directory), littleEndian);
  return bytes.slice(0, end());
}

const atOnce = (): Promise<void> => Promise.resolve();

/** The bytes as geotiff opens them; every slice that was read is written into `reads`, and answered after `turn`. */
export function openedTiff(
  bytes: Uint8Array<ArrayBuffer>,
  reads: number[] = [],
  turn: () => Promise<void> = atOnce,
): Promise<GeoTIFF> {
  const fetch = async (slices: readonly { readonly offset: number; readonly length: number }[]) => {
    await turn();
    const parts = slices.map(({ offset, length }) => {
      reads.push(length);
      if (offset >= bytes.length) throw new RangeError('beyond the end');
      // Like the product's source: what lies beyond the end reads as zero.
      const part = new Uint8Array(length);
      part.set(bytes.subarray(offset, offset + length));
      return part.buffer;
    });
    return parts;
  };
  const source = { fetch, fileSize: bytes.length, close: () => Promise.resolve() };
  return GeoTIFF.fromSource(source as unknown as Parameters<typeof GeoTIFF.fromSource>[0]);
}

export const level = (width: number, height: number, side = 256): Readonly<Record<number, Value>> => {
  const tiles = Math.ceil(width / side) * Math.ceil(height / side);
  const offsets = Array.from({ length: tiles }, (_, index) => 100_000 + index * 1_000);
  const tags = { 256: width, 257: height, 258: 8, 259: 7, 262: 6, 277: 3, 322: side, 323: side };
  return { ...tags, 324: offsets, 325: offsets.map((_, index) => 10 + index) };
};

export const strips = (width: number, height: number, description = ''): Readonly<Record<number, Value>> => ({
  256: width,
  257: height,
  258: 8,
  259: 7,
  262: 6,
  273: 1e5,
  277: 3,
  278: height,
  279: 1e3,
  ...(description === '' ? {} : { 270: `${description}\0` }),
});
