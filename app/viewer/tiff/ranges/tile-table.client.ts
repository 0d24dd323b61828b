import type { ImageFileDirectory } from 'geotiff';
import { type UnreadArray, unreadArray, valuesOf } from '../directory/numbers.ts';
import type { BlockSource } from './block-source.client.ts';

/** Entries read together: 32 or 64 KiB of the file, which is the reader's own block. */
const ENTRIES_PER_BLOCK = 8192;
const TAGS = { TileOffsets: 324, TileByteCounts: 325 } as const;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 3: 2, 4: 4, 13: 4, 16: 8, 18: 8 };

/**
 * One of the two arrays of a directory that say where its tiles lie. Of a slide with a million tiles they are
 * megabytes, so they are read block by block, as tiles are asked for.
 */
export class TileTable {
  readonly #file: BlockSource;
  readonly #littleEndian: boolean;
  readonly #unread: UnreadArray | null;
  readonly #entries: readonly number[];
  readonly #blocks = new Map<number, Float64Array | Promise<Float64Array>>();

  constructor(file: BlockSource, littleEndian: boolean, tags: ImageFileDirectory, name: keyof typeof TAGS) {
    this.#file = file;
    this.#littleEndian = littleEndian;
    this.#unread = unreadArray(tags, TAGS[name]);
    this.#entries = Array.from(valuesOf(tags.actualizedFields.get(TAGS[name])), Number);
  }

  /** At once where it is known; NaN where the array has no such entry. */
  at(index: number): number | Promise<number> {
    if (this.#unread === null) return this.#entries[index] ?? Number.NaN;
    if (index >= this.#unread.length) return Number.NaN;
    const [number, within] = [Math.floor(index / ENTRIES_PER_BLOCK), index % ENTRIES_PER_BLOCK];
    const block = this.#blocks.get(number) ?? this.#load(this.#unread, number);
    if (block instanceof Float64Array) return block[within] ?? Number.NaN;
    return block.then((entries) => entries[within] ?? Number.NaN);
  }

  /** Reads every block. Never rejects: what fails is read again when it is needed. */
  async warm(): Promise<void> {
    const blocks = Math.ceil((this.#unread?.length ?? 0) / ENTRIES_PER_BLOCK);
    const firsts = Array.from({ length: blocks }, (_, block) => block * ENTRIES_PER_BLOCK);
    await Promise.allSettled(firsts.map(async (first) => this.at(first)));
  }

  #load(unread: UnreadArray, number: number): Promise<Float64Array> {
    const loading = this.#read(unread, number);
    this.#blocks.set(number, loading);
    loading.then(
      (entries) => this.#blocks.set(number, entries),
      // Nothing is kept of a failure: the next tile asks again.
      () => this.#blocks.delete(number),
    );
    return loading;
  }

  async #read({ arrayOffset, fieldType, length }: UnreadArray, number: number): Promise<Float64Array> {
    const bytes = BYTES_OF_TYPE[fieldType];
    if (bytes === undefined) throw new Error(`tile table of field type ${String(fieldType)}`);
    const first = number * ENTRIES_PER_BLOCK;
    const count = Math.min(ENTRIES_PER_BLOCK, length - first);
    const { data } = await this.#file.fetchSlice({
      offset: arrayOffset + first * bytes,
      length: count * bytes,
    });
    const view = new DataView(data);
    const little = this.#littleEndian;
    return Float64Array.from({ length: count }, (_, at) => {
      if (bytes === 2) return view.getUint16(at * 2, little);
      if (bytes === 4) return view.getUint32(at * 4, little);
      return Number(view.getBigUint64(at * 8, little));
    });
  }
}
