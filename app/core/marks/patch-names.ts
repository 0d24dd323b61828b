import type { Patch } from './patch.ts';

interface Placed {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The names of the patches of one image. A patch gets the next number when it is placed and keeps it: what was removed or
 * undone leaves a gap, so that nobody reads 'patch 2' in a note and looks at another place.
 */
export class PatchNames {
  readonly #numbers = new Map<string, number>();
  /** By number, those that have it: two windows that did not hear of each other may both give the next one. */
  readonly #placed = new Map<number, Placed[]>();
  #highest = 0;

  /** The number of the next patch. */
  get next(): number {
    return this.#highest + 1;
  }

  /** Patches from before numbers were kept are counted in the order in which they came. */
  note({ id, number = this.next }: Pick<Patch, 'id' | 'number'>, at: number): void {
    if (this.#numbers.has(id)) return;
    this.#numbers.set(id, number);
    this.#highest = Math.max(this.#highest, number);
    const sharing = this.#placed.get(number) ?? [];
    sharing.push({ id, at });
    sharing.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    this.#placed.set(number, sharing);
  }

  /** Such as '2', and '2b' for the later one of two with the same number; empty for a patch that was never placed. */
  nameOf(id: string): string {
    const number = this.#numbers.get(id);
    if (number === undefined) return '';
    const at = this.#placed.get(number)?.findIndex((placed) => placed.id === id) ?? 0;
    return `${String(number)}${at === 0 ? '' : letterAt(at)}`;
  }
}

const LETTERS = 26;
const CODE_OF_A = 97;

/** 1 is 'b': the first of a number has no letter. Beyond 'z' it goes on with 'ba'. */
function letterAt(index: number): string {
  const rest = Math.floor(index / LETTERS);
  return `${rest > 0 ? letterAt(rest) : ''}${String.fromCharCode(CODE_OF_A + (index % LETTERS))}`;
}
