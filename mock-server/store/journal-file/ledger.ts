import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '../../http/refusal.ts';
import type { Shelf, StoredRecord, Watch } from '../collections.ts';
import { type Change, createUndo, type Group, type Transaction } from './undo.ts';

/** Where finished changes go. What `append` was given becomes durable in its order, or is lost as a whole. */
export interface Sink {
  append(changes: readonly Change[], durable: () => void): void;
}

export interface Outcome<T> {
  readonly answer: T;
  /** Why the answer must not leave: what the call wrote or read is not stored and was taken back. */
  readonly failure: Refusal | null;
  /** A refused call had changed something, and that was taken back. */
  readonly tookBack: boolean;
}

/**
 * The changes of the world by the call that makes them: all of a call's changes become durable or none does, and a
 * refused call leaves nothing behind. Calls that write over each other's unfinished records share one fate.
 */
export interface Ledger {
  watch(name: string, shelf: () => Shelf): Watch;
  /** Settles once everything that the call wrote or may have read is durable or taken back. */
  call<T>(work: () => Promise<T>, isRefused: (answer: T) => boolean): Promise<Outcome<T>>;
  /**
   * Changes that are a record of their own and stand even where the call around them is refused (a wrong code that
   * counts as a try). They must not touch records that the same call has changed before.
   */
  apart<T>(work: () => T): T;
  /** Runs when the changes of the present call are durable (true) or taken back (false); say it after the change. */
  afterwards(hook: (kept: boolean) => void): void;
  /** From here on changes count; those before are the seed's or were read from the folder. */
  begin(sink: Sink): void;
  /** Called by the sink after it dropped all that is not durable: memory goes back to what is. */
  lose: (reason: Refusal) => void;
  /** The stored record behind each one that is changed but not durable yet, by collection. */
  durableBefore(name: string): ReadonlyMap<string, StoredRecord | null>;
}

export function createLedger(): Ledger {
  const calls = new AsyncLocalStorage<Transaction>();
  const undo = createUndo();
  let sink: Sink | null = null;
  let lastClosed: Promise<Refusal | null> = Promise.resolve(null);

  const present = (): Transaction | null => {
    const own = calls.getStore();
    return own === undefined || own.state === 'ended' ? null : own;
  };
  const close = (group: Group): void => {
    const changes = undo.close(group);
    if (changes === null) return;
    const durable = (): void => undo.settle(group, null);
    if (changes.length === 0) durable();
    else {
      lastClosed = group.settled;
      sink?.append(changes, durable);
    }
  };
  const end = (own: Transaction, isKept: boolean): boolean => {
    const tookBack = !isKept && undo.takeBack(own);
    own.state = 'ended';
    close(own.group);
    return tookBack;
  };
  const apart = <T>(work: () => T): T => {
    const own = undo.open();
    let isKept = false;
    try {
      const made = calls.run(own, work);
      isKept = true;
      return made;
    } finally {
      end(own, isKept);
    }
  };

  return {
    watch: (name, shelf) => ({
      admit: () => {
        const own = present();
        if (own !== null && own.doom !== null) throw own.doom;
      },
      changed: (id, before, after) => {
        if (sink === null) return;
        const change = { name, id, before, after, shelf: shelf() };
        const own = present();
        const writer = own ?? undo.open();
        undo.note(writer, change);
        if (own === null) end(writer, true);
      },
    }),
    call: async (work, isRefused) => {
      const own = undo.open();
      try {
        const answer = await calls.run(own, work);
        const isKept = !isRefused(answer);
        const tookBack = end(own, isKept);
        const failure = own.doom ?? (await lastClosed) ?? (isKept ? await own.group.settled : null);
        return { answer, failure, tookBack };
      } finally {
        if (own.state === 'open') end(own, false);
      }
    },
    apart,
    afterwards: (hook) => {
      const own = present();
      if (own === null) void lastClosed.then((reason) => hook(reason === null));
      else own.hooks.push(hook);
    },
    begin: (to) => {
      sink = to;
    },
    lose: (reason) => {
      undo.loseAll(reason);
      lastClosed = Promise.resolve(null);
    },
    durableBefore: (name) => undo.before(name),
  };
}

export const IN_MEMORY: Sink = { append: (_, durable) => durable() };
