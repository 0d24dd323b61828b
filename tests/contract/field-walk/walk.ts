import {
  type ApiDocument,
  type Json,
  type OperationObject,
  operationsOf,
  type Ref,
  resolve,
  type SchemaObject,
} from '#contracts/generate/document.ts';
import { type WalkRow, WITHOUT_SCREEN } from './row.ts';

type Schema = SchemaObject | Ref;
type Walked = Readonly<Record<string, OperationObject>>;

/** What a row asks for and the contract does not have, in words that begin with the row; empty where all is there. */
export function missingIn(document: ApiDocument, walked: Walked, row: WalkRow): readonly string[] {
  const [screen, what, kind, operationId, path, values] = row;
  const operation = walked[operationId];
  const words = `${screen}: ${what} (${kind}) in ${operationId} ${path}`;
  if (operation === undefined) return [`${words}: no such operation`];
  if (!isUsedOn(operation, screen)) return [`${words}: x-screens does not name the screen`];
  if (path === '') return [];
  if (path === 'file' || path === 'answer') {
    const types = path === 'file' ? bodyTypesOf(operation) : answerTypesOf(document, operation);
    return difference(types, values ?? []).map((problem) => `${words}: ${problem}`);
  }
  const found = schemasAt(document, operation, path);
  if (found.length === 0) return [`${words}: nothing there`];
  if (values === undefined) return [];
  if (kind === 'sort') return listRefusedKeys(found, values).map((key) => `${words}: no key ${key}`);
  const known = found.flatMap((schema) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  return difference(known, values).map((problem) => `${words}: ${problem}`);
}

export const walkedOf = (document: ApiDocument): Walked =>
  Object.fromEntries(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));

/** The specification writes some paths with their id and some without (2.6 and 2.7). */
export const bareScreen = (screen: string): string => screen.split('?')[0]?.replace(/\/\{\w+\}$/, '') ?? '';

const isUsedOn = (operation: OperationObject, screen: string): boolean =>
  screen === WITHOUT_SCREEN
    ? operation['x-no-screen'] !== undefined
    : operation['x-screens'].some((used) => used === '*' || bareScreen(used) === bareScreen(screen));

/** Lists are compared as they stand: order is part of what the specification says. */
function difference(found: readonly unknown[], wanted: readonly unknown[]): readonly string[] {
  const [is, should] = [found, wanted].map((list) => list.map(String).join(' | '));
  return is === should ? [] : [`is ${is}, not ${should}`];
}

/** A sort parameter takes each key upwards and downwards, and does not take just anything. */
function listRefusedKeys(
  found: readonly SchemaObject[],
  keys: readonly (string | number)[],
): readonly string[] {
  const takes = (text: string): boolean =>
    found.some(({ pattern }) => typeof pattern === 'string' && new RegExp(pattern, 'u').test(text));
  const refused = keys.map(String).filter((key) => !takes(key) || !takes(`-${key}`));
  return takes('no_key_of_any_list') ? ['(it takes anything)'] : refused;
}

/** The schemas at `data.items[].name`, `body.name`, `query.name` or `path.name`; none where a step is not there. */
function schemasAt(document: ApiDocument, operation: OperationObject, path: string): readonly SchemaObject[] {
  const [root = '', ...steps] = path.replaceAll('[]', '.[]').split('.');
  if (root === 'query' || root === 'path') return parameterAt(document, operation, root, steps);
  const start = root === 'body' ? bodySchemasOf(operation) : answerSchemasOf(document, operation);
  return follow(document, start, root === 'body' ? steps : [root, ...steps]);
}

function parameterAt(
  document: ApiDocument,
  operation: OperationObject,
  place: string,
  [name, ...steps]: readonly string[],
): readonly SchemaObject[] {
  const found = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === place && parameter.name === name);
  return follow(
    document,
    found.map(({ schema }) => schema),
    steps,
  );
}

/** A list stands for its items where nothing more is asked of it, so that a filter may take one value or several. */
function follow(
  document: ApiDocument,
  start: readonly Schema[],
  steps: readonly string[],
): readonly SchemaObject[] {
  const here = start.flatMap((schema) => alternativesOf(document, schema));
  const [step, ...rest] = steps;
  if (step === undefined) return here.flatMap((schema) => itemsOrSelf(document, schema));
  const next = here.flatMap((schema): readonly Schema[] => {
    const found = step === '[]' ? schema.items : schema.properties?.[step];
    return found === undefined ? [] : [found];
  });
  return next.length === 0 ? [] : follow(document, next, rest);
}

const itemsOrSelf = (document: ApiDocument, schema: SchemaObject): readonly SchemaObject[] =>
  schema.items === undefined ? [schema] : alternativesOf(document, schema.items);

/** What a schema may be, references followed and null left out. */
function alternativesOf(document: ApiDocument, schema: Schema): readonly SchemaObject[] {
  const seen = resolve(document, schema);
  if (seen.oneOf !== undefined) return seen.oneOf.flatMap((one) => alternativesOf(document, one));
  if (seen.type === 'null') return [];
  if (seen.enum === undefined) return [seen];
  return [{ ...seen, enum: seen.enum.filter((value: Json) => value !== null) }];
}

const successesOf = (document: ApiDocument, { responses }: OperationObject) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => resolve(document, response));

function answerSchemasOf(document: ApiDocument, operation: OperationObject): readonly Schema[] {
  const contents = successesOf(document, operation).map(
    ({ content }) => content?.['application/json']?.schema,
  );
  return contents.filter((schema) => schema !== undefined);
}

const answerTypesOf = (document: ApiDocument, operation: OperationObject): readonly string[] => [
  ...new Set(successesOf(document, operation).flatMap(({ content }) => Object.keys(content ?? {}))),
];

const bodyTypesOf = ({ requestBody }: OperationObject): readonly string[] =>
  Object.keys(requestBody?.content ?? {});

function bodySchemasOf({ requestBody }: OperationObject): readonly Schema[] {
  const schema = requestBody?.content['application/json']?.schema;
  return schema === undefined ? [] : [schema];
}
