import { describe, expect, it } from 'vitest';
import type { Contender } from '../bench/pixels/contenders.ts';
import { isAnyOver, type Verdict, verdictRow, verdictsOf } from '../bench/pixels/limits.ts';
import type { Figures } from '../bench/pixels/results.ts';

const verdict = (figure: number): Verdict => ({ what: 'a tour', figure, limit: 1.5 });
const wordOf = (figure: number): string => verdictRow(0, verdict(figure)).at(-1) ?? '';

describe('the verdict of the pixels bench', () => {
  it('is kept up to its limit and no further', () => {
    expect([1.5, 1.51].map(wordOf)).toEqual(['ok', 'over']);
    expect(isAnyOver([verdict(1.5)])).toBe(false);
    expect(isAnyOver([verdict(1), verdict(1.51)])).toBe(true);
  });

  it('does not pass what was not measured, and says so', () => {
    expect(wordOf(Number.NaN)).toBe('not measured');
    expect(isAnyOver([verdict(1), verdict(Number.NaN)])).toBe(true);
    const nothing = new Map<Contender, Figures>();
    expect(isAnyOver(verdictsOf(nothing, 0))).toBe(true);
  });
});
