import type { ImageFileDirectory } from 'geotiff';
import { SlideFault, tiffUnreadable } from '../../tiles/slide-error.ts';

/** The whole numbers of one tag. */
export interface TagNumbers {
  readonly length: number;
  /** At most that many from the start. Rejects with `SlideFault`, or with what the file's source rejects with. */
  readonly first: (most: number) => Promise<readonly number[]>;
  /** How many of them lie whole inside a file of that many bytes; null is a size that nobody knows. */
  readonly within: (fileSize: number | null) => number;
}

interface Slice {
  readonly offset: number;
  readonly length: number;
}

/** What geotiff keeps of an array that it has not read. */
export interface UnreadArray {
  readonly source: { readonly fetch: (slices: readonly Slice[]) => Promise<readonly ArrayBuffer[]> };
  /** Bytes from the start of the file. */
  readonly arrayOffset: number;
  readonly fieldType: number;
  readonly length: number;
}

/** Bytes of one entry of the TIFF field types that hold whole numbers. */
const ENTRY_BYTES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4, 16: 8, 18: 8 };

export function numberOf(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function entryAt(view: DataView, at: number, bytes: number, littleEndian: boolean): number {
  if (bytes === 1) return view.getUint8(at);
  if (bytes === 2) return view.getUint16(at, littleEndian);
  return bytes === 4 ? view.getUint32(at, littleEndian) : Number(view.getBigUint64(at, littleEndian));
}

const isListLike = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number';

/** The values of a tag that geotiff has read; its types do not say in which form. */
export const valuesOf = (value: unknown): ArrayLike<unknown> =>
  typeof value === 'number' ? [value] : isListLike(value) ? value : [];

const isUnread = (value: unknown): value is UnreadArray =>
  typeof value === 'object' && value !== null && 'arrayOffset' in value && 'fieldType' in value;

/** Null where geotiff has read the tag, or there is none. */
export function unreadArray(tags: ImageFileDirectory, tag: number): UnreadArray | null {
  const value: unknown = tags.deferredArrays.get(tag);
  return isUnread(value) ? value : null;
}

function readNumbers(value: unknown): TagNumbers {
  const values = valuesOf(value);
  const { length } = values;
  const first = (most: number): readonly number[] =>
    Array.from({ length: Math.min(most, length) }, (_, index) => numberOf(values[index]));
  return { length, first: (most) => Promise.resolve(first(most)), within: () => length };
}

function unreadNumbers(
  { source, arrayOffset, fieldType, length }: UnreadArray,
  littleEndian: boolean,
): TagNumbers {
  const bytes = ENTRY_BYTES[fieldType] ?? 0;
  return {
    length,
    first: async (most) => {
      if (bytes === 0) throw new SlideFault(tiffUnreadable(`field type ${String(fieldType)}`), false);
      const count = Math.min(most, length);
      const [data] = await source.fetch([{ offset: arrayOffset, length: count * bytes }]);
      const view = new DataView(data ?? new ArrayBuffer(count * bytes));
      return Array.from({ length: count }, (_, at) => entryAt(view, at * bytes, bytes, littleEndian));
    },
    within: (fileSize) => {
      const end = fileSize ?? Number.POSITIVE_INFINITY;
      return bytes === 0 ? 0 : Math.min(length, Math.max(0, Math.floor((end - arrayOffset) / bytes)));
    },
  };
}

/**
 * The numbers of a tag, read when they are asked for. geotiff 3 takes every array that lies outside its
 * directory for little-endian, so those are read here.
 */
export function numbersOfTag(tags: ImageFileDirectory, tag: number, littleEndian: boolean): TagNumbers {
  const unread = unreadArray(tags, tag);
  return unread === null ? readNumbers(tags.actualizedFields.get(tag)) : unreadNumbers(unread, littleEndian);
}
