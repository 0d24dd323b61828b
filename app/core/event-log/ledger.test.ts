import { describe, expect, it } from 'vitest';
import type { Draft } from './entry.ts';
import { undo } from './history.ts';
import { createEmptyLedger, type Fold } from './ledger.ts';
import { createToyFold, draft, put, type ToyEntry, type ToyEvent } from './toy-log.test-support.ts';
import type { HistoryEvent } from './track.ts';

type Event = ToyEvent | HistoryEvent;
type ToyFold = Omit<ReturnType<typeof createToyFold>, 'step'> & Fold<Event>;

const countedLedger = () => {
  const counted = { steps: 0, folds: 0 };
  const empty = createEmptyLedger<Event, ToyFold>(() => {
    counted.folds += 1;
    const fold = createToyFold();
    const step = (entry: ToyEntry): void => {
      counted.steps += 1;
      fold.step(entry);
    };
    return { ...fold, step };
  });
  return { empty, counted };
};

const MARKS = { pane: 'primary', image: 'slide-1', lane: 'marks' } as const;

describe('ledger', () => {
  it('each of 100,000 entries and 1,000 undos is folded once, never from the start', () => {
    const { empty, counted } = countedLedger();
    let ledger = empty;
    for (let n = 0; n < 100_000; n += 1)
      ledger = ledger.extend([draft(put(`m${String(n)}`, n), `g${String(n)}`)]);
    for (let n = 0; n < 1000; n += 1) {
      const fact = undo(ledger.view.history(MARKS));
      if (fact) ledger = ledger.extend([draft(fact, `u${String(n)}`)]);
    }
    expect(counted).toEqual({ steps: 101_000, folds: 1 });
    expect(ledger.view.list('slide-1')).toHaveLength(99_000);
    expect(ledger.view.list('slide-1').at(-1)?.value).toBe(98_999);
    expect(ledger.log.length).toBe(101_000);
  });

  it('an older ledger still tells what it told, and may be extended another way', () => {
    const { empty } = countedLedger();
    const one = empty.extend([draft(put('a'), 'g1')]);
    const two = one.extend([draft(put('b'), 'g2')]);
    const other = one.extend([draft(put('c'), 'g3')]);
    const keys = (ledger: typeof one): readonly string[] => ledger.view.list('slide-1').map((toy) => toy.key);
    expect([keys(one), keys(two), keys(other), keys(empty)]).toEqual([['a'], ['a', 'b'], ['a', 'c'], []]);
  });

  it('the empty ledger is shared without sharing what is added to it', () => {
    const { empty } = countedLedger();
    const mine = empty.extend([draft(put('mine'), 'g1')]);
    const yours = empty.extend([draft(put('yours'), 'g1')]);
    expect(mine.view.list('slide-1')).toEqual([{ key: 'mine', value: 1 }]);
    expect(yours.view.list('slide-1')).toEqual([{ key: 'yours', value: 1 }]);
    expect(empty.view.list('slide-1')).toEqual([]);
  });

  it('nothing to add gives the same ledger back', () => {
    const { empty } = countedLedger();
    const nothing: readonly Draft<Event>[] = [];
    expect(empty.extend(nothing)).toBe(empty);
  });
});
