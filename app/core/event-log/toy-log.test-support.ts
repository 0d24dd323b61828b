import fc from 'fast-check';
import { type Draft, type Entry, gestureId, type ImageId, type PaneId } from './entry.ts';
import { redo, undo } from './history.ts';
import { append, type EventLog, emptyLog } from './log.ts';
import { Registers } from './registers.ts';
import { Stacks } from './stacks.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';

export type ToyEvent =
  | { readonly type: 'put'; readonly v: 1; readonly key: string; readonly value: number }
  | { readonly type: 'dropped'; readonly v: 1; readonly keys: readonly string[] }
  | { readonly type: 'looked'; readonly v: 1; readonly where: number }
  | { readonly type: 'seen'; readonly v: 1 };
export type ToyLane = 'marks' | 'view';
export type ToyEntry = Entry<ToyEvent | HistoryEvent>;

export const toyLane: LaneOf<ToyEvent, ToyLane> = (event) => {
  if (event.type === 'seen') return null;
  return event.type === 'looked' ? 'view' : 'marks';
};

export interface Toy {
  readonly key: string;
  readonly value: number;
}

export function createToyFold() {
  const stacks = new Stacks(toyLane);
  const registers = new Registers<Toy>();
  const step = (entry: Draft<ToyEvent | HistoryEvent>): void => {
    const gesture = stacks.step(entry);
    if (!isOrdinary<ToyEvent>(entry)) return;
    const { event, image } = entry;
    if (event.type === 'put')
      registers.write(gesture, image, event.key, { key: event.key, value: event.value });
    if (event.type === 'dropped') for (const key of event.keys) registers.write(gesture, image, key, null);
  };
  return {
    step,
    history: (track: Track<ToyLane>): History => stacks.of(track),
    list: (table: string): readonly Toy[] => registers.list(table),
    get: (table: string, key: string): Toy | null => registers.get(table, key),
  };
}

/** The stacks by the ids of their gestures, copied, since they are live. */
export const idsIn = ({ undoable, redoable }: History) => ({
  undoable: undoable.map(({ id }) => id),
  redoable: redoable.map(({ id }) => id),
});

/** The dull definition: walk the entries that stand, from the start. */
export function toysOn(image: ImageId, entries: readonly Entry<ToyEvent>[]): readonly Toy[] {
  return entries
    .filter((entry) => entry.image === image)
    .reduce<readonly Toy[]>((toys, { event }) => {
      if (event.type === 'put')
        return [...toys.filter((toy) => toy.key !== event.key), { key: event.key, value: event.value }];
      return event.type === 'dropped' ? toys.filter((toy) => !event.keys.includes(toy.key)) : toys;
    }, []);
}

export const draft = (
  event: ToyEvent | HistoryEvent,
  gesture: string,
  pane: PaneId = 'primary',
  image: ImageId = 'slide-1',
): Draft<ToyEvent | HistoryEvent> => ({ at: 0, image, pane, gesture: gestureId(gesture), event });

export const put = (key: string, value = 1): ToyEvent => ({ type: 'put', v: 1, key, value });
export const dropped = (...keys: string[]): ToyEvent => ({ type: 'dropped', v: 1, keys });

export const logOf = (
  ...drafts: readonly Draft<ToyEvent | HistoryEvent>[]
): EventLog<ToyEvent | HistoryEvent> => append<ToyEvent | HistoryEvent>(emptyLog, drafts);

export const panes = fc.constantFrom<PaneId>('primary', 'secondary');
export const images = fc.constantFrom('slide-1', 'slide-2');
export const lanes = fc.constantFrom<ToyLane>('marks', 'view');
const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
export const toyEvents: fc.Arbitrary<ToyEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('put'), v: fc.constant(1), key: keys, value: fc.nat(99) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('dropped'), v: fc.constant(1), keys: fc.array(keys) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('looked'), v: fc.constant(1), where: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('seen'), v: fc.constant(1) }) },
);

const moves = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('record' as const), event: toyEvents, joins: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), lane: lanes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redo' as const), lane: lanes }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('nonsense' as const), target: fc.nat(20), undone: fc.boolean() }),
  },
);

/** Logs as hands and damaged storage would leave them: joined gestures, stray targets, facts in a wrong pane. */
export const randomLogs: fc.Arbitrary<readonly ToyEntry[]> = fc
  .array(fc.tuple(moves, panes, images), { maxLength: 60, size: 'max' })
  .map((steps) => {
    const stacks = new Stacks(toyLane);
    let log = logOf();
    for (const [index, [move, pane, image]] of steps.entries()) {
      const track = move.do === 'undo' || move.do === 'redo' ? { pane, image, lane: move.lane } : null;
      const fact = track && (move.do === 'undo' ? undo : redo)(stacks.of(track));
      const name = `g${move.do === 'record' && move.joins ? Math.max(0, index - 1) : index}`;
      const event = move.do === 'record' ? move.event : move.do === 'nonsense' ? nonsense(move) : fact;
      if (!event) continue;
      log = append(log, [draft(event, name, pane, image)]);
      const entry = log.entries.at(-1);
      if (entry) stacks.step(entry);
    }
    return log.entries;
  });

const nonsense = (move: { readonly target: number; readonly undone: boolean }): HistoryEvent => ({
  type: move.undone ? 'gesture.undone' : 'gesture.redone',
  v: 1,
  target: gestureId(`g${String(move.target)}`),
});
