import fc from 'fast-check';
import type { ApiDocument, Ref, SchemaObject } from '#contracts/generate/document.ts';
import { resolve } from '#contracts/generate/document.ts';

/** Deep enough for every form of the contract; what repeats itself below is cut short there. */
const DEEPEST = 12;
const MOST_ITEMS = 2;

const iso = (length: number) =>
  fc
    .date({
      min: new Date('1950-01-01T00:00:00Z'),
      max: new Date('2049-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => (length === 10 ? date.toISOString().slice(0, 10) : date.toISOString()));

function textOf({
  pattern,
  format,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
}: SchemaObject): fc.Arbitrary<string> {
  if (format === 'date') return iso(10);
  if (format === 'date-time') return iso(24);
  const [least, most] = [Number(minLength), Number(maxLength)];
  if (typeof pattern !== 'string')
    return fc.string({ minLength: least, maxLength: Math.min(most, least + 20), unit: 'grapheme-ascii' });
  const fits = (text: string): boolean => text.length >= least && text.length <= most;
  return fc.stringMatching(new RegExp(pattern)).filter(fits);
}

function numberOf(schema: SchemaObject): fc.Arbitrary<number> {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const least = Number(minimum ?? exclusiveMinimum ?? -1000);
  const most = Number(maximum ?? exclusiveMaximum ?? Math.max(1000, least + 1000));
  if (type === 'integer') return fc.integer({ min: least, max: most });
  const [minExcluded, maxExcluded] = [exclusiveMinimum !== undefined, exclusiveMaximum !== undefined];
  return fc.double({ min: least, max: most, minExcluded, maxExcluded, noNaN: true, noDefaultInfinity: true });
}

/** Values that keep to a schema of the contract. */
export function inputsOf(
  document: ApiDocument,
  schema: SchemaObject | Ref,
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (one: SchemaObject | Ref) => inputsOf(document, one, depth + 1);
  const whole = resolve<SchemaObject>(document, schema);
  if (depth > DEEPEST) return fc.constant(null);
  if (whole.const !== undefined) return fc.constant(whole.const);
  if (whole.enum !== undefined) return fc.constantFrom(...whole.enum);
  if (whole.oneOf !== undefined) return fc.oneof(...whole.oneOf.map(inner));
  const types = [whole.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType({ ...whole, type }, inner)));
}

function ofType(
  schema: SchemaObject,
  inner: (one: SchemaObject | Ref) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(MOST_ITEMS, Number(schema['maxItems'] ?? MOST_ITEMS)),
      });
    default: {
      const { properties = {}, required = [] } = schema;
      const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)]));
      return fc.record(fields, { requiredKeys: [...required] });
    }
  }
}

/** Copies of the value with one thing in it gone, changed or made null. */
export function spoiledBy(value: unknown, pick: (most: number) => number): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [null, 7, -1.5, 'x', '', true, [], {}][pick(8)];
  const keys = Object.keys(value);
  const key = keys[pick(keys.length)] ?? '';
  const child = (value as Readonly<Record<string, unknown>>)[key];
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? spoiledBy(one, pick) : one));
  if (pick(4) === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: spoiledBy(child, pick) };
}
