import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from './holds.test-support.ts';
import { createStringIndex } from './string-index.ts';

const ids = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.uuid(),
  fc.nat(99_999).map((n) => `same-start-${String(n).padStart(8, '0')}-same-end`),
);

describe('string index', () => {
  it('numbers what a Map would, in any order of asking, with keys that are alike and in several spaces', () => {
    const asked = fc.array(fc.tuple(ids, fc.nat(2), fc.boolean()), { maxLength: 200, size: 'max' });
    const property = fc.property(asked, (questions) => {
      const index = createStringIndex();
      const known = new Map<string, number>();
      for (const [key, space, adds] of questions) {
        const name = `${String(space)} ${key}`;
        if (adds && !known.has(name)) known.set(name, known.size + 1);
        expect(adds ? index.add(key, space) : index.find(key, space)).toBe(known.get(name) ?? 0);
        expect(index.spaceOf(known.get(name) ?? 0)).toBe(known.has(name) ? space : 0);
      }
    });
    holds(500, property);
  });

  it('finds each of 100,000 ids again after all the times that it grew', () => {
    const index = createStringIndex();
    const names = Array.from({ length: 100_000 }, (_, n) => `mark-${String(n)}-of-a-long-session`);
    const numbers = names.map((name) => index.add(name));
    expect(numbers.every((number, at) => number === at + 1)).toBe(true);
    expect(names.every((name, at) => index.find(name) === at + 1)).toBe(true);
    expect(index.find('mark-100000-of-a-long-session')).toBe(0);
  });
});
