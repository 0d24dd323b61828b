import type { DecodeOrder, FileWork, LoadedWork, TileAnswer } from './decode-messages.ts';
import { isAbort, messageOf, SlideFault, tiffUnpreparable } from './slide-error.ts';

/** The browser decodes beside the worker's own thread, which would wait for it with one at a time. */
const AT_ONCE = 4;

interface Waiting {
  readonly id: number;
  readonly work: LoadedWork;
}

interface Handlers {
  readonly load: (work: FileWork, signal: AbortSignal) => Promise<LoadedWork>;
  readonly decode: (work: LoadedWork) => Promise<ImageBitmap>;
  readonly answer: (answer: TileAnswer) => void;
}

/** The worker's side: files are fetched all at once, and tiles decoded in the order in which they are there. */
export class DecodeQueue {
  readonly #waiting = new Map<number, Waiting>();
  readonly #loading = new Map<number, AbortController>();
  readonly #handlers: Handlers;
  #running = 0;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  receive(order: DecodeOrder): void {
    if ('cancelled' in order) {
      this.#waiting.delete(order.cancelled);
      this.#loading.get(order.cancelled)?.abort();
      return;
    }
    const { id, work } = order;
    if (work.kind === 'file') void this.#load(id, work);
    else this.#line({ id, work });
  }

  #line(waiting: Waiting): void {
    this.#waiting.set(waiting.id, waiting);
    this.#begin();
  }

  async #load(id: number, work: FileWork): Promise<void> {
    const abort = new AbortController();
    this.#loading.set(id, abort);
    try {
      const loaded = await this.#handlers.load(work, abort.signal);
      if (!abort.signal.aborted) this.#line({ id, work: loaded });
    } catch (cause) {
      if (!abort.signal.aborted && !isAbort(cause)) this.#failed(id, cause);
    } finally {
      this.#loading.delete(id);
    }
  }

  #begin(): void {
    for (const waiting of this.#waiting.values()) {
      if (this.#running >= AT_ONCE) return;
      this.#waiting.delete(waiting.id);
      this.#running += 1;
      void this.#run(waiting);
    }
  }

  async #run({ id, work }: Waiting): Promise<void> {
    try {
      this.#handlers.answer({ id, picture: await this.#handlers.decode(work) });
    } catch (cause) {
      this.#failed(id, cause);
    }
    this.#running -= 1;
    this.#begin();
  }

  #failed(id: number, cause: unknown): void {
    const { slideError, passing } =
      cause instanceof SlideFault ? cause : new SlideFault(tiffUnpreparable(messageOf(cause)), false);
    this.#handlers.answer({ id, fault: slideError, passing });
  }
}
