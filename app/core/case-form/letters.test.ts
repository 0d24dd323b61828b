import { describe, expect, it } from 'vitest';
import { giveLetters, letterAt, withLetter } from './letters.ts';

describe('letters of specimens', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [59, 'BH'],
  ])('%i is %s', (index, letter) => expect(letterAt(index)).toBe(letter));

  const part = (specimenID: string, slides: number) => ({
    specimenID,
    subsections: Array.from({ length: slides }, () => null),
  });
  const lettersOf = (specimens: readonly ReturnType<typeof part>[]) =>
    specimens.map(({ specimenID }) => specimenID);

  it('stay with specimens that have slides, and follow the order for the others', () => {
    const after = giveLetters([part('C', 0), part('B', 1), part('D', 0), part('A', 0)], []);
    expect(lettersOf(after)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('of which a text is written stay where they are, and nobody else gets them', () => {
    const after = giveLetters([part('C', 0), part('E', 0), part('B', 0)], ['A', 'B']);
    expect(lettersOf(after)).toEqual(['C', 'D', 'B']);
  });

  it.each([
    ['B1', 'A1'],
    ['B12-R1', 'A12-R1'],
    ['B', 'A'],
    ['BX1', 'BX1'],
    ['C1', 'C1'],
    ['1', '1'],
  ])('%s of a specimen that was B and is A is %s', (before, after) =>
    expect(withLetter(before, 'B', 'A')).toBe(after),
  );
});
