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
}

/** All of the key, two characters at a time: ids made by counting differ anywhere. */
function hashOf(key: string, space: number): number {
  const last = key.length - 1;
  let hash = key.length ^ Math.imul(space, 0x9e3779b1);
  let at = 0;
  for (; at < last; at += 2)
    hash = Math.imul(hash ^ key.charCodeAt(at) ^ (key.charCodeAt(at + 1) << 16) ^ (hash >>> 15), 0x85ebca77);
  if (at === last) hash = Math.imul(hash ^ key.charCodeAt(at) ^ (hash >>> 15), 0x85ebca77);
  return hash ^ (hash >>> 15);
}

/** An open table: a place holds the number of the key that hashes there or just before. */
export function createStringIndex(): StringIndex {
  const keys: string[] = [''];
  let hashes = new Int32Array(16);
  /** None while there is one space only. */
  let spaces = new Int32Array(0);
  let places = new Int32Array(32);
  let mask = places.length - 1;

  /** Where the key lies, or the free place where it would. */
  const placeOf = (key: string, space: number, hash: number): number => {
    let place = hash & mask;
    for (let number = places[place] ?? 0; number !== 0; number = places[place] ?? 0) {
      if (hashes[number] === hash && (spaces[number] ?? 0) === space && keys[number] === key) return place;
      place = (place + 1) & mask;
    }
    return place;
  };

  const grow = (): void => {
    const larger = Math.ceil(hashes.length * 1.125);
    hashes = copied(hashes, larger);
    if (spaces.length > 0) spaces = copied(spaces, larger);
  };

  const spread = (): void => {
    places = new Int32Array(places.length * 2);
    mask = places.length - 1;
    for (let number = 1; number < keys.length; number += 1) {
      let place = (hashes[number] ?? 0) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = number;
    }
  };

  return {
    find: (key, space = 0) => places[placeOf(key, space, hashOf(key, space))] ?? 0,
    add: (key, space = 0) => {
      const hash = hashOf(key, space);
      const place = placeOf(key, space, hash);
      const known = places[place] ?? 0;
      if (known !== 0) return known;
      const number = keys.push(key) - 1;
      if (number >= hashes.length) grow();
      hashes[number] = hash;
      if (space !== 0 && spaces.length === 0) spaces = new Int32Array(hashes.length);
      if (spaces.length > 0) spaces[number] = space;
      places[place] = number;
      if (number * 5 > places.length * 4) spread();
      return number;
    },
    spaceOf: (number) => spaces[number] ?? 0,
  };
}

function copied(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}
