import { describe, expect, it } from 'vitest';
import { giveLetters, letterAt } from './letters.ts';

describe('letters of specimens', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [59, 'BH'],
  ])('%i is %s', (index, letter) => expect(letterAt(index)).toBe(letter));

  it('stay with specimens that have slides, and follow the order for the others', () => {
    const part = (specimenID: string, slides: number) => ({
      specimenID,
      subsections: Array.from({ length: slides }, () => null),
    });
    const after = giveLetters([part('C', 0), part('B', 1), part('D', 0), part('A', 0)]);
    expect(after.map(({ specimenID }) => specimenID)).toEqual(['A', 'B', 'C', 'D']);
  });
});
