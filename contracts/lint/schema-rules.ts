import { isTree, listOf, treeOf } from '../generate/tree.ts';
import type { Rule } from './rule.ts';
import { objectsIn } from './walks.ts';

const KEYWORDS = new Set([
  '$ref',
  'type',
  'description',
  'enum',
  'const',
  'oneOf',
  'discriminator',
  'default',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
  'minProperties',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);

/** A comma in a text without quotes cuts it in two, and the rest becomes a keyword that means nothing. */
function* strayKeys(schema: unknown, path: string): Generator<string> {
  if (!isTree(schema)) return;
  const { properties, items, oneOf, additionalProperties } = schema;
  for (const key of Object.keys(schema))
    if (!KEYWORDS.has(key) && !key.startsWith('x-')) yield `${path}: ${key}`;
  for (const [name, one] of Object.entries(treeOf(properties))) yield* strayKeys(one, `${path}.${name}`);
  for (const one of [items, ...listOf(oneOf), additionalProperties]) yield* strayKeys(one, path);
}

export const keywordsAreListed: Rule = (document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => [...strayKeys(schema, name)]);

export const keywordsAreKnown: Rule = (document) =>
  [...objectsIn(document.components.schemas)].flatMap(([path, node]) => [
    ...('allOf' in node ? [`${path}: allOf`] : []),
    ...('nullable' in node ? [`${path}: nullable`] : []),
  ]);

export const responseFieldsAreAlwaysPresent: Rule = (document) => {
  const requests = new Set(['Credentials', 'Release']);
  return Object.entries(document.components.schemas).flatMap(([name, { properties, required = [] }]) =>
    requests.has(name) || name.endsWith('Input')
      ? []
      : Object.keys(properties ?? {})
          .filter((key) => !required.includes(key))
          .map((key) => `${name}.${key} is optional`),
  );
};

export const labelsFitTheirValues: Rule = (document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const labels = schema['x-labels'];
    if (labels === undefined) return [];
    const same = Object.keys(labels).sort().join() === (schema.enum ?? []).map(String).sort().join();
    return same ? [] : [`${name}: labels are not its values`];
  });

export const schemasAreDescribed: Rule = (document) =>
  Object.entries(document.components.schemas)
    .filter(([, { description }]) => typeof description !== 'string' || description.trim() === '')
    .map(([name]) => `${name} has no description`);
