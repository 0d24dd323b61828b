import { z } from 'zod';

/**
 * What a form changes, in the words of a PATCH: a field that was emptied is cleared where the contract has an empty value
 * for it, and is left as it is elsewhere. `names` are the fields that the form shows.
 */
export function clearedWhereEmpty<S extends z.ZodObject>(
  schema: S,
  typed: Readonly<Record<string, unknown>>,
  names: readonly string[],
): z.output<S> {
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  const emptied = names.filter((name) => typed[name] === undefined && isNullable(shape[name]));
  return schema.parse({ ...typed, ...Object.fromEntries(emptied.map((name) => [name, null])) });
}

const isNullable = (field: unknown): boolean => field instanceof z.ZodType && field.safeParse(null).success;
