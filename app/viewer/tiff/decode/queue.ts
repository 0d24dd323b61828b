import { isAbort, messageOf, SlideFault, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import type { DecodeOrder, FileWork, LoadedWork, TileAnswer } from './messages.ts';

/** The browser decodes beside the worker's own thread, which would wait for it with one at a time. */
const AT_ONCE = 4;
/** Only so many tiles are decoded to look ahead: more would take the processor from the frames of the movement. */
const AHEAD_AT_ONCE = 1;

interface Waiting {
  readonly id: number;
  readonly work: LoadedWork;
  readonly priority: Priority;
}

interface Handlers {
  readonly load: (work: FileWork, priority: Priority, signal: AbortSignal) => Promise<LoadedWork>;
  readonly decode: (work: LoadedWork) => Promise<ImageBitmap>;
  readonly answer: (answer: TileAnswer) => void;
}

/**
 * The worker's side: files are fetched all at once, and tiles decoded in the order in which they are there, those
 * of the view first.
 */
export class DecodeQueue {
  readonly #waiting: Readonly<Record<Priority, Map<number, Waiting>>> = { view: new Map(), ahead: new Map() };
  readonly #loading = new Map<number, AbortController>();
  readonly #handlers: Handlers;
  readonly #running: Record<Priority, number> = { view: 0, ahead: 0 };

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  receive(order: DecodeOrder): void {
    if ('cancelled' in order) {
      for (const line of Object.values(this.#waiting)) line.delete(order.cancelled);
      this.#loading.get(order.cancelled)?.abort();
      return;
    }
    const { id, work, priority } = order;
    if (work.kind === 'file') void this.#load(id, work, priority);
    else this.#line({ id, work, priority });
  }

  #line(waiting: Waiting): void {
    this.#waiting[waiting.priority].set(waiting.id, waiting);
    this.#begin();
  }

  async #load(id: number, work: FileWork, priority: Priority): Promise<void> {
    const abort = new AbortController();
    this.#loading.set(id, abort);
    try {
      const loaded = await this.#handlers.load(work, priority, abort.signal);
      if (!abort.signal.aborted) this.#line({ id, work: loaded, priority });
    } catch (cause) {
      if (!abort.signal.aborted && !isAbort(cause)) this.#failed(id, cause);
    } finally {
      this.#loading.delete(id);
    }
  }

  #begin(): void {
    for (const waiting of this.#waiting.view.values()) {
      if (this.#running.view >= AT_ONCE) return;
      this.#take(waiting);
    }
    for (const waiting of this.#waiting.ahead.values()) {
      if (this.#running.view + this.#running.ahead >= AHEAD_AT_ONCE) return;
      this.#take(waiting);
    }
  }

  #take(waiting: Waiting): void {
    this.#waiting[waiting.priority].delete(waiting.id);
    this.#running[waiting.priority] += 1;
    void this.#run(waiting);
  }

  async #run({ id, work, priority }: Waiting): Promise<void> {
    try {
      this.#handlers.answer({ id, picture: await this.#handlers.decode(work) });
    } catch (cause) {
      this.#failed(id, cause);
    }
    this.#running[priority] -= 1;
    this.#begin();
  }

  #failed(id: number, cause: unknown): void {
    const { slideError, passing } =
      cause instanceof SlideFault ? cause : new SlideFault(tiffUnpreparable(messageOf(cause)), false);
    this.#handlers.answer({ id, fault: slideError, passing });
  }
}
