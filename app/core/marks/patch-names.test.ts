import { describe, expect, test } from 'vitest';
import { PatchNames } from './patch-names.ts';

const namesOf = (placed: readonly (readonly [id: string, number: number | null, at: number])[]) => {
  const names = new PatchNames();
  for (const [id, number, at] of placed) names.note(number === null ? { id } : { id, number }, at);
  return names;
};

describe('names of patches', () => {
  test('count up from 1, and what is gone leaves a gap', () => {
    const names = namesOf([
      ['a', 1, 10],
      ['b', 2, 20],
    ]);
    expect([names.nameOf('a'), names.nameOf('b'), names.next]).toEqual(['1', '2', 3]);
  });

  test('a patch that is changed keeps its name, whatever number the change brings', () => {
    const names = namesOf([
      ['a', 1, 10],
      ['a', 7, 30],
    ]);
    expect([names.nameOf('a'), names.next]).toEqual(['1', 2]);
  });

  test('two with one number are told apart by who came first, in whatever order they are heard of', () => {
    const sides = [
      ['a', 3, 20],
      ['b', 3, 10],
      ['c', 3, 20],
    ] as const;
    for (const order of [sides, sides.toReversed()]) {
      const names = namesOf(order);
      expect([names.nameOf('b'), names.nameOf('a'), names.nameOf('c')]).toEqual(['3', '3b', '3c']);
      expect(names.next).toBe(4);
    }
  });

  test('patches from before numbers were kept are counted as they came', () => {
    const names = namesOf([
      ['a', null, 10],
      ['b', null, 20],
      ['c', 3, 30],
    ]);
    expect(['a', 'b', 'c'].map((id) => names.nameOf(id))).toEqual(['1', '2', '3']);
  });

  test('a patch that was never placed has no name', () => {
    expect(new PatchNames().nameOf('a')).toBe('');
  });

  test('the letters go on after z', () => {
    const names = namesOf(Array.from({ length: 28 }, (_, at) => [`p${String(at).padStart(2, '0')}`, 1, at]));
    expect([names.nameOf('p25'), names.nameOf('p26'), names.nameOf('p27')]).toEqual(['1z', '1ba', '1bb']);
  });
});
