import { describe, expect, it } from 'vitest';
import { isEmpty } from './ruler.ts';

describe('ruler', () => {
  it.each([
    [{ x: 1, y: 2 }, { x: 1, y: 2 }, true],
    [{ x: 1, y: 2 }, { x: 9, y: 2 }, false],
    [{ x: 1, y: 2 }, { x: 1, y: 9 }, false],
    [{ x: 1, y: 2 }, { x: 1, y: 2.000001 }, false],
  ])('from %o to %o is empty: %s', (from, to, empty) => {
    expect(isEmpty({ from, to })).toBe(empty);
  });
});
