import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from './holds.test-support.ts';
import { append, emptyLog, since } from './log.ts';
import { draft, logOf, put, type ToyEvent, toyEvents } from './toy-log.test-support.ts';
import type { HistoryEvent } from './track.ts';

describe('log', () => {
  it('numbers its entries densely from 1, however they come in', () => {
    const property = fc.property(fc.array(fc.array(toyEvents, { maxLength: 4 })), (batches) => {
      const log = batches.reduce(
        (so, batch) =>
          append<ToyEvent | HistoryEvent>(
            so,
            batch.map((event) => draft(event, 'g')),
          ),
        logOf(),
      );
      expect(log.entries.map((entry) => entry.seq)).toEqual(batches.flat().map((_, index) => index + 1));
      expect(log.entries.map((entry) => entry.event)).toEqual(batches.flat());
      expect(log.length).toBe(batches.flat().length);
    });
    holds(300, property);
  });

  it('appending leaves the log it started from as it was, also when it is done twice', () => {
    const start = logOf(draft(put('a'), 'g1'));
    const one = append(start, [draft(put('b'), 'g2')]);
    const two = append(start, [draft(put('c'), 'g3')]);
    expect(start.entries).toHaveLength(1);
    expect(one.entries.map((entry) => entry.gesture)).toEqual(['g1', 'g2']);
    expect(two.entries.map((entry) => entry.gesture)).toEqual(['g1', 'g3']);
    expect(emptyLog.entries).toEqual([]);
  });

  it('tells what came after a number', () => {
    const log = logOf(draft(put('a'), 'g1'), draft(put('b'), 'g2'), draft(put('c'), 'g3'));
    expect(since(log, 1).map((entry) => entry.seq)).toEqual([2, 3]);
    expect(since(log, 3)).toEqual([]);
    expect(since(log, 0)).toEqual(log.entries);
  });

  it('a list taken earlier does not grow with the log', () => {
    const log = logOf(draft(put('a'), 'g1'));
    const early = log.entries;
    append(log, [draft(put('b'), 'g2')]);
    expect(early).toHaveLength(1);
  });

  it('refuses something that only looks like a log', () => {
    const lookalike = { length: 0, entries: [] } as unknown as typeof emptyLog;
    expect(() => append<ToyEvent | HistoryEvent>(lookalike, [draft(put('a'), 'g')])).toThrow(TypeError);
  });
});
