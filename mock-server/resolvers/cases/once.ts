/** Computes for each key but once. */
export function once<V>(compute: (key: string) => NonNullable<V>): (key: string) => NonNullable<V> {
  const known = new Map<string, NonNullable<V>>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
