/** Keeps what was made under a name; what is asked for no more makes room. */
export type Shelf<V> = (name: string, make: () => V) => V;

export function createShelf<V>(room: number): Shelf<V> {
  const kept = new Map<string, { readonly value: V }>();
  return (name, make) => {
    const one = kept.get(name) ?? { value: make() };
    kept.delete(name);
    kept.set(name, one);
    const [oldest] = kept.keys();
    if (kept.size > room && oldest !== undefined) kept.delete(oldest);
    return one.value;
  };
}

/** Keeps what was worked out of something as long as that very thing is kept. */
export function createDerived<From extends object, V>(): (from: From, make: () => V) => V {
  const kept = new WeakMap<From, { readonly value: V }>();
  return (from, make) => {
    const one = kept.get(from) ?? { value: make() };
    kept.set(from, one);
    return one.value;
  };
}

/** Keeps what was worked out of one thing by another, as long as both are those very things. */
export function createDerivedBy<From extends object, By extends object, V>(): (
  from: From,
  by: By,
  make: () => V,
) => V {
  const kept = new WeakMap<From, { readonly by: By; readonly value: V }>();
  return (from, by, make) => {
    const known = kept.get(from);
    if (known?.by === by) return known.value;
    const value = make();
    kept.set(from, { by, value });
    return value;
  };
}

/** Shelves for things that change, such as collections: at another revision of it, a thing has an empty one. */
export function createShelves<V>(room: number): (of: object, revision: number | string) => Shelf<V> {
  const kept = new WeakMap<object, { readonly revision: number | string; readonly shelf: Shelf<V> }>();
  return (of, revision) => {
    const known = kept.get(of);
    if (known?.revision === revision) return known.shelf;
    const shelf = createShelf<V>(room);
    kept.set(of, { revision, shelf });
    return shelf;
  };
}
