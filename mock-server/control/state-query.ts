import { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;
type Shape = z.core.JSONSchema.JSONSchema;

const EQUAL = ['equals', 'notEquals'];
const ORDERED = ['gt', 'gte', 'lt', 'lte'];
const LISTED = ['in', 'notIn'];

/** What the library can ask of plain values, by their type: with one value, or with a list of them. */
const PLAIN: readonly PlainType[] = [
  {
    types: ['string'],
    value: z.string(),
    one: [...EQUAL, ...ORDERED, 'contains', 'notContains'],
    list: LISTED,
  },
  {
    types: ['number', 'integer'],
    value: z.number(),
    one: [...EQUAL, ...ORDERED],
    list: [...LISTED, 'between', 'notBetween'],
  },
  { types: ['boolean'], value: z.boolean(), one: EQUAL, list: [] },
];

interface PlainType {
  readonly types: readonly string[];
  readonly value: z.ZodType;
  readonly one: readonly string[];
  readonly list: readonly string[];
}

/**
 * The query language of the store (mock-server/store/query.ts), as JSON, for the records of a schema. What these cannot
 * have is refused: a field or a state of another name fits no record, and a test that expects none would never fail.
 */
export function stateQueryOf(record: z.ZodType) {
  const shapes = shapesOf(z.toJSONSchema(record, { unrepresentable: 'any' }));
  const sortable = [...fieldsIn(shapes)].filter(([, field]) => plainIn(field).length > 0);
  return z.strictObject({
    where: conditionsOn(shapes).default({}),
    orderBy: optional(sortable.map(([name]) => [name, z.enum(['asc', 'desc'])])).optional(),
    take: z.int().min(0).max(10_000).default(100),
    skip: z.int().min(0).default(0),
  });
}

const optional = <T>(fields: readonly (readonly [string, z.ZodType<T>])[]) =>
  z.strictObject(Object.fromEntries(fields.map(([name, value]) => [name, value.optional()])));

/** What may stand in a place, apart from null. Of a list the library asks the parts, but no plain values. */
function shapesOf(schema: JsonSchema): readonly Shape[] {
  if (typeof schema === 'boolean' || schema.type === 'null') return [];
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.flatMap(shapesOf);
  if (schema.type !== 'array') return [schema];
  return [schema.items ?? []]
    .flat()
    .flatMap(shapesOf)
    .filter((item) => plainIn([item]).length === 0);
}

/** The fields of records of any of these shapes. */
function fieldsIn(shapes: readonly Shape[]): ReadonlyMap<string, readonly Shape[]> {
  const fields = new Map<string, readonly Shape[]>();
  for (const { properties = {} } of shapes)
    for (const [name, schema] of Object.entries(properties))
      fields.set(name, [...(fields.get(name) ?? []), ...shapesOf(schema)]);
  return fields;
}

const plainIn = (shapes: readonly Shape[]): readonly PlainType[] =>
  PLAIN.filter(({ types }) =>
    shapes.some(({ type }) => [type ?? []].flat().some((one) => types.includes(one))),
  );

function conditionsOn(shapes: readonly Shape[]): z.ZodType<object> {
  const fields = [...fieldsIn(shapes)];
  if (fields.length > 0) return optional(fields.map(([name, field]) => [name, conditionsOn(field)]));
  const values = shapes.flatMap(({ additionalProperties }) => shapesOf(additionalProperties ?? false));
  if (values.length > 0) return z.record(z.string(), conditionsOn(values));
  const plain = plainIn(shapes);
  if (plain.length > 0) return comparisonsWith(plain, namedIn(shapes));
  return shapes.length > 0 ? z.looseObject({}) : z.never('A list of plain values cannot be asked.');
}

/** The values of which a plain one is, where its schema names them all. */
function namedIn(shapes: readonly Shape[]): readonly unknown[] | null {
  const named = shapes.map(({ enum: some, const: one }) => some ?? (one === undefined ? null : [one]));
  return named.includes(null) ? null : named.flatMap((some) => some ?? []);
}

function comparisonsWith(plain: readonly PlainType[], named: readonly unknown[] | null) {
  const anyOne = z.union(plain.map(({ value }) => value));
  const known =
    named === null
      ? anyOne
      : z
          .unknown()
          .refine((value) => named.includes(value), `No record holds this, only ${named.join(', ')}.`);
  const valueFor = (operator: string) => ([...EQUAL, ...LISTED].includes(operator) ? known : anyOne);
  return optional([
    ...plain.flatMap(({ one }) => one.map((operator) => [operator, valueFor(operator)] as const)),
    ...plain.flatMap(({ list }) => list.map((operator) => [operator, z.array(valueFor(operator))] as const)),
  ]);
}
