import { createDeferred } from '../../tiles/deferred.ts';
import { isAbort, SlideFault, tiffIncomplete } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import { type PlannedRun, planRuns, type WantedRange } from './range-plan.ts';
import { RangeFault, requestRange } from './range-request.client.ts';

/**
 * A request costs a round trip, a wasted byte costs its share of the line: 16 KiB is about what a line of
 * 10 Mbit/s brings in the time that a near server takes to answer.
 */
const LIMITS = { gapBytes: 16_384, wasteShare: 0.08, runBytes: 1_048_576 } as const;
const SINGLY = { gapBytes: -1, wasteShare: 0, runBytes: 0 } as const;
/** Answers that refuse a request of that length and may still grant a shorter one. */
const TOO_LONG_STATUSES: ReadonlySet<number> = new Set([206, 400, 413, 416]);

export interface WantedBytes {
  readonly offset: number;
  readonly length: number;
  readonly signal: AbortSignal;
  /** Whether fewer will do where the file ends; otherwise that is a fault of the file. */
  readonly mayEndEarly?: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes on their way; whoever asks for them meanwhile waits for the same answer. */
interface Read extends WantedRange {
  readonly mayEndEarly: boolean;
  readonly bytes: Promise<Bytes>;
  readonly arrive: (bytes: Bytes) => void;
  readonly fail: (cause: unknown) => void;
  waiting: number;
  run: Flight | null;
}

interface Flight {
  readonly abort: AbortController;
  readonly reads: readonly Read[];
}

const keyOf = ({ offset, length }: { readonly offset: number; readonly length: number }): string =>
  `${String(offset)}+${String(length)}`;

const createAbort = (): DOMException => new DOMException('The tile is not wanted any more', 'AbortError');

function newRead(wanted: WantedBytes, rank: number): Read {
  const { promise, resolve, reject } = createDeferred<Bytes>();
  // Everyone who waited may have left before it fails.
  promise.catch(() => undefined);
  const { offset, length, mayEndEarly = false } = wanted;
  const ends = { bytes: promise, arrive: resolve, fail: reject };
  return { offset, length, mayEndEarly, rank, ...ends, waiting: 0, run: null };
}

const beyondTheEnd = (): SlideFault =>
  new SlideFault(tiffIncomplete('data lies beyond the end of the file'), false);

/** Reads bytes of one file, wherever it lies. */
export type ByteLoader = Pick<RangeLoader, 'fileSize' | 'read'>;

/**
 * Bytes of one file by Range requests. Neighbours share a request, a request ends once nobody waits for it, and one
 * that fails does not fail the others.
 */
export class RangeLoader {
  readonly #address: () => string;
  readonly #reads = new Map<string, Read>();
  /** Until the server refuses what is longer than one tile. */
  #limits: typeof LIMITS | typeof SINGLY = LIMITS;
  #closed = false;

  /** Null until an answer has told it. */
  fileSize: number | null = null;

  /**
   * `address` is asked at each request: links are renewed. A server that lets no other origin read its files may be asked
   * through `corsProxy`, which is put before the address; nobody is unless it is named (specification 7).
   */
  constructor(address: () => string, { corsProxy = '' }: { readonly corsProxy?: string } = {}) {
    this.#address = () => corsProxy + address();
  }

  /** In the order of `wanted`, most wanted first. Each rejects with `SlideFault` or AbortError. */
  read(wanted: readonly WantedBytes[], priority: Priority): readonly Promise<Bytes>[] {
    const fresh: Read[] = [];
    const answers = wanted.map((one, rank) => {
      if (this.#closed || one.signal.aborted) return Promise.reject(createAbort());
      const needed = one.mayEndEarly === true ? 1 : one.length;
      if (this.fileSize !== null && one.offset + needed > this.fileSize)
        return Promise.reject(beyondTheEnd());
      const known = this.#reads.get(keyOf(one));
      const read = known ?? newRead(one, rank);
      if (known === undefined) {
        this.#reads.set(keyOf(one), read);
        fresh.push(read);
      }
      return this.#wait(read, one.signal);
    });
    for (const run of planRuns(fresh, this.#limits)) void this.#fly(run, priority);
    return answers;
  }

  close(): void {
    this.#closed = true;
    for (const read of this.#reads.values()) {
      read.run?.abort.abort();
      read.fail(createAbort());
    }
    this.#reads.clear();
  }

  async #wait(read: Read, signal: AbortSignal): Promise<Bytes> {
    read.waiting += 1;
    const { promise: left, reject } = createDeferred<never>();
    const leave = (): void => reject(createAbort());
    signal.addEventListener('abort', leave);
    try {
      return await Promise.race([read.bytes, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      read.waiting -= 1;
      if (read.waiting === 0) this.#left(read);
    }
  }

  #left({ run }: Read): void {
    if (run === null || run.reads.some(({ waiting }) => waiting > 0)) return;
    run.abort.abort();
    for (const read of run.reads) this.#forget(read);
  }

  #forget(read: Read): void {
    if (this.#reads.get(keyOf(read)) === read) this.#reads.delete(keyOf(read));
  }

  async #fly({ offset, length, parts }: PlannedRun<Read>, priority: Priority): Promise<void> {
    const flight: Flight = { abort: new AbortController(), reads: parts };
    for (const read of parts) read.run = flight;
    try {
      const asked = {
        url: this.#address(),
        start: offset,
        length,
        priority: priority === 'view' ? 'high' : 'low',
      } as const;
      const { bytes, total } = await requestRange(asked, flight.abort);
      this.fileSize = total ?? this.fileSize;
      for (const read of parts) {
        const at = read.offset - offset;
        const there = Math.min(read.length, bytes.byteLength - at);
        if (there >= (read.mayEndEarly ? 1 : read.length)) read.arrive(new Uint8Array(bytes, at, there));
        else read.fail(beyondTheEnd());
        this.#forget(read);
      }
    } catch (cause) {
      if (!isAbort(cause) && parts.length > 1 && isTooLong(cause)) return this.#flySingly(parts, priority);
      for (const read of parts) {
        read.fail(cause);
        this.#forget(read);
      }
    }
  }

  /** Some servers grant a tile and refuse a row of them. */
  #flySingly(parts: readonly Read[], priority: Priority): void {
    this.#limits = SINGLY;
    const wanted = parts.filter(({ waiting }) => waiting > 0);
    for (const read of parts) if (read.waiting === 0) this.#forget(read);
    for (const run of planRuns(wanted, SINGLY)) void this.#fly(run, priority);
  }
}

function isTooLong(cause: unknown): boolean {
  return cause instanceof RangeFault && cause.status !== null && TOO_LONG_STATUSES.has(cause.status);
}
