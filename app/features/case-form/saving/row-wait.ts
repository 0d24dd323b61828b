/**
 * Between the press of a button that adds, moves or takes away a row and the form that shows it. A save that began in
 * between would name the version before the row, and the page would take its own row for a colleague's.
 */
export class RowWait {
  #asked: Promise<void> | null = null;
  #resolve: () => void = () => undefined;

  get isOn(): boolean {
    return this.#asked !== null;
  }

  begin(): void {
    this.#asked ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  end(): void {
    this.#resolve();
    this.#asked = null;
  }

  /** Resolves at once where no row is asked for. */
  over(): Promise<void> {
    return this.#asked ?? Promise.resolve();
  }
}
