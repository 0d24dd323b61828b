import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standing } from './definitions.test-support.ts';
import { type Entry, gestureId } from './entry.ts';
import { Gesture } from './gesture.ts';
import { holds } from './holds.test-support.ts';
import { Registers } from './registers.ts';
import {
  createToyFold,
  draft,
  dropped,
  logOf,
  put,
  randomLogs,
  type ToyEvent,
  toyLane,
  toysOn,
} from './toy-log.test-support.ts';

describe('registers', () => {
  it('1,000 random logs: after every entry the incremental answer equals the plain refold', () => {
    const property = fc.property(randomLogs, (entries) => {
      const fold = createToyFold();
      for (const [index, entry] of entries.entries()) {
        fold.step(entry);
        const refolded: readonly Entry<ToyEvent>[] = standing(entries.slice(0, index + 1), toyLane);
        for (const image of ['slide-1', 'slide-2']) {
          const want = toysOn(image, refolded);
          expect(fold.list(image)).toEqual(want);
          for (const key of ['a', 'b', 'c', 'd', 'e'])
            expect(fold.get(image, key)).toEqual(want.find((toy) => toy.key === key) ?? null);
        }
      }
    });
    holds(1000, property);
  });

  it('the list is the same array until a record of its table changes', () => {
    const property = fc.property(randomLogs, (entries) => {
      const fold = createToyFold();
      for (const entry of entries) {
        const before = fold.list('slide-1');
        fold.step(entry);
        const after = fold.list('slide-1');
        expect(fold.list('slide-1')).toBe(after);
        const same = before.length === after.length && before.every((toy, at) => toy === after[at]);
        if (after === before) expect(same).toBe(true);
        if (entry.image === 'slide-2') expect(after).toBe(before);
      }
    });
    holds(300, property);
  });

  it('a list handed out earlier does not change', () => {
    const fold = createToyFold();
    const [first, second] = logOf(draft(put('a'), 'g1'), draft(dropped('a'), 'g2')).entries;
    if (first) fold.step(first);
    const early = fold.list('slide-1');
    if (second) fold.step(second);
    expect(early).toEqual([{ key: 'a', value: 1 }]);
    expect(fold.list('slide-1')).toEqual([]);
  });

  it('what lies beneath is what shows once the gesture on top is retracted', () => {
    const registers = new Registers<number>();
    const [one, two, three] = ['one', 'two', 'three'].map((id) => new Gesture(gestureId(id), 'marks'));
    if (!one || !two || !three) throw new Error('There are three');
    expect(registers.beneath('rulers', 'a')).toBeNull();
    registers.write(one, 'rulers', 'a', 1);
    expect(registers.beneath('rulers', 'a')).toBeNull();
    registers.write(two, 'rulers', 'a', 2);
    registers.write(three, 'rulers', 'a', null);
    expect([registers.get('rulers', 'a'), registers.beneath('rulers', 'a')]).toEqual([null, 2]);
    two.turn('retracted');
    expect(registers.beneath('rulers', 'a')).toBe(1);
    three.turn('retracted');
    expect([registers.get('rulers', 'a'), registers.beneath('rulers', 'a')]).toEqual([1, null]);
  });

  it('an unknown table is empty and stays the same empty', () => {
    const fold = createToyFold();
    expect(fold.list('nowhere')).toEqual([]);
    expect(fold.list('nowhere')).toBe(fold.list('elsewhere'));
    expect(fold.get('nowhere', 'a')).toBeNull();
  });
});
