/** What conform notes down of the fields that were left: it is another with each try. */
export const CONFORM_STATE = '__state__';

/** What was typed into a form, name by name; of a file its name and size. */
export const typedInto = (posted: FormData, without: readonly string[] = []) =>
  [...posted].flatMap(([name, value]) =>
    without.includes(name) ? [] : [[name, typeof value === 'string' ? value : [value.name, value.size]]],
  );

/** Whether two posts say the same, so that the second one is the first one pressed again. */
export const isSamePost = (one: FormData, other: FormData): boolean =>
  JSON.stringify(typedInto(one, [CONFORM_STATE])) === JSON.stringify(typedInto(other, [CONFORM_STATE]));
