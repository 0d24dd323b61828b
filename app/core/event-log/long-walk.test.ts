import { describe, expect, it } from 'vitest';
import { project, standing } from './definitions.test-support.ts';
import { redo, undo } from './history.ts';
import {
  emptyToyLedger,
  IMAGES,
  inFull,
  stepsOf,
  type ToyLedger,
  TRACKS,
  topsOf,
  type WalkStep,
  walks,
} from './long-walk.test-support.ts';
import { PlainModel } from './plain-model.test-support.ts';
import type { Projection } from './projection.ts';
import {
  createToyFold,
  draft,
  dropped,
  idsIn,
  put,
  type Toy,
  type ToyEntry,
  type ToyEvent,
  toyLane,
} from './toy-log.test-support.ts';

function pressed(ledger: ToyLedger, { pane, image, press }: WalkStep, name: string): ToyLedger {
  const history = ledger.view.history({ pane, image, lane: 'marks' });
  const event =
    press.press === 'draw'
      ? put(press.key, press.value)
      : press.press === 'remove'
        ? dropped(...press.keys)
        : (press.press === 'undo' ? undo : redo)(history);
  return event === null ? ledger : ledger.extend([draft(event, name, pane, image)]);
}

/** Compared by hand: an `expect` for each of a million steps would take longer than the steps. */
function requireSame(step: number, what: string, got: unknown, want: unknown): void {
  if (got !== want) throw new Error(`Step ${String(step)}, ${what}: ${String(got)} and not ${String(want)}`);
}

function compareTouched(
  at: number,
  ledger: ToyLedger,
  model: PlainModel,
  step: WalkStep,
  keys: readonly string[],
): void {
  const { pane, image } = step;
  for (const key of keys)
    requireSame(at, key, ledger.view.get(image, key)?.value ?? null, model.valueOf(image, key));
  const { done, undone } = model.stacksOf(pane, image);
  const tops = topsOf(ledger.view.history({ pane, image, lane: 'marks' }));
  const wanted = [done.length, done.at(-1)?.name, undone.length, undone.at(-1)?.name];
  for (const [index, top] of tops.entries()) requireSame(at, 'the stacks', top, wanted[index]);
}

function compareAll({ view }: ToyLedger, model: PlainModel): void {
  for (const image of IMAGES) expect(view.list(image)).toEqual(model.list(image));
  for (const track of TRACKS) {
    const { done, undone } = model.stacksOf(track.pane, track.image);
    expect(idsIn(view.history(track))).toEqual({
      undoable: done.map(({ name }) => name),
      redoable: undone.map(({ name }) => name),
    });
  }
}

const toys = (image: string): Projection<readonly Toy[], ToyEvent> => ({
  initial: [],
  on: {
    put: (list, { key, value }, entry) =>
      entry.image === image ? [...list.filter((toy) => toy.key !== key), { key, value }] : list,
    dropped: (list, { keys }, entry) =>
      entry.image === image ? list.filter((toy) => !keys.includes(toy.key)) : list,
  },
});

function compareRefold({ log, view }: ToyLedger): void {
  const counting = standing(log.entries, toyLane);
  for (const image of IMAGES) expect(view.list(image)).toEqual(project(toys(image), counting));
}

describe('a long session over two panes and three images', () => {
  it('1,000,000 steps (a tenth by default) against two plain stacks: what a step touched after each step, all marks and stacks after every 5,000th', () => {
    const count = inFull(1_000_000);
    walks((seed) => {
      const model = new PlainModel();
      let ledger = emptyToyLedger;
      let at = 0;
      for (const step of stepsOf(seed, count)) {
        at += 1;
        const keys = model.take(step, `g${String(at)}`);
        ledger = pressed(ledger, step, `g${String(at)}`);
        compareTouched(at, ledger, model, step, keys ?? []);
        if (at % 5000 === 0) compareAll(ledger, model);
      }
      expect(at).toBe(count);
      compareAll(ledger, model);
    });
  });

  it('a log of 100,000 entries (a tenth by default): after each append the marks of its image equal the plain model’s, at ten points and at the end everything equals the refold', () => {
    const length = inFull(100_000);
    walks((seed) => {
      const model = new PlainModel();
      let ledger = emptyToyLedger;
      let at = 0;
      for (const step of stepsOf(seed, length * 4)) {
        if (ledger.log.length === length) break;
        at += 1;
        const before = ledger.log.length;
        const keys = model.take(step, `g${String(at)}`);
        ledger = pressed(ledger, step, `g${String(at)}`);
        requireSame(at, 'the length', ledger.log.length, before + (keys ? 1 : 0));
        if (keys) compareList(at, ledger, model, step.image);
        if (keys && ledger.log.length % (length / 10) === 0) compareRefold(ledger);
      }
      expect(ledger.log.length).toBe(length);
      compareAll(ledger, model);
      compareRefold(ledger);
    });
  });

  it('a log of 300 entries: after each append all marks and stacks equal the plain model and the refold', () => {
    walks((seed) => {
      const model = new PlainModel();
      let ledger = emptyToyLedger;
      let at = 0;
      for (const step of stepsOf(seed, 1000)) {
        if (ledger.log.length === 300) break;
        at += 1;
        model.take(step, `g${String(at)}`);
        ledger = pressed(ledger, step, `g${String(at)}`);
        compareAll(ledger, model);
        compareRefold(ledger);
      }
      expect(ledger.log.length).toBe(300);
    });
  });

  it('the same entries folded in one go tell the same', () => {
    walks((seed) => {
      let ledger = emptyToyLedger;
      for (const step of stepsOf(seed, 20_000))
        ledger = pressed(ledger, step, `g${String(ledger.log.length)}`);
      const again = createToyFold();
      for (const entry of ledger.log.entries satisfies readonly ToyEntry[]) again.step(entry);
      for (const image of IMAGES) expect(again.list(image)).toEqual(ledger.view.list(image));
      for (const track of TRACKS)
        expect(idsIn(again.history(track))).toEqual(idsIn(ledger.view.history(track)));
    });
  });
});

function compareList(at: number, ledger: ToyLedger, model: PlainModel, image: string): void {
  const [got, want] = [ledger.view.list(image), model.list(image)];
  requireSame(at, `the number of marks on ${image}`, got.length, want.length);
  for (const [index, toy] of want.entries()) {
    requireSame(at, `key ${String(index)} on ${image}`, got[index]?.key, toy.key);
    requireSame(at, `value ${String(index)} on ${image}`, got[index]?.value, toy.value);
  }
}
