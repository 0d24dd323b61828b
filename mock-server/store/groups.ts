import { type Refusal, refuse } from '../http/refusal.ts';
import type { Restorable, StoredRecord } from './collections.ts';

export interface Change {
  /** The name of the collection. */
  readonly name: string;
  readonly id: string;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
  readonly target: Pick<Restorable, 'restore'>;
}

export interface Call {
  group: Group;
  isOpen: boolean;
  hasChanged: boolean;
  /** Why its changes were taken back from outside: the call may write no more. */
  doom: Refusal | null;
}

/** Calls that wrote over each other before they ended: one transaction, one fate. */
export interface Group {
  readonly calls: Call[];
  /** In the order in which they were made. */
  changes: (Change & { readonly order: number })[];
  readonly hooks: ((isKept: boolean) => void)[];
  /** Null when durable, else why everything was taken back. */
  readonly settled: Promise<Refusal | null>;
  readonly resolve: (reason: Refusal | null) => void;
}

/** What is not durable yet, and how memory goes back to what is. */
export interface Groups {
  open(): Call;
  note(call: Call, change: Change): void;
  /** True when the last of its calls has ended, after which nothing joins it. */
  close(group: Group): boolean;
  settle(group: Group, reason: Refusal | null): void;
  /** False when the call has changed nothing. Takes back with it whatever shares its fate. */
  takeBack(call: Call): boolean;
  takeAllBack(reason: Refusal): void;
}

export function createGroups(): Groups {
  const unsettled = new Set<Group>();
  /** By record: the call that changed it last and shares its fate with whoever writes over it. */
  const writers = new Map<string, Call>();
  let order = 0;

  const reverse = (groups: Iterable<Group>): void => {
    const changes = [...groups].flatMap((group) => group.changes);
    for (const { target, id, before } of changes.sort((a, b) => b.order - a.order))
      target.restore(id, before);
  };
  const close = (group: Group): boolean => {
    if (group.calls.some(({ isOpen }) => isOpen)) return false;
    for (const change of group.changes) writers.delete(keyOf(change));
    return true;
  };
  const settle = (group: Group, reason: Refusal | null): void => {
    unsettled.delete(group);
    for (const change of group.changes)
      if (writers.get(keyOf(change))?.group === group) writers.delete(keyOf(change));
    if (reason !== null) for (const call of group.calls) call.doom = reason;
    for (const hook of group.hooks.splice(0)) hook(reason === null);
    group.changes = [];
    group.resolve(reason);
  };
  const join = (into: Group, from: Group): void => {
    for (const call of from.calls) call.group = into;
    into.calls.push(...from.calls);
    into.changes = [...into.changes, ...from.changes].sort((a, b) => a.order - b.order);
    into.hooks.push(...from.hooks);
    unsettled.delete(from);
    // A call that has ended already waits for the group that it was in.
    void into.settled.then(from.resolve);
  };

  return {
    open: () => {
      const group = newGroup();
      const call: Call = { group, isOpen: true, hasChanged: false, doom: null };
      group.calls.push(call);
      return call;
    },
    note: (call, change) => {
      const over = writers.get(keyOf(change))?.group ?? call.group;
      if (over !== call.group) join(over, call.group);
      order += 1;
      call.group.changes.push({ ...change, order });
      call.hasChanged = true;
      writers.set(keyOf(change), call);
      unsettled.add(call.group);
    },
    close,
    settle,
    takeBack: (call) => {
      if (!call.hasChanged || !unsettled.has(call.group)) return false;
      reverse([call.group]);
      settle(call.group, refuse('UNAVAILABLE'));
      // The call's own answer says already why it was refused.
      call.doom = null;
      return true;
    },
    takeAllBack: (reason) => {
      reverse(unsettled);
      for (const group of unsettled) settle(group, reason);
    },
  };
}

const keyOf = ({ name, id }: Change): string => `${name} ${id}`;

function newGroup(): Group {
  let resolve: Group['resolve'] = () => undefined;
  const settled = new Promise<Refusal | null>((done) => {
    resolve = done;
  });
  return { calls: [], changes: [], hooks: [], settled, resolve };
}
