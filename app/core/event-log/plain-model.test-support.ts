import type { ImageId, PaneId } from './entry.ts';
import type { WalkStep } from './long-walk.test-support.ts';
import type { Toy } from './toy-log.test-support.ts';

/** One press that changed something, and whether it stands. */
interface Deed {
  readonly name: string;
  readonly image: ImageId;
  readonly keys: readonly string[];
  /** Null removes. */
  readonly value: number | null;
  readonly order: number;
  stands: boolean;
}

interface TwoStacks {
  done: Deed[];
  undone: Deed[];
}

/**
 * Undo as anyone would write it down: two stacks for each pane and image, moved by hand, and for each mark the
 * list of what was ever done to it, looked through from its end. It shares nothing with what it judges.
 */
export class PlainModel {
  readonly #stacks = new Map<string, TwoStacks>();
  readonly #done = new Map<string, Deed[]>();
  #order = 0;

  stacksOf(pane: PaneId, image: ImageId): TwoStacks {
    const name = `${pane} ${image}`;
    const stacks = this.#stacks.get(name) ?? { done: [], undone: [] };
    this.#stacks.set(name, stacks);
    return stacks;
  }

  /** The keys that the step may have changed; null when there was nothing to undo or redo. */
  take({ pane, image, press }: WalkStep, name: string): readonly string[] | null {
    const stacks = this.stacksOf(pane, image);
    if (press.press === 'undo' || press.press === 'redo') {
      const undo = press.press === 'undo';
      const deed = (undo ? stacks.done : stacks.undone).pop();
      if (deed === undefined) return null;
      (undo ? stacks.undone : stacks.done).push(deed);
      deed.stands = !undo;
      return deed.keys;
    }
    const keys = press.press === 'draw' ? [press.key] : press.keys;
    const value = press.press === 'draw' ? press.value : null;
    this.#order += 1;
    const deed = { name, image, keys, value, order: this.#order, stands: true };
    for (const gone of stacks.undone) this.#forget(gone);
    stacks.undone = [];
    stacks.done.push(deed);
    for (const key of new Set(keys)) this.#historyOf(image, key).push(deed);
    return keys;
  }

  valueOf(image: ImageId, key: string): number | null {
    return this.#historyOf(image, key).findLast((deed) => deed.stands)?.value ?? null;
  }

  /** The marks of an image, in the order in which they got their present value. */
  list(image: ImageId): readonly Toy[] {
    const found: { readonly toy: Toy; readonly order: number }[] = [];
    for (const [name, deeds] of this.#done) {
      const [of, key] = name.split(' ');
      const last = deeds.findLast((deed) => deed.stands);
      if (of === image && key !== undefined && last && last.value !== null)
        found.push({ toy: { key, value: last.value }, order: last.order });
    }
    return found.sort((a, b) => a.order - b.order).map(({ toy }) => toy);
  }

  #historyOf(image: ImageId, key: string): Deed[] {
    const name = `${image} ${key}`;
    const deeds = this.#done.get(name) ?? [];
    this.#done.set(name, deeds);
    return deeds;
  }

  #forget(deed: Deed): void {
    for (const key of new Set(deed.keys)) {
      const deeds = this.#historyOf(deed.image, key);
      deeds.splice(deeds.lastIndexOf(deed), 1);
    }
  }
}
