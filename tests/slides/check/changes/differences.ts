type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether two values are one, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (!(isFields(one) && isFields(other))) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

interface Compared {
  /** What a form leaves empty, another answer may say in a word, such as the number of a draft. */
  readonly isOneForm: boolean;
  /** Somebody else may be shown less of what lies deeper. */
  readonly isOneCaller: boolean;
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const inOrder = (values: readonly unknown[]): readonly string[] => values.map(String).toSorted();

/** Where two answers about one thing differ; what only one of them has says nothing. */
export function differences(told: unknown, read: unknown, how: Compared, path = ''): readonly string[] {
  if (Array.isArray(told) && Array.isArray(read)) {
    if (told.length !== read.length) return how.isOneForm ? [path] : [];
    // No order of single values, such as the names of actions, is promised.
    if (told.every(isPlain) && read.every(isPlain)) return isSame(inOrder(told), inOrder(read)) ? [] : [path];
    return told.flatMap((one: unknown, at) => differences(one, read[at], how, below(path, '*')));
  }
  if (isFields(told) && isFields(read))
    return Object.keys(told)
      .filter((name) => Object.hasOwn(read, name) && (how.isOneCaller || isPlain(told[name])))
      .flatMap((name) => differences(told[name], read[name], how, below(path, name)));
  if (!(isPlain(told) && isPlain(read)) || told === read) return [];
  return how.isOneForm || (told !== null && read !== null) ? [path] : [];
}

/** Where what was sent is read otherwise under the same name, as the same kind of value. */
export function unsaved(sent: unknown, read: unknown, path = ''): readonly string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.every((one: unknown) => read.some((other) => isKept(one, other))) ? [] : [path];
  if (isFields(sent) && isFields(read))
    return Object.keys(sent)
      .filter((name) => Object.hasOwn(read, name))
      .flatMap((name) => unsaved(sent[name], read[name], below(path, name)));
  return isPlain(sent) && isPlain(read) && normal(sent) !== normal(read) ? [path] : [];
}

/** A code may be read as the thing that it names. */
const isKept = (sent: unknown, read: unknown): boolean =>
  isPlain(sent) !== isPlain(read) || unsaved(sent, read).length === 0;

/** Blanks, upper and lower case and the form of a telephone number are the server's. */
function normal(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toLowerCase().replaceAll(/\s/g, '');
  return /\p{L}/u.test(text) ? text : text.replaceAll(/\D/g, '') || text;
}
