import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Shelf, StoredRecord } from '../collections.ts';

export interface Change {
  /** Of the collection. */
  readonly name: string;
  readonly id: string;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
  readonly shelf: Pick<Shelf, 'restore'>;
}

interface Noted extends Change {
  readonly key: string;
  readonly order: number;
  readonly owner: Transaction;
  /** The change that this one was written over. */
  over: Noted | null;
  isPending: boolean;
}

export interface Transaction {
  state: 'open' | 'ended';
  /** Set when the changes were taken back from outside: the call may write no more. */
  doom: Refusal | null;
  group: Group;
  changes: Noted[];
  hooks: ((kept: boolean) => void)[];
}

/** Calls that wrote over each other before they ended: one record of the journal, one fate. */
export interface Group {
  readonly members: Set<Transaction>;
  isClosed: boolean;
  /** Null when durable, else why everything was taken back. */
  readonly settled: Promise<Refusal | null>;
  readonly resolve: (reason: Refusal | null) => void;
}

export interface Undo {
  open(): Transaction;
  note(own: Transaction, change: Change): void;
  /** All changes of the group in their order, after which nothing joins it; null while a member is still at work. */
  close(group: Group): readonly Change[] | null;
  settle(group: Group, reason: Refusal | null): void;
  /** False when there was nothing to take back. Takes the whole group along where others wrote over it. */
  takeBack(own: Transaction): boolean;
  loseAll(reason: Refusal): void;
  before(name: string): ReadonlyMap<string, StoredRecord | null>;
}

/** What it takes to bring memory back to what is durable: each change that is not, and what lies under it. */
export function createUndo(): Undo {
  // In the order of the changes, of all calls.
  const pending = new Set<Noted>();
  const latest = new Map<string, Noted>();
  const active = new Set<Group>();
  let order = 0;

  const reverse = (changes: Iterable<Noted>): void => {
    for (const change of [...changes].sort((a, b) => b.order - a.order)) {
      if (!change.isPending) continue;
      change.isPending = false;
      change.shelf.restore(change.id, change.before);
      pending.delete(change);
      if (change.over?.isPending === true) latest.set(change.key, change.over);
      else latest.delete(change.key);
    }
  };
  const settle = (group: Group, reason: Refusal | null): void => {
    active.delete(group);
    group.isClosed = true;
    for (const member of group.members) {
      for (const change of member.changes) {
        change.isPending = false;
        change.over = null;
        pending.delete(change);
        if (latest.get(change.key) === change) latest.delete(change.key);
      }
      if (reason !== null) member.doom = reason;
      for (const hook of member.hooks.splice(0)) hook(reason === null);
      member.changes = [];
    }
    group.resolve(reason);
  };

  return {
    open: openTransaction,
    settle,
    note: (own, change) => {
      const key = `${change.name} ${change.id}`;
      const over = latest.get(key) ?? null;
      if (over !== null && !over.owner.group.isClosed) join(active, over.owner.group, own.group);
      order += 1;
      const noted = { ...change, key, order, owner: own, over, isPending: true };
      own.changes.push(noted);
      pending.add(noted);
      latest.set(key, noted);
      active.add(own.group);
    },
    close: (group) => {
      if (group.isClosed || [...group.members].some(({ state }) => state === 'open')) return null;
      group.isClosed = true;
      return [...group.members].flatMap(({ changes }) => changes).sort((a, b) => a.order - b.order);
    },
    takeBack: (own) => {
      if (own.changes.length === 0) return false;
      const isOnTop = own.changes.every(({ key }) => latest.get(key)?.owner === own);
      const interleaved = own.changes.some(({ over }) => over !== null && isAbove(over, own));
      if (isOnTop && !interleaved) {
        reverse(own.changes);
        own.changes = [];
        for (const hook of own.hooks.splice(0)) hook(false);
        return true;
      }
      reverse([...own.group.members].flatMap(({ changes }) => changes));
      settle(own.group, refuse('UNAVAILABLE'));
      own.doom = null;
      return true;
    },
    loseAll: (reason) => {
      reverse(pending);
      for (const group of [...active]) settle(group, reason);
    },
    before: (name) => {
      const found = new Map<string, StoredRecord | null>();
      for (const change of pending)
        if (change.name === name && !found.has(change.id)) found.set(change.id, change.before);
      return found;
    },
  };
}

/** Whether somebody else's pending change lies between two changes of the same call. */
function isAbove(change: Noted, own: Transaction): boolean {
  if (change.owner === own) return false;
  for (let below = change.over; below !== null; below = below.over) if (below.owner === own) return true;
  return false;
}

function openTransaction(): Transaction {
  let resolve: Group['resolve'] = () => undefined;
  const settled = new Promise<Refusal | null>((done) => {
    resolve = done;
  });
  const members = new Set<Transaction>();
  const group: Group = { members, isClosed: false, settled, resolve };
  const own: Transaction = { state: 'open', doom: null, group, changes: [], hooks: [] };
  members.add(own);
  return own;
}

function join(active: Set<Group>, into: Group, from: Group): void {
  if (into === from) return;
  for (const member of from.members) {
    member.group = into;
    into.members.add(member);
  }
  active.delete(from);
  // A member that has ended already waits for the group that it was in.
  void into.settled.then(from.resolve);
}
