/** Where an answer is not as a scenario expects it. */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly came: string;
}

const WORDS = ['$some', '$none', '$length', '$matches', '$not', '$missing'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 200;

/** A value as one line, cut where it is long. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const differ = (path: string, expected: string, came: unknown): readonly Difference[] => [
  { path: path === '' ? 'the answer' : path, expected, came: shown(came) },
];

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** All places where a value does not fit a pattern. */
export function differencesOf(pattern: unknown, value: unknown, path = ''): readonly Difference[] {
  if (Array.isArray(pattern)) return listDifferences(pattern, value, path);
  if (!isObject(pattern)) return Object.is(pattern, value) ? [] : differ(path, shown(pattern), value);
  const words = WORDS.filter((word) => Object.hasOwn(pattern, word));
  if (words.length > 0) return words.flatMap((word) => wordDifferences(word, pattern[word], value, path));
  if (!isObject(value)) return differ(path, shown(pattern), value);
  return Object.entries(pattern).flatMap(([key, inner]) =>
    differencesOf(inner, Object.hasOwn(value, key) ? value[key] : undefined, under(path, key)),
  );
}

function listDifferences(pattern: readonly unknown[], value: unknown, path: string): readonly Difference[] {
  if (!Array.isArray(value)) return differ(path, `a list of ${pattern.length}`, value);
  const list: readonly unknown[] = value;
  if (list.length !== pattern.length) return differ(path, `${pattern.length} entries`, value);
  return pattern.flatMap((inner, at) => differencesOf(inner, list[at], under(path, String(at))));
}

const fits = (pattern: unknown, value: unknown): boolean => differencesOf(pattern, value).length === 0;

function wordDifferences(
  word: (typeof WORDS)[number],
  said: unknown,
  value: unknown,
  path: string,
): readonly Difference[] {
  const list: readonly unknown[] | null = Array.isArray(value) ? value : null;
  const isMet = (): boolean => {
    switch (word) {
      case '$some':
        return list?.some((one) => fits(said, one)) ?? false;
      case '$none':
        return list !== null && !list.some((one) => fits(said, one));
      case '$length':
        return list?.length === said;
      case '$matches':
        return typeof value === 'string' && new RegExp(String(said)).test(value);
      case '$not':
        return !fits(said, value);
      case '$missing':
        return (value === undefined) === said;
    }
  };
  return isMet() ? [] : differ(path, `${word.slice(1)} ${shown(said)}`, value);
}
