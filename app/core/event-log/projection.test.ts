import { describe, expect, it } from 'vitest';
import { historyOf, project, standing } from './definitions.test-support.ts';
import { evolve, type Projection } from './projection.ts';
import { draft, logOf, put, type ToyEvent, toyLane } from './toy-log.test-support.ts';

const lastLook: Projection<number | null, ToyEvent> = {
  initial: 7,
  on: { looked: (_, event) => (event.where === 0 ? null : event.where) },
};
const look = (where: number): ToyEvent => ({ type: 'looked', v: 1, where });

describe('projection', () => {
  it('folds the events it has a word for and passes over the rest', () => {
    const log = logOf(
      draft(look(1), 'g1'),
      draft(put('a'), 'g2'),
      draft(look(3), 'g3'),
      draft(put('b'), 'g4'),
    );
    expect(project(lastLook, standing(log.entries, toyLane))).toBe(3);
  });

  it('a handler may answer null', () => {
    const log = logOf(draft(look(0), 'g1'));
    expect(project(lastLook, standing(log.entries, toyLane))).toBeNull();
  });

  it('hands the entry to the handler, for what the event leaves out', () => {
    const where: Projection<string, ToyEvent> = { initial: '', on: { put: (_, __, entry) => entry.image } };
    const [entry] = standing(logOf(draft(put('a'), 'g1', 'primary', 'slide-9')).entries, toyLane);
    expect(entry && evolve(where, where.initial, entry)).toBe('slide-9');
  });

  it('an entry without a lane has no history', () => {
    const { entries } = logOf(draft({ type: 'seen', v: 1 }, 'g1'));
    const track = { pane: 'primary', image: 'slide-1', lane: 'marks' } as const;
    expect(historyOf(entries, toyLane, track).undoable).toEqual([]);
    expect(standing(entries, toyLane)).toHaveLength(1);
  });
});
