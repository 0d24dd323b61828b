/** What words of a state are called wherever they stand. */
const STATES: ReadonlySet<string> = new Set(
  'status caseStatus reportState postSignOut leadStatus outcome version reportVersion allowedActions'.split(
    ' ',
  ),
);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** Every path of an answer with what stands there: its type, and for a state the state itself. */
export function shapeOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const name = path.split('.').at(-1) ?? '';
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    found.set(path, STATES.has(name) ? list.map(String).sort().join(', ') : 'list');
    for (const one of list) for (const [at, type] of shapeOf(one, `${path}[]`)) merge(found, at, type);
  } else if (typeof value === 'object' && value !== null) {
    found.set(path, 'object');
    for (const [key, inner] of Object.entries(value))
      for (const [at, type] of shapeOf(inner, path === '' ? key : `${path}.${key}`)) merge(found, at, type);
  } else found.set(path, STATES.has(name) ? JSON.stringify(value) : typeOf(value));
  return found;
}

/** Entries of a list may differ: what stands in any of them is told. */
function merge(found: Map<string, string>, at: string, type: string): void {
  const known = found.get(at);
  const all = new Set([...(known?.split(' or ') ?? []), type]);
  found.set(at, [...all].sort().join(' or '));
}

/** The first path at which two answers differ, with what stands there on each side. */
export function firstDifference(
  one: unknown,
  other: unknown,
): { readonly path: string; readonly one: string; readonly other: string } | null {
  const [left, right] = [shapeOf(one), shapeOf(other)];
  for (const path of new Set([...left.keys(), ...right.keys()])) {
    const [here, there] = [left.get(path) ?? 'nothing', right.get(path) ?? 'nothing'];
    if (here !== there) return { path: path === '' ? 'the answer' : path, one: here, other: there };
  }
  return null;
}
