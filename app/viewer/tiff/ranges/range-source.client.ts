import { SlideFault, tiffIncomplete, tiffUnpreparable } from '../../tiles/slide-error.ts';
import { runsOf } from './byte-ranges.ts';
import { requestRange } from './range-request.client.ts';

/** Specification 9: image reader block size 65536 bytes, cache of 100 blocks. */
const BLOCK_BYTES = 65_536;
const CACHED_BLOCKS = 100;
/** 1 MiB: long enough to be worth a request, short enough that several load beside each other. */
const BLOCKS_PER_REQUEST = 16;
/** No tile and no tag of a sound file is longer; a broken file may ask for terabytes. */
const LONGEST_SLICE_BYTES = 256 * 1024 * 1024;

interface Slice {
  readonly offset: number;
  readonly length: number;
}

interface Run {
  readonly abort: AbortController;
  readonly ids: readonly number[];
  waiting: number;
}

interface Block {
  readonly bytes: Promise<ArrayBuffer>;
  readonly arrive: (bytes: ArrayBuffer) => void;
  readonly fail: (cause: Error) => void;
  run: Run | null;
  waiting: number;
  done: boolean;
}

function noLongerWanted(): DOMException {
  return new DOMException('The tile is not wanted any more', 'AbortError');
}

function emptyBlock(): Block {
  let arrive: Block['arrive'] = () => undefined;
  let fail: Block['fail'] = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  // A block that everyone stopped waiting for may still fail; that is nobody's unhandled rejection.
  bytes.catch(() => undefined);
  return { bytes, arrive, fail, run: null, waiting: 0, done: false };
}

/** `work`, or the signal's AbortError as soon as it is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const listening = new AbortController();
  const left = new Promise<never>((_, reject) => {
    const leave = (): void => {
      reject(noLongerWanted());
    };
    signal.addEventListener('abort', leave, { signal: listening.signal });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    listening.abort();
  }
}

/**
 * A file read in blocks by Range requests, in the form that geotiff takes for a source. Of geotiff's own
 * blocked source we need three things done differently: one failing request must not fail the others of
 * its batch, a request is cancelled when nobody waits for it any more (and only then), and a fault keeps
 * its cause. Rejects with `SlideFault`, or with AbortError.
 */
export class RangeSource {
  readonly #address: () => string;
  readonly #blocks = new Map<number, Block>();
  readonly #asked = new Set<number>();
  #closed = false;
  fileSize: number | null = null;

  /** `address` is asked at each request: links are renewed. */
  constructor(address: () => string) {
    this.#address = address;
  }

  async fetch(slices: readonly Slice[], signal?: AbortSignal): Promise<ArrayBuffer[]> {
    return Promise.all(slices.map(async (slice) => (await this.fetchSlice(slice, signal)).data));
  }

  /** Bytes beyond the end of the file read as zero, as long as the slice begins inside it. */
  async fetchSlice(slice: Slice, signal?: AbortSignal): Promise<Slice & { data: ArrayBuffer }> {
    if (this.#closed || signal?.aborted) throw noLongerWanted();
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
      bytes.set(new Uint8Array(part).subarray(Math.max(0, -at), slice.length - at), Math.max(0, at));
    });
    return { ...slice, data: bytes.buffer };
  }

  /** Cancels what is being loaded; everyone who still waits gets an AbortError. */
  close(): Promise<void> {
    this.#closed = true;
    for (const block of this.#blocks.values()) {
      block.run?.abort.abort();
      block.fail(noLongerWanted());
    }
    this.#blocks.clear();
    return Promise.resolve();
  }

  async #wait(id: number, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
    const block = this.#blocks.get(id) ?? this.#ask(id);
    // Last in the map is freshest: the map is the least-recently-used list.
    this.#blocks.delete(id);
    this.#blocks.set(id, block);
    this.#hold(block, 1);
    try {
      return await unlessAborted(block.bytes, signal);
    } finally {
      this.#hold(block, -1);
    }
  }

  #hold(block: Block, change: 1 | -1): void {
    block.waiting += change;
    if (block.run === null || block.done) return;
    block.run.waiting += change;
    if (block.run.waiting > 0) return;
    for (const id of block.run.ids) this.#blocks.delete(id);
    block.run.abort.abort();
  }

  #ask(id: number): Block {
    // The tiles of one frame ask one after the other; the timer lets them share their requests.
    if (this.#asked.size === 0) setTimeout(() => this.#send(), 0);
    this.#asked.add(id);
    return emptyBlock();
  }

  #send(): void {
    const asked = [...this.#asked];
    this.#asked.clear();
    const wanted = asked.filter((id) => {
      const waited = (this.#blocks.get(id)?.waiting ?? 0) > 0;
      if (!waited) this.#blocks.delete(id);
      return waited;
    });
    for (const { first, blocks } of runsOf(wanted, BLOCKS_PER_REQUEST)) {
      const ids = Array.from({ length: blocks }, (_, i) => first + i);
      const held = ids.flatMap((id) => this.#blocks.get(id) ?? []);
      const run: Run = { abort: new AbortController(), ids, waiting: 0 };
      for (const block of held) {
        block.run = run;
        run.waiting += block.waiting;
      }
      void this.#load(run, held);
    }
  }

  async #load(run: Run, held: readonly Block[]): Promise<void> {
    const start = (run.ids[0] ?? 0) * BLOCK_BYTES;
    try {
      const length = held.length * BLOCK_BYTES;
      const asked = { url: this.#address(), start, length, priority: 'high' } as const;
      const { bytes, total } = await requestRange(asked, run.abort);
      this.fileSize = total ?? this.fileSize;
      held.forEach((block, i) => {
        block.done = true;
        block.arrive(bytes.slice(i * BLOCK_BYTES, (i + 1) * BLOCK_BYTES));
      });
      this.#trim();
    } catch (cause) {
      held.forEach((block, i) => {
        const id = run.ids[i];
        if (id !== undefined && this.#blocks.get(id) === block) this.#blocks.delete(id);
        block.done = true;
        block.fail(cause instanceof Error ? cause : new Error(String(cause)));
      });
    }
  }

  #trim(): void {
    for (const [id, block] of this.#blocks) {
      if (this.#blocks.size <= CACHED_BLOCKS) return;
      if (block.done && block.waiting === 0) this.#blocks.delete(id);
    }
  }
}
