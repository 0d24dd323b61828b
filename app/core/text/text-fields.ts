/**
 * What a person writes on a page, one text for each field by its name: of a diagnosis, or of the form of a case. An empty
 * field and one that is not there are the same.
 */
export type TextFields = Readonly<Record<string, string>>;

export const isSameText = (one: TextFields, other: TextFields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

/** Whether everything in which a text differs from its base stands in another text as well. */
export const isPartOf = (text: TextFields, changed: TextFields, base: TextFields): boolean =>
  Object.keys({ ...base, ...changed }).every((name) =>
    [base, text].some((other) => (other[name] ?? '') === (changed[name] ?? '')),
  );
