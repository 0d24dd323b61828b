import type { ByteSource } from '#app/core/uploads/byte-source.ts';

/** How one TIFF file counts: byte order, and the widths of classic TIFF or BigTIFF. */
export interface TiffLayout {
  readonly little: boolean;
  readonly big: boolean;
  /** The offset of the first directory in bytes. */
  readonly first: number;
}

export interface TiffField {
  readonly type: number;
  readonly count: number;
  /** Where its values stand in the file. */
  readonly offset: number;
}

export interface TiffDirectory {
  readonly fields: ReadonlyMap<number, TiffField>;
  /** 0 at the end of the chain. */
  readonly next: number;
}

/** What no sound TIFF says. */
export class ImpossibleTiff extends Error {}

const CLASSIC = 42;
const BIG = 43;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};
/** A slide of 200,000 by 200,000 pixels in tiles of 128 has 2.4 million of them. */
const VALUES_AT_MOST = 4_000_000;
const FIELDS_AT_MOST = 4096;

const viewOf = (source: ByteSource, at: number, length: number): DataView => {
  const { buffer, byteOffset, byteLength } = source.read(at, length);
  return new DataView(buffer, byteOffset, byteLength);
};

const wide = (view: DataView, at: number, little: boolean): number => Number(view.getBigUint64(at, little));

/** Throws ImpossibleTiff on a file that is no TIFF. */
export function tiffLayoutOf(source: ByteSource): TiffLayout {
  const head = viewOf(source, 0, 8);
  const order = head.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) throw new ImpossibleTiff('not a TIFF: no byte order mark');
  const little = order === 0x4949;
  const version = head.getUint16(2, little);
  if (version === CLASSIC) return { little, big: false, first: head.getUint32(4, little) };
  if (version !== BIG) throw new ImpossibleTiff('not a TIFF: another version');
  return { little, big: true, first: wide(viewOf(source, 8, 8), 0, little) };
}

export function tiffDirectoryAt(source: ByteSource, { little, big }: TiffLayout, at: number): TiffDirectory {
  const [head, entry, tail] = big ? [8, 20, 8] : [2, 12, 4];
  const counted = viewOf(source, at, head);
  const count = big ? wide(counted, 0, little) : counted.getUint16(0, little);
  if (count > FIELDS_AT_MOST) throw new ImpossibleTiff(`a TIFF directory of ${count} fields`);
  const view = viewOf(source, at + head, count * entry + tail);
  const fields = new Map<number, TiffField>();
  for (let index = 0; index < count; index += 1) {
    const place = index * entry;
    const type = view.getUint16(place + 2, little);
    const values = big ? wide(view, place + 4, little) : view.getUint32(place + 4, little);
    const inline = values * (BYTES_OF_TYPE[type] ?? 8) <= tail;
    const valueAt = place + (big ? 12 : 8);
    const elsewhere = big ? wide(view, valueAt, little) : view.getUint32(valueAt, little);
    const offset = inline ? at + head + valueAt : elsewhere;
    fields.set(view.getUint16(place, little), { type, count: values, offset });
  }
  const next = big ? wide(view, count * entry, little) : view.getUint32(count * entry, little);
  return { fields, next };
}

/** The values of an integer or rational field; none where it is absent or of another kind. */
export function numbersOf(source: ByteSource, field: TiffField | undefined, little: boolean): number[] {
  if (field === undefined || field.count === 0) return [];
  const read = READERS[field.type];
  const size = BYTES_OF_TYPE[field.type];
  if (read === undefined || size === undefined) return [];
  if (field.count > VALUES_AT_MOST) throw new ImpossibleTiff(`a TIFF field of ${field.count} values`);
  const view = viewOf(source, field.offset, field.count * size);
  return Array.from({ length: field.count }, (_, index) => read(view, index * size, little));
}

type Read = (view: DataView, at: number, little: boolean) => number;

const READERS: Readonly<Record<number, Read>> = {
  1: (view, at) => view.getUint8(at),
  3: (view, at, little) => view.getUint16(at, little),
  4: (view, at, little) => view.getUint32(at, little),
  5: (view, at, little) => view.getUint32(at, little) / view.getUint32(at + 4, little),
  9: (view, at, little) => view.getInt32(at, little),
  11: (view, at, little) => view.getFloat32(at, little),
  13: (view, at, little) => view.getUint32(at, little),
  16: wide,
  18: wide,
};

export function bytesOf(source: ByteSource, field: TiffField): Uint8Array {
  return source.read(field.offset, field.count * (BYTES_OF_TYPE[field.type] ?? 1));
}

/** Text up to its first zero; a field longer than any description is cut. */
export function textOf(source: ByteSource, field: TiffField | undefined): string {
  if (field === undefined || field.count === 0) return '';
  const text = new TextDecoder('utf-8').decode(
    source.read(field.offset, Math.min(field.count, VALUES_AT_MOST)),
  );
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}
