import { AsyncLocalStorage } from 'node:async_hooks';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Restorable, Watch } from './collections.ts';
import { isDiskFull } from './disk.ts';
import { type Call, type Change, createGroups, type Group, type Groups } from './groups.ts';

/** Settles once all the changes are on the disk, as one transaction; rejects with none of them there. */
export type Keep = (changes: readonly Change[]) => Promise<void>;

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
  watch(name: string, target: () => Restorable): Watch;
  /** Settles once everything that the call wrote or may have read is durable or taken back. */
  call<T>(work: () => Promise<T>, isRefused: (answer: T) => boolean): Promise<Outcome<T>>;
  /**
   * Changes that are a transaction of their own and stand even where the call around them is refused (a wrong code
   * that counts as a try). They must not touch records that the same call has changed before.
   */
  apart<T>(work: () => T): T;
  /** Runs when the changes of the present call are durable (true) or taken back (false); say it after the change. */
  afterwards(hook: (isKept: boolean) => void): void;
  /** From here on changes count: those before are the seed's or were read. Null keeps nothing beyond the process. */
  begin(keep: Keep | null): void;
  /** Settles once what has ended so far is durable or taken back. */
  settled(): Promise<unknown>;
}

interface RunningCall {
  readonly of: Groups;
  readonly call: Call;
  /** The moves of machines that it made, as `CaseStatus pickUp`. */
  readonly moves: string[];
}

/**
 * One for all ledgers: the runtime asks every storage that was ever used at each promise, and a process makes a ledger
 * anew at each reset.
 */
const running = new AsyncLocalStorage<RunningCall>();

/** Says within a call that a move of a machine is made; it counts once the call has ended well. */
export function noteMove(move: string): void {
  running.getStore()?.moves.push(move);
}

/** `moved` hears of each move of a machine that a call made, or that happened by itself. */
export function createLedger(moved: (move: string) => void = () => undefined): Ledger {
  const groups = createGroups();
  const queue = createQueue(groups);
  let hasBegun = false;
  const end = (own: Call, isKept: boolean): boolean => {
    const tookBack = !isKept && groups.takeBack(own);
    own.isOpen = false;
    if (groups.close(own.group)) queue.add(own.group);
    return tookBack;
  };
  const present = (): Call | null => {
    const inner = running.getStore();
    return inner?.of === groups && inner.call.isOpen ? inner.call : null;
  };

  return {
    watch: (name, target) => ({
      admit: () => {
        const doom = present()?.doom ?? null;
        if (doom !== null) throw doom;
      },
      changed: (id, before, after) => {
        if (!hasBegun) return;
        const own = present();
        const writer = own ?? groups.open();
        groups.note(writer, { name, id, before, after, target: target() });
        if (own === null) end(writer, true);
      },
    }),
    call: async (work, isRefused) => {
      const own = groups.open();
      const moves: string[] = [];
      try {
        const answer = await running.run({ of: groups, call: own, moves }, work);
        const isKept = !isRefused(answer);
        if (isKept) moves.forEach(moved);
        const tookBack = end(own, isKept);
        const failure = own.doom ?? (await queue.last()) ?? (isKept ? await own.group.settled : null);
        return { answer, failure, tookBack };
      } finally {
        if (own.isOpen) end(own, false);
      }
    },
    apart: (work) => {
      const own = groups.open();
      const moves: string[] = [];
      let isKept = false;
      try {
        const made = running.run({ of: groups, call: own, moves }, work);
        isKept = true;
        moves.forEach(moved);
        return made;
      } finally {
        end(own, isKept);
      }
    },
    afterwards: (hook) => {
      const own = present();
      if (own === null) void queue.last().then((reason) => hook(reason === null));
      else own.group.hooks.push(hook);
    },
    begin: (to) => {
      queue.begin(to);
      hasBegun = true;
    },
    settled: () => queue.last(),
  };
}

interface Queue {
  begin(keep: Keep | null): void;
  add(group: Group): void;
  /** Settles as the last group does that was added; null when it is durable. */
  last(): Promise<Refusal | null>;
}

/** Groups on their way to the disk. What is added while a transaction is being written goes together into the next. */
function createQueue(groups: Groups): Queue {
  let keep: Keep | null = null;
  let waiting: Group[] = [];
  let isRunning = false;
  let last: Promise<Refusal | null> = Promise.resolve(null);

  const run = async (to: Keep): Promise<void> => {
    isRunning = true;
    // The first of a crowd lets the others catch up, so that they share its transaction.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await to(batch.flatMap(({ changes }) => changes));
        for (const group of batch) groups.settle(group, null);
      } catch (error) {
        // What waits was made on top of what is lost.
        waiting = [];
        last = Promise.resolve(null);
        groups.takeAllBack(refuse(isDiskFull(error) ? 'STORAGE_FULL' : 'UNAVAILABLE'));
      }
    }
    isRunning = false;
  };
  return {
    begin: (to) => {
      keep = to;
    },
    add: (group) => {
      if (keep === null || group.changes.length === 0) {
        groups.settle(group, null);
        return;
      }
      last = group.settled;
      waiting.push(group);
      if (!isRunning) void run(keep);
    },
    last: () => last,
  };
}
