import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { standing } from './history.ts';
import { holds } from './holds.test-support.ts';
import { createRegisters, type Registers } from './registers.ts';
import { createStacks } from './stacks.ts';
import {
  draft,
  dropped,
  logOf,
  put,
  randomLogs,
  type Toy,
  type ToyEntry,
  type ToyEvent,
  toyLane,
  toysOn,
  toyWrites,
} from './toy-log.test-support.ts';
import { isOrdinary } from './track.ts';

const follow = (): { registers: Registers<Toy>; step: (entry: ToyEntry) => void } => {
  const stacks = createStacks(toyLane);
  const registers = createRegisters<Toy>();
  const step = (entry: ToyEntry): void =>
    registers.follow(stacks.step(entry), isOrdinary<ToyEvent>(entry) ? toyWrites(entry) : []);
  return { registers, step };
};

describe('registers', () => {
  it('1,000 random logs: after every entry the incremental answer equals the plain refold', () => {
    const property = fc.property(randomLogs, (entries) => {
      const { registers, step } = follow();
      for (const [index, entry] of entries.entries()) {
        step(entry);
        const refolded: readonly Entry<ToyEvent>[] = standing(entries.slice(0, index + 1), toyLane);
        for (const image of ['slide-1', 'slide-2']) {
          const want = toysOn(image, refolded);
          expect(registers.list(image)).toEqual(want);
          for (const key of ['a', 'b', 'c', 'd', 'e'])
            expect(registers.get(image, key)).toEqual(want.find((toy) => toy.key === key) ?? null);
        }
      }
    });
    holds(1000, property);
  });

  it('the list is the same array until a record of its shelf changes', () => {
    const property = fc.property(randomLogs, (entries) => {
      const { registers, step } = follow();
      for (const entry of entries) {
        const before = registers.list('slide-1');
        step(entry);
        const after = registers.list('slide-1');
        expect(registers.list('slide-1')).toBe(after);
        const same = before.length === after.length && before.every((toy, at) => toy === after[at]);
        if (after === before) expect(same).toBe(true);
        if (entry.image === 'slide-2') expect(after).toBe(before);
      }
    });
    holds(300, property);
  });

  it('a list handed out earlier does not change', () => {
    const { registers, step } = follow();
    const [first, second] = logOf(draft(put('a'), 'g1'), draft(dropped('a'), 'g2')).entries;
    if (first) step(first);
    const early = registers.list('slide-1');
    if (second) step(second);
    expect(early).toEqual([{ key: 'a', value: 1 }]);
    expect(registers.list('slide-1')).toEqual([]);
  });

  it('an unknown shelf is empty and stays the same empty', () => {
    const { registers } = follow();
    expect(registers.list('nowhere')).toEqual([]);
    expect(registers.list('nowhere')).toBe(registers.list('elsewhere'));
    expect(registers.get('nowhere', 'a')).toBeNull();
  });
});
