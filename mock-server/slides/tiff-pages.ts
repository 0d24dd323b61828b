/** What the mock needs of one TIFF page: enough to read the scale and to reach the JPEG tiles. */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly compression: number;
  readonly photometric: number;
  readonly description: string;
  readonly jpegTables: Uint8Array | null;
  readonly tiles: TileGrid | null;
}

export interface TileGrid {
  readonly width: number;
  readonly height: number;
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
}

export const JPEG_COMPRESSION = 7;
export const PHOTOMETRIC_RGB = 2;

const TAG = {
  width: 256,
  height: 257,
  compression: 259,
  photometric: 262,
  description: 270,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  jpegTables: 347,
} as const;

const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1 };
const CLASSIC_TIFF = 42;

interface Field {
  readonly type: number;
  readonly count: number;
  readonly offset: number;
}

/**
 * All pages of a classic TIFF in the order of its directory chain.
 * Throws an Error on anything else: the slides that the mock serves are fixed, so that is a mistake of ours.
 */
export function readTiffPages(file: Uint8Array): readonly TiffPage[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) throw new Error('not a TIFF: no byte order mark');
  const little = order === 0x4949;
  if (view.getUint16(2, little) !== CLASSIC_TIFF) throw new Error('not a classic TIFF');
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let directory = view.getUint32(4, little);
  while (directory !== 0 && !seen.has(directory)) {
    seen.add(directory);
    const fields = fieldsAt(view, directory, little);
    pages.push(pageOf(view, fields, little));
    directory = view.getUint32(directory + 2 + 12 * view.getUint16(directory, little), little);
  }
  return pages;
}

function fieldsAt(view: DataView, directory: number, little: boolean): ReadonlyMap<number, Field> {
  const fields = new Map<number, Field>();
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + 12 * index;
    const type = view.getUint16(at + 2, little);
    const length = view.getUint32(at + 4, little);
    const inline = length * (BYTES_OF_TYPE[type] ?? 8) <= 4;
    fields.set(view.getUint16(at, little), {
      type,
      count: length,
      offset: inline ? at + 8 : view.getUint32(at + 8, little),
    });
  }
  return fields;
}

function pageOf(view: DataView, fields: ReadonlyMap<number, Field>, little: boolean): TiffPage {
  const all = (tag: number): number[] => numbersOf(view, fields.get(tag), little);
  const one = (tag: number): number => all(tag)[0] ?? 0;
  const offsets = all(TAG.tileOffsets);
  const tables = fields.get(TAG.jpegTables);
  return {
    width: one(TAG.width),
    height: one(TAG.height),
    compression: one(TAG.compression),
    photometric: one(TAG.photometric),
    description: textOf(view, fields.get(TAG.description)),
    jpegTables: tables === undefined ? null : bytesOf(view, tables),
    tiles:
      offsets.length === 0
        ? null
        : {
            width: one(TAG.tileWidth),
            height: one(TAG.tileHeight),
            offsets,
            byteCounts: all(TAG.tileByteCounts),
          },
  };
}

function numbersOf(view: DataView, field: Field | undefined, little: boolean): number[] {
  if (field === undefined || (field.type !== 3 && field.type !== 4)) return [];
  return Array.from({ length: field.count }, (_, index) =>
    field.type === 3
      ? view.getUint16(field.offset + 2 * index, little)
      : view.getUint32(field.offset + 4 * index, little),
  );
}

function bytesOf(view: DataView, field: Field): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + field.offset, field.count);
}

function textOf(view: DataView, field: Field | undefined): string {
  if (field === undefined) return '';
  const text = new TextDecoder('utf-8').decode(bytesOf(view, field));
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}
