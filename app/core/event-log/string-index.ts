/**
 * Numbers strings from 1, in the order in which they come; 0 stands for unknown. A Map from strings takes three
 * times the room and, for ids that are each seen once or twice, twice the time.
 */
export interface StringIndex {
  /** The same key in another space is another key. */
  readonly find: (key: string, space?: number) => number;
  /** Its number, a new one when it has none yet. */
  readonly add: (key: string, space?: number) => number;
  readonly spaceOf: (number: number) => number;
  /** Up to so many keys follow. */
  readonly expect: (keys: number) => void;
}

const UUID_LENGTH = 36;

/** Two characters from `at` on, put into the hash of what came before them. */
const mixed = (hash: number, key: string, at: number): number =>
  Math.imul(hash ^ key.charCodeAt(at) ^ (key.charCodeAt(at + 1) << 16) ^ (hash >>> 15), 0x85ebca77);

/**
 * The hash of a UUID is made of eight of its digits, half of which change from one to the next in any version. The hash
 * of any other id is made of all its characters, since ids that are made by counting may differ anywhere.
 */
function hashOf(key: string, space: number): number {
  const { length } = key;
  let hash = length ^ Math.imul(space, 0x9e3779b1);
  const isUuid = length === UUID_LENGTH && key.charCodeAt(8) === 45 && key.charCodeAt(23) === 45;
  if (isUuid) {
    hash = mixed(mixed(hash, key, 4), key, 6);
    hash = mixed(mixed(hash, key, 32), key, 34);
    return hash ^ (hash >>> 15);
  }
  for (let at = 0; at < length - 1; at += 2) hash = mixed(hash, key, at);
  if (length % 2 === 1) hash = Math.imul(hash ^ key.charCodeAt(length - 1) ^ (hash >>> 15), 0x85ebca77);
  return hash ^ (hash >>> 15);
}

/** The numbers at a place of the table: the key's own, 0 where the place is free, and its hash beside it. */
const WIDTH = 2;

/**
 * An open table: a key lies where it hashes or just behind. The hash lies in the table, so that a place that is
 * another key's costs one look and not one at the key too. A class, since closures are compiled anew for every
 * table that is made.
 */
class OpenTable implements StringIndex {
  /** By number; as long as the keys that are expected, so that it need not be copied as they come. */
  readonly #keys: string[] = [''];
  #count = 1;
  /** None while there is one space only. */
  #spaces = new Int32Array(0);
  #table = new Int32Array(32 * WIDTH);

  find(key: string, space = 0): number {
    return this.#table[this.#placeOf(key, space, hashOf(key, space))] ?? 0;
  }

  add(key: string, space = 0): number {
    const hash = hashOf(key, space);
    const place = this.#placeOf(key, space, hash);
    const known = this.#table[place] ?? 0;
    if (known !== 0) return known;
    const number = this.#count;
    this.#count += 1;
    this.#keys[number] = key;
    if (space !== 0 || this.#spaces.length > 0) this.#setSpace(number, space);
    this.#table[place] = number;
    this.#table[place + 1] = hash;
    if (this.#isFull(number)) this.#spread(this.#table.length * 2);
    return number;
  }

  spaceOf(number: number): number {
    return this.#spaces[number] ?? 0;
  }

  expect(keys: number): void {
    const count = this.#count + keys;
    if (count > this.#keys.length) this.#keys.length = count;
    if (this.#spaces.length > 0 && count > this.#spaces.length) this.#spaces = copied(this.#spaces, count);
    let size = this.#table.length;
    while (this.#isFull(count, size)) size *= 2;
    if (size > this.#table.length) this.#spread(size);
  }

  /** Four places in five are taken. */
  #isFull(count: number, size = this.#table.length): boolean {
    return count * 5 * WIDTH > size * 4;
  }

  /** Where the key lies, or the free place where it would. */
  #placeOf(key: string, space: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    let place = (hash << 1) & mask;
    for (let number = table[place] ?? 0; number !== 0; number = table[place] ?? 0) {
      if (table[place + 1] === hash && this.#keys[number] === key && this.spaceOf(number) === space)
        return place;
      place = (place + WIDTH) & mask;
    }
    return place;
  }

  #setSpace(number: number, space: number): void {
    if (number >= this.#spaces.length) {
      const larger = Math.max(this.#keys.length, Math.ceil(this.#spaces.length * 1.125));
      this.#spaces = copied(this.#spaces, larger);
    }
    this.#spaces[number] = space;
  }

  #spread(size: number): void {
    const from = this.#table;
    const to = new Int32Array(size);
    const mask = size - 1;
    for (let at = 0; at < from.length; at += WIDTH) {
      const number = from[at] ?? 0;
      const hash = from[at + 1] ?? 0;
      if (number === 0) continue;
      let place = (hash << 1) & mask;
      while (to[place] !== 0) place = (place + WIDTH) & mask;
      to[place] = number;
      to[place + 1] = hash;
    }
    this.#table = to;
  }
}

export const createStringIndex = (): StringIndex => new OpenTable();

function copied(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}
