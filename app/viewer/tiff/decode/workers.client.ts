import { createDeferred, type Deferred } from '../../tiles/deferred.ts';
import { messageOf, SlideFault, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import type { DecodeAnswer, DecodeOrder, DecodeWork } from './messages.ts';

/** What is used of a `Worker`. */
export interface DecodeThread {
  readonly postMessage: (order: DecodeOrder, transfer: Transferable[]) => void;
  readonly addEventListener: (
    type: 'message' | 'error' | 'messageerror',
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ) => void;
  readonly terminate: () => void;
}

interface Thread {
  readonly worker: DecodeThread;
  readonly waiting: Map<number, Deferred<ImageBitmap>>;
  isListening: boolean;
}

const createAbort = (): DOMException => new DOMException('The tile is not wanted any more', 'AbortError');

/** The thread was at fault and not the tile. */
export class ThreadFault extends SlideFault {
  constructor(detail: string) {
    super(tiffUnpreparable(`the decoder stopped: ${detail}`), true);
  }
}

function buffersOf(work: DecodeWork): ArrayBuffer[] {
  if (work.kind === 'file') return [];
  return work.kind === 'samples' ? work.parts.map(({ buffer }) => buffer) : [work.data.buffer];
}

/** Threads that decode tiles, made when they are first needed and made anew after they stopped. */
export class DecodeWorkers {
  readonly #threads: (Thread | null)[];
  readonly #start: () => DecodeThread;
  #lastId = 0;

  /** `start` may throw; the tile that needed the thread is told. */
  constructor(start: () => DecodeThread, most: number) {
    this.#start = start;
    this.#threads = Array.from({ length: Math.max(1, most) }, () => null);
  }

  /**
   * The bytes of `work` are handed over and gone here. Rejects with `SlideFault`, with `ThreadFault` where the
   * thread was at fault, or with AbortError.
   */
  async decode(work: DecodeWork, priority: Priority, signal: AbortSignal): Promise<ImageBitmap> {
    if (signal.aborted) throw createAbort();
    const thread = this.#thread();
    const id = ++this.#lastId;
    const answer = createDeferred<ImageBitmap>();
    const cancel = (): void => {
      thread.waiting.delete(id);
      thread.worker.postMessage({ cancelled: id }, []);
      answer.reject(createAbort());
    };
    thread.waiting.set(id, answer);
    signal.addEventListener('abort', cancel);
    try {
      thread.worker.postMessage({ id, work, priority }, buffersOf(work));
      const picture = await answer.promise;
      if (!signal.aborted) return picture;
      picture.close();
      throw createAbort();
    } finally {
      signal.removeEventListener('abort', cancel);
      thread.waiting.delete(id);
    }
  }

  /** A thread has been loaded: until then a tile would wait for that as well. */
  get isListening(): boolean {
    return this.#threads.some((thread) => thread?.isListening === true);
  }

  /** Starts the threads that there are not. One that cannot be started is told of when a tile needs it. */
  warm(): void {
    for (const [place, thread] of this.#threads.entries()) {
      if (thread !== null) continue;
      try {
        this.#threads[place] = this.#newThread();
      } catch {
        return;
      }
    }
  }

  /** The one with the least to do; a new one only where all others are busy. */
  #thread(): Thread {
    const [least] = this.#threads
      .filter((thread) => thread !== null)
      .sort((a, b) => a.waiting.size - b.waiting.size);
    const free = this.#threads.indexOf(null);
    if (least !== undefined && (least.waiting.size === 0 || free < 0)) return least;
    const thread = this.#newThread();
    this.#threads[free] = thread;
    return thread;
  }

  #newThread(): Thread {
    let worker: DecodeThread;
    try {
      worker = this.#start();
    } catch (cause) {
      throw new ThreadFault(messageOf(cause));
    }
    const thread: Thread = { worker, waiting: new Map(), isListening: false };
    const fail = ({ message }: { readonly message?: string }): void => {
      this.#drop(thread, message ?? 'it could not be loaded');
    };
    worker.addEventListener('message', ({ data }) => this.#answered(thread, data as DecodeAnswer));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return thread;
  }

  #answered(thread: Thread, answer: DecodeAnswer): void {
    thread.isListening = true;
    if ('listening' in answer) return;
    const { waiting } = thread;
    const asked = waiting.get(answer.id);
    if ('fault' in answer) asked?.reject(new SlideFault(answer.fault, answer.passing));
    else if (asked === undefined) answer.picture.close();
    else asked.resolve(answer.picture);
  }

  #drop(thread: Thread, detail: string): void {
    const place = this.#threads.indexOf(thread);
    if (place < 0) return;
    this.#threads[place] = null;
    thread.worker.terminate();
    for (const asked of thread.waiting.values()) asked.reject(new ThreadFault(detail));
    thread.waiting.clear();
  }
}
