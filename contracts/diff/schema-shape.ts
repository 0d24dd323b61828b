import type { ApiDocument } from '../generate/document.ts';
import { contentOf, listOf, resolveTree, schemaNameOf, type Tree, treeOf, wordsOf } from './tree.ts';

/** Keywords that say something about a schema and nothing about its values; so do all of ours (`x-…`). */
const SPOKEN = new Set([
  'title',
  'description',
  'deprecated',
  '$comment',
  'example',
  'examples',
  'default',
  'discriminator',
]);
const isSpoken = (keyword: string): boolean => SPOKEN.has(keyword) || keyword.startsWith('x-');

export interface Shape {
  /** Null when the schema does not say which types it takes. */
  readonly isNullable: boolean | null;
  /** Schemas or references, each of one type, without null and without further alternatives. */
  readonly alternatives: readonly Tree[];
}

/** One way to read `type: [T, 'null']`, `oneOf: [T, null]`, `anyOf` and a plain schema. */
export function shapeOf(document: ApiDocument, schema: Tree): Shape {
  const all = alternativesOf(document, schema, []);
  const types = all.map((alternative) => typesOf(flatten(document, alternative)));
  return {
    isNullable: types.some((list) => list === null) ? null : types.some((list) => list?.includes('null')),
    alternatives: all.flatMap((alternative, index) => byType(alternative, types[index] ?? null)),
  };
}

function byType(schema: Tree, types: readonly string[] | null): readonly Tree[] {
  const rest = types?.filter((type) => type !== 'null') ?? null;
  if (rest === null || (rest.length === 1 && types?.length === 1)) return [schema];
  // A reference is kept as one, so that a shared schema is compared once; its null was counted above.
  if (rest.length === 1 && schemaNameOf(schema) !== null) return [schema];
  return rest.map((type) => ({ ...schema, type }));
}

function alternativesOf(document: ApiDocument, schema: Tree, open: readonly string[]): readonly Tree[] {
  const plain = flatten(document, schema);
  const choices = [...listOf(plain.oneOf), ...listOf(plain.anyOf)].map(treeOf);
  if (choices.length === 0) return [schema];
  const shared = Object.fromEntries(
    Object.entries(plain).filter(([key]) => key !== 'oneOf' && key !== 'anyOf' && !isSpoken(key)),
  );
  return choices.flatMap((choice) => {
    const name = schemaNameOf(choice);
    if (name !== null && open.includes(name)) return [];
    const inner = alternativesOf(document, choice, name === null ? open : [...open, name]);
    if (Object.keys(shared).length === 0) return inner;
    return inner.map((alternative) => join(shared, flatten(document, alternative)));
  });
}

/** The schema itself, with what its `allOf` adds laid into it. */
export function flatten(document: ApiDocument, schema: Tree, open: readonly string[] = []): Tree {
  const name = schemaNameOf(schema);
  if (name !== null && open.includes(name)) return {};
  const { allOf, ...own } = resolveTree(document, schema);
  const further = name === null ? open : [...open, name];
  return listOf(allOf).reduce<Tree>((sum, part) => join(sum, flatten(document, treeOf(part), further)), own);
}

function join(first: Tree, second: Tree): Tree {
  const required = [...new Set([...wordsOf(first.required), ...wordsOf(second.required)])];
  const properties = { ...treeOf(first.properties), ...treeOf(second.properties) };
  return {
    ...first,
    ...second,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/** Null when any type fits. */
export function typesOf(schema: Tree): readonly string[] | null {
  if (typeof schema.type === 'string') return [schema.type];
  if (Array.isArray(schema.type)) return wordsOf(schema.type);
  const values = valuesOf(schema);
  return values === null ? null : [...new Set(values.map(typeOfValue))];
}

/** The closed list of values, null when it is open. */
export function valuesOf(schema: Tree): readonly unknown[] | null {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? listOf(schema.enum) : null;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** `kind=wsi,isSuccess=true`: the properties by whose fixed values one tells alternatives apart. */
export function markOf(document: ApiDocument, schema: Tree): string {
  const properties = Object.entries(treeOf(flatten(document, schema).properties));
  return properties
    .flatMap(([name, property]) => {
      const values = valuesOf(resolveTree(document, property));
      return values?.length === 1 ? [`${name}=${contentOf(values[0])}`] : [];
    })
    .sort()
    .join();
}
