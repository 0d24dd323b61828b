import { createDeferred } from '../../tiles/deferred.ts';
import { SlideFault, tiffIncomplete, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { ByteLoader } from './range-loader.client.ts';

/** Specification 9: image reader block size 65536 bytes, cache of 100 blocks. */
const BLOCK_BYTES = 65_536;
const CACHED_BLOCKS = 100;
/** No tile and no tag of a sound file is longer; a broken file may ask for terabytes. */
const LONGEST_SLICE_BYTES = 256 * 1024 * 1024;

interface Slice {
  readonly offset: number;
  readonly length: number;
}

interface Block {
  readonly bytes: Promise<Uint8Array<ArrayBuffer>>;
  readonly arrive: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly fail: (cause: unknown) => void;
  readonly abort: AbortController;
  waiting: number;
  done: boolean;
}

const createAbort = (): DOMException => new DOMException('The block is not wanted any more', 'AbortError');

function emptyBlock(): Block {
  const { promise, resolve, reject } = createDeferred<Uint8Array<ArrayBuffer>>();
  // A block that everyone stopped waiting for may still fail; that is nobody's unhandled rejection.
  promise.catch(() => undefined);
  const ends = { bytes: promise, arrive: resolve, fail: reject };
  return { ...ends, abort: new AbortController(), waiting: 0, done: false };
}

/** `work`, or the signal's AbortError as soon as it is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const { promise: left, reject } = createDeferred<never>();
  const leave = (): void => reject(createAbort());
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([work, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * A file read in blocks, in the form that geotiff takes for a source. Of geotiff's own blocked source we need three
 * things done differently: one failing request must not fail the others of its batch, a request is cancelled when
 * nobody waits for it any more (and only then), and a fault keeps its cause. Rejects with `SlideFault`, or with
 * AbortError.
 */
export class BlockSource {
  readonly #loader: ByteLoader;
  /** Least recently used first. */
  readonly #blocks = new Map<number, Block>();
  readonly #asked = new Set<number>();
  #closed = false;

  constructor(loader: ByteLoader) {
    this.#loader = loader;
  }

  get fileSize(): number | null {
    return this.#loader.fileSize;
  }

  async fetch(slices: readonly Slice[], signal?: AbortSignal): Promise<ArrayBuffer[]> {
    return Promise.all(slices.map(async (slice) => (await this.fetchSlice(slice, signal)).data));
  }

  /** Bytes beyond the end of the file read as zero, as long as the slice begins inside it. */
  async fetchSlice(slice: Slice, signal?: AbortSignal): Promise<Slice & { data: ArrayBuffer }> {
    if (this.#closed || signal?.aborted) throw createAbort();
    const end = Math.min(slice.offset + slice.length, this.fileSize ?? Infinity);
    if (slice.offset >= end || !Number.isSafeInteger(slice.offset + slice.length)) {
      throw new SlideFault(tiffIncomplete('data lies beyond the end of the file'), false);
    }
    if (slice.length > LONGEST_SLICE_BYTES) {
      throw new SlideFault(tiffUnpreparable('a part of the file is too large to be read'), false);
    }
    const first = Math.floor(slice.offset / BLOCK_BYTES);
    const count = Math.floor((end - 1) / BLOCK_BYTES) - first + 1;
    const ids = Array.from({ length: count }, (_, i) => first + i);
    const parts = await Promise.all(ids.map((id) => this.#wait(id, signal)));
    const bytes = new Uint8Array(slice.length);
    parts.forEach((part, i) => {
      const at = (first + i) * BLOCK_BYTES - slice.offset;
      bytes.set(part.subarray(Math.max(0, -at), slice.length - at), Math.max(0, at));
    });
    return { ...slice, data: bytes.buffer };
  }

  /** Cancels what is being loaded; everyone who still waits gets an AbortError. */
  close(): Promise<void> {
    this.#closed = true;
    for (const block of this.#blocks.values()) {
      block.abort.abort();
      block.fail(createAbort());
    }
    this.#blocks.clear();
    return Promise.resolve();
  }

  async #wait(id: number, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
    const block = this.#blocks.get(id) ?? this.#ask(id);
    this.#blocks.delete(id);
    this.#blocks.set(id, block);
    block.waiting += 1;
    try {
      return await unlessAborted(block.bytes, signal);
    } finally {
      block.waiting -= 1;
      if (block.waiting === 0 && !block.done) this.#drop(id, block);
    }
  }

  #ask(id: number): Block {
    // The parts of one table ask one after the other; the timer lets them share their requests.
    if (this.#asked.size === 0) setTimeout(() => this.#send(), 0);
    this.#asked.add(id);
    return emptyBlock();
  }

  #send(): void {
    const wanted = [...this.#asked].flatMap((id) => {
      const block = this.#blocks.get(id);
      return block === undefined ? [] : [{ id, block }];
    });
    this.#asked.clear();
    const loading = this.#loader.read(
      wanted.map(({ id, block }) => ({
        offset: id * BLOCK_BYTES,
        length: BLOCK_BYTES,
        mayEndEarly: true,
        signal: block.abort.signal,
      })),
      'view',
    );
    for (const [at, { id, block }] of wanted.entries()) {
      const one = loading[at];
      if (one !== undefined) void this.#keep(id, block, one);
    }
  }

  async #keep(id: number, block: Block, loading: Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    try {
      // A copy: the bytes that came with it would be held as long as the block is.
      block.arrive((await loading).slice());
      block.done = true;
      this.#trim();
    } catch (cause) {
      block.fail(cause);
      block.done = true;
      this.#drop(id, block);
    }
  }

  #drop(id: number, block: Block): void {
    if (this.#blocks.get(id) === block) this.#blocks.delete(id);
    block.abort.abort();
  }

  #trim(): void {
    for (const [id, block] of this.#blocks) {
      if (this.#blocks.size <= CACHED_BLOCKS) return;
      if (block.done && block.waiting === 0) this.#blocks.delete(id);
    }
  }
}
