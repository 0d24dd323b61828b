/**
 * Rows of whole numbers, all as wide, in one typed array: a tenth of what an object for each row would take.
 * Row 0 is there from the start, all zeros, so that 0 can stand for no row.
 */
export class IntRows {
  readonly #width: number;
  #cells: Int32Array;
  #length = 1;

  constructor(width: number) {
    this.#width = width;
    this.#cells = new Int32Array(width * 16);
  }

  get length(): number {
    return this.#length;
  }

  /** The number of a new row of zeros. */
  add(): number {
    this.reach(this.#length);
    return this.#length - 1;
  }

  /** Makes rows of zeros until there is one of this number. */
  reach(row: number): void {
    if (row < this.#length) return;
    this.#length = row + 1;
    const needed = this.#length * this.#width;
    if (needed <= this.#cells.length) return;
    this.#move(Math.max(needed, Math.ceil(this.#cells.length * 1.25)));
  }

  /** Makes room for so many more rows, so that they need not be moved as they come. */
  expect(rows: number): void {
    const needed = (this.#length + rows) * this.#width;
    if (needed > this.#cells.length) this.#move(needed);
  }

  /** 0 beyond the last row. */
  get(row: number, column: number): number {
    return this.#cells[row * this.#width + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.#cells[row * this.#width + column] = value;
  }

  #move(length: number): void {
    const larger = new Int32Array(length);
    larger.set(this.#cells);
    this.#cells = larger;
  }
}
