/** A value that changes with every frame, for the few that must follow it without rendering the rest. */
export interface LiveValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLiveValue<T>(initial: T): LiveValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
