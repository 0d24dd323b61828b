/** The keys of a table that was written in place, and so has no others than its type says. */
export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => key in table);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of whatever came from outside, each still to be looked at; none where it is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Whether it is an object with names, and no list. */
export const areFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/** What stands at a name with dots; undefined where nothing does. */
export const valueAt = (values: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce((held, key) => (isObject(held) && Object.hasOwn(held, key) ? held[key] : undefined), values);

/** What a record says, without the id that it is kept under. */
export const withoutId = <T extends { readonly id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;

/** What a JSON text says, still to be looked at; undefined, which no JSON is, for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
