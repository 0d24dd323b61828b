import { describe, expect, it } from 'vitest';
import type { Draft } from './entry.ts';
import { undo } from './history.ts';
import { createLedgers } from './ledger.ts';
import { createRegisters } from './registers.ts';
import { createStacks, type Outcome } from './stacks.ts';
import { draft, put, type Toy, type ToyEvent, toyLane, toyWrites } from './toy-log.test-support.ts';
import { type HistoryEvent, isOrdinary } from './track.ts';

type Event = ToyEvent | HistoryEvent;

const ledgers = () => {
  const counted = { steps: 0, folds: 0 };
  const made = createLedgers<Event, ReturnType<typeof fold>>(() => {
    counted.folds += 1;
    return fold();
  });
  const fold = () => {
    const stacks = createStacks(toyLane);
    const registers = createRegisters<Toy>();
    return {
      stacks,
      registers,
      step: (entry: Parameters<typeof stacks.step>[0]): void => {
        counted.steps += 1;
        const outcome: Outcome<string> = stacks.step(entry);
        registers.follow(outcome, isOrdinary<ToyEvent>(entry) ? toyWrites(entry) : []);
      },
    };
  };
  return { ...made, counted };
};

const MARKS = { pane: 'primary', image: 'slide-1', lane: 'marks' } as const;

describe('ledger', () => {
  it('each of 100,000 entries and 1,000 undos is folded once, never from the start', () => {
    const { empty, extend, counted } = ledgers();
    let ledger = empty;
    for (let n = 0; n < 100_000; n += 1)
      ledger = extend(ledger, [draft(put(`m${String(n)}`, n), `g${String(n)}`)]);
    for (let n = 0; n < 1000; n += 1) {
      const fact = undo(ledger.view.stacks.of(MARKS));
      if (fact) ledger = extend(ledger, [draft(fact, `u${String(n)}`)]);
    }
    expect(counted).toEqual({ steps: 101_000, folds: 1 });
    expect(ledger.view.registers.list('slide-1')).toHaveLength(99_000);
    expect(ledger.view.registers.list('slide-1').at(-1)?.value).toBe(98_999);
    expect(ledger.log.length).toBe(101_000);
  });

  it('an older ledger still tells what it told, and may be extended another way', () => {
    const { empty, extend } = ledgers();
    const one = extend(empty, [draft(put('a'), 'g1')]);
    const two = extend(one, [draft(put('b'), 'g2')]);
    const other = extend(one, [draft(put('c'), 'g3')]);
    const keys = (ledger: typeof one): readonly string[] =>
      ledger.view.registers.list('slide-1').map((toy) => toy.key);
    expect([keys(one), keys(two), keys(other), keys(empty)]).toEqual([['a'], ['a', 'b'], ['a', 'c'], []]);
  });

  it('the empty ledger is shared without sharing what is added to it', () => {
    const { empty, extend } = ledgers();
    const mine = extend(empty, [draft(put('mine'), 'g1')]);
    const yours = extend(empty, [draft(put('yours'), 'g1')]);
    expect(mine.view.registers.list('slide-1')).toEqual([{ key: 'mine', value: 1 }]);
    expect(yours.view.registers.list('slide-1')).toEqual([{ key: 'yours', value: 1 }]);
    expect(empty.view.registers.list('slide-1')).toEqual([]);
  });

  it('nothing to add gives the same ledger back', () => {
    const { empty, extend } = ledgers();
    const nothing: readonly Draft<Event>[] = [];
    expect(extend(empty, nothing)).toBe(empty);
  });
});
