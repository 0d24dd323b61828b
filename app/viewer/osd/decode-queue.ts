import type { DecodeOrder, DecodeWork, TileAnswer } from './decode-messages.ts';
import { messageOf } from './slide-error.ts';

/** The browser decodes beside the worker's own thread, which would wait for it with one at a time. */
const AT_ONCE = 4;

interface Waiting {
  readonly id: number;
  readonly work: DecodeWork;
}

/** The worker's side: tiles in the order in which they came. */
export class DecodeQueue {
  readonly #waiting = new Map<number, Waiting>();
  readonly #decode: (work: DecodeWork) => Promise<ImageBitmap>;
  readonly #answer: (answer: TileAnswer) => void;
  #running = 0;

  constructor(decode: (work: DecodeWork) => Promise<ImageBitmap>, answer: (answer: TileAnswer) => void) {
    this.#decode = decode;
    this.#answer = answer;
  }

  receive(order: DecodeOrder): void {
    if ('cancelled' in order) {
      this.#waiting.delete(order.cancelled);
      return;
    }
    this.#waiting.set(order.id, order);
    this.#begin();
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
      this.#answer({ id, picture: await this.#decode(work) });
    } catch (cause) {
      this.#answer({ id, fault: messageOf(cause) });
    }
    this.#running -= 1;
    this.#begin();
  }
}
