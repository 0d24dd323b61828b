import { type ZodObject, z } from 'zod';
import { REFUSAL_NAME } from '#app/core/lists/own-views.ts';
import { decodeParameters } from '#contracts/parameters.ts';

/**
 * Names of a list's address that are the page's own and never go to the API; `saved` is gone where its view is known,
 * and what begins with 'find.' is the page's own too.
 */
const OWN = new Set(['cols', 'preview', 'part', '_data', 'index', REFUSAL_NAME]);
/** Names that lay the list out and hide no row. */
const LAYOUT = new Set(['page', 'pageSize', 'sort']);

export interface ListQuery<S extends ZodObject> {
  readonly query: z.output<S>;
  /** The filters in force, as the address spells them; what is fixed and what lays the list out is not among them. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Names whose value was not understood, and was left out. */
  readonly dropped: readonly string[];
}

/**
 * What an address asks of a list, held to the operation's own query (screens.md 2). A value that does not fit is left
 * out and named; of several values those that fit stay. `fixed` is the screen's own and wins over the address.
 */
export function listQuery<S extends ZodObject>(
  schema: S,
  search: URLSearchParams,
  fixed: Readonly<Record<string, unknown>>,
): ListQuery<S> {
  const asked: Record<string, unknown> = {};
  const filters: Record<string, readonly string[]> = {};
  const dropped: string[] = [];
  for (const name of new Set(search.keys())) {
    const texts = search.getAll(name).filter((text) => text !== '');
    if (OWN.has(name) || name.startsWith('find.') || Object.hasOwn(fixed, name) || texts.length === 0)
      continue;
    const fitting = texts.filter((text) => readValue(schema, name, [text]) !== undefined);
    const value = fitting.length === 0 ? undefined : readValue(schema, name, fitting);
    if (value === undefined || fitting.length < texts.length) dropped.push(name);
    if (value === undefined) continue;
    asked[name] = value;
    if (!LAYOUT.has(name)) filters[name] = fitting;
  }
  return { query: schema.parse({ ...asked, ...fixed }), filters, dropped };
}

/** The value of one parameter; undefined where the operation has none of this name or does not take the texts. */
function readValue(schema: ZodObject, name: string, texts: readonly string[]): unknown {
  const field: unknown = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  if (!(field instanceof z.ZodType)) return undefined;
  const one = z.object({ value: field });
  const read = one.safeParse(decodeParameters(one, () => texts));
  return read.success ? read.data.value : undefined;
}
