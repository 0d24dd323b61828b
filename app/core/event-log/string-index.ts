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
  /** About so many keys follow. */
  readonly expect: (keys: number) => void;
}

const UUID_LENGTH = 36;

/** Two characters from `at` on, put into the hash of what came before them. */
const mixed = (hash: number, key: string, at: number): number =>
  Math.imul(hash ^ key.charCodeAt(at) ^ (key.charCodeAt(at + 1) << 16) ^ (hash >>> 15), 0x85ebca77);

/**
 * Of a UUID sixteen of its digits, which are random in some version or other; of what is made by counting all,
 * since such ids differ anywhere.
 */
function hashOf(key: string, space: number): number {
  const { length } = key;
  let hash = length ^ Math.imul(space, 0x9e3779b1);
  const isUuid = length === UUID_LENGTH && key.charCodeAt(8) === 45 && key.charCodeAt(23) === 45;
  const end = isUuid ? 8 : length - 1;
  for (let at = 0; at < end; at += 2) hash = mixed(hash, key, at);
  if (isUuid) for (let at = 28; at < length; at += 2) hash = mixed(hash, key, at);
  else if (length % 2 === 1) hash = Math.imul(hash ^ key.charCodeAt(length - 1) ^ (hash >>> 15), 0x85ebca77);
  return hash ^ (hash >>> 15);
}

/**
 * An open table: a place holds the number of the key that hashes there or just before. A class, since closures
 * are compiled anew for every table that is made.
 */
class OpenTable implements StringIndex {
  readonly #keys: string[] = [''];
  #hashes = new Int32Array(16);
  /** None while there is one space only. */
  #spaces = new Int32Array(0);
  #places = new Int32Array(32);

  find(key: string, space = 0): number {
    return this.#places[this.#placeOf(key, space, hashOf(key, space))] ?? 0;
  }

  add(key: string, space = 0): number {
    const hash = hashOf(key, space);
    const place = this.#placeOf(key, space, hash);
    const known = this.#places[place] ?? 0;
    if (known !== 0) return known;
    const number = this.#keys.push(key) - 1;
    if (number >= this.#hashes.length) this.#move(Math.ceil(this.#hashes.length * 1.125));
    this.#hashes[number] = hash;
    if (space !== 0 && this.#spaces.length === 0) this.#spaces = new Int32Array(this.#hashes.length);
    if (this.#spaces.length > 0) this.#spaces[number] = space;
    this.#places[place] = number;
    if (number * 5 > this.#places.length * 4) this.#spread(this.#places.length * 2);
    return number;
  }

  spaceOf(number: number): number {
    return this.#spaces[number] ?? 0;
  }

  expect(keys: number): void {
    const count = Math.ceil(this.#keys.length + keys);
    if (count > this.#hashes.length) this.#move(count);
    let places = this.#places.length;
    while (count * 5 > places * 4) places *= 2;
    if (places > this.#places.length) this.#spread(places);
  }

  /** Where the key lies, or the free place where it would. */
  #placeOf(key: string, space: number, hash: number): number {
    const [places, hashes, mask] = [this.#places, this.#hashes, this.#places.length - 1];
    let place = hash & mask;
    for (let number = places[place] ?? 0; number !== 0; number = places[place] ?? 0) {
      if (hashes[number] === hash && this.spaceOf(number) === space && this.#keys[number] === key)
        return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  #move(larger: number): void {
    this.#hashes = copied(this.#hashes, larger);
    if (this.#spaces.length > 0) this.#spaces = copied(this.#spaces, larger);
  }

  #spread(size: number): void {
    const places = new Int32Array(size);
    const mask = places.length - 1;
    for (let number = 1; number < this.#keys.length; number += 1) {
      let place = (this.#hashes[number] ?? 0) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = number;
    }
    this.#places = places;
  }
}

export const createStringIndex = (): StringIndex => new OpenTable();

function copied(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}
