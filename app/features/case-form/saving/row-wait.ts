import type { QueueView } from '#app/browser/saving/saved-text.ts';

/** A row that takes longer than this holds no save back: a question about one's own row is better than lost words. */
export const ROW_WAIT_AT_MOST_MS = 5000;

/**
 * Between the press of a button that adds, moves or takes away a row and the form that shows it. A save that began in
 * between would name the version before the row, and the page would take its own row for a colleague's.
 */
export class RowWait {
  readonly #onChange: () => void;
  #asked: Promise<void> | null = null;
  #resolve: () => void = () => undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isOn(): boolean {
    return this.#asked !== null;
  }

  begin(): void {
    if (this.#asked !== null) return;
    this.#asked = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#limit = setTimeout(() => this.end(), ROW_WAIT_AT_MOST_MS);
    this.#onChange();
  }

  /** The row is shown, or nothing waits for it any more. */
  end(): void {
    if (this.#asked === null) return;
    clearTimeout(this.#limit);
    this.#resolve();
    this.#asked = null;
    this.#onChange();
  }

  /** How the saving stands for the page: what waits for a row is not on its way. */
  seen(queue: QueueView): QueueView {
    return this.isOn && queue.phase === 'due' ? { ...queue, isAtRisk: queue.isUnsaved } : queue;
  }

  /** Resolves at once where no row is asked for. */
  over(): Promise<void> {
    return this.#asked ?? Promise.resolve();
  }
}
