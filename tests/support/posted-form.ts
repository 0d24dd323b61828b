/** A form as a browser posts it: one pair for each field, with dots and numbers of rows in its name. */
export function pairsOf(typed: unknown, at = ''): readonly (readonly [string, string])[] {
  if (typeof typed === 'string') return [[at, typed]];
  if (Array.isArray(typed))
    return typed.flatMap((one: unknown, row) =>
      typeof one === 'string' ? [[at, one] as const] : pairsOf(one, `${at}[${String(row)}]`),
    );
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.entries(typed).flatMap(([name, value]) =>
    value === undefined ? [] : pairsOf(value, at === '' ? name : `${at}.${name}`),
  );
}
