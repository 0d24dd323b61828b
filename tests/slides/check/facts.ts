import { bundle } from '#contracts/generate/bundle.ts';
import { CONTRACT_FILE } from '#contracts/generate/contract-file.ts';
import {
  type LocatedOperation,
  operationsOf,
  type ParameterObject,
  type ResponseObject,
  resolve,
  type SchemaObject,
} from '#contracts/generate/document.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { examplesIn, type NamedExample } from '#contracts/lint/walks.ts';
import type { Operation } from '#contracts/operation.ts';

/** What the contract says of one operation beyond its types. */
export interface OperationFacts {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly located: LocatedOperation;
  /** The named examples of its body, the first of them first. */
  readonly examples: readonly NamedExample[];
  /** The names in its path, in their order. */
  readonly names: readonly string[];
  readonly query: readonly ParameterObject[];
  readonly needsVersion: boolean;
  readonly needsKey: boolean;
  readonly takesRange: boolean;
  /** Whether calling it changes nothing. */
  readonly isSafe: boolean;
  readonly bodySchema: SchemaObject | null;
}

export const document = bundle(CONTRACT_FILE);

const examples = examplesIn(document).filter(({ status }) => status === null);

/** What is posted and yet only read. */
const READ_BY_POST: readonly OperationId[] = [
  'searchCases',
  'searchReports',
  'explainCaseAbsence',
  'lookUpNumber',
  'validateCase',
  'downloadReports',
];

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

function factsOf(located: LocatedOperation): OperationFacts {
  const { operation, path } = located;
  const id = operation.operationId;
  if (!isOperation(id)) throw new Error(`${id} was not generated`);
  const parameters = (operation.parameters ?? []).map((one) => resolve<ParameterObject>(document, one));
  const inHeader = (name: string): boolean =>
    parameters.some((one) => one.in === 'header' && one.name === name);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const isRead = located.method === 'get' || located.method === 'head';
  return {
    id,
    operation: operations[id],
    located,
    examples: examples.filter((example) => example.operation === id),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    query: parameters.filter((one) => one.in === 'query'),
    needsVersion: inHeader('If-Match'),
    needsKey: inHeader('Idempotency-Key'),
    takesRange: inHeader('Range'),
    isSafe: isRead || READ_BY_POST.includes(id),
    bodySchema: schema === undefined ? null : resolve<SchemaObject>(document, schema),
  };
}

export const FACTS: ReadonlyMap<OperationId, OperationFacts> = new Map(
  operationsOf(document)
    .map(factsOf)
    .map((facts) => [facts.id, facts]),
);

/** Names that are a choice of a few and no id, so that nothing can be absent under them. */
export const CHOICES: ReadonlySet<string> = new Set([
  'subject',
  'kind',
  'slot',
  'name',
  'stepKey',
  'partNumber',
]);

/** Whether it reads the very thing whose id ends its path: other paths lead to what need not be there yet. */
export function isReadById({ operation, names }: OperationFacts): boolean {
  const last = names.at(-1) ?? '';
  return operation.method === 'GET' && operation.path.endsWith(`{${last}}`) && !CHOICES.has(last);
}

export function factsFor(id: OperationId): OperationFacts {
  const facts = FACTS.get(id);
  if (facts === undefined) throw new Error(`the contract has no operation ${id}`);
  return facts;
}

/** Where the contract speaks of an operation, as a pointer into it. */
export function placeOf(id: OperationId, rest = ''): string {
  const { path, method } = factsFor(id).located;
  return `#/paths/${path.replaceAll('/', '~1')}/${method}${rest}`;
}

export function responseOf(id: OperationId, status: number): ResponseObject | null {
  const response = factsFor(id).located.operation.responses[String(status)];
  return response === undefined ? null : resolve<ResponseObject>(document, response);
}

const firstOf = ({ enum: listed = [] }: SchemaObject): string =>
  listed.find((value) => typeof value === 'string') ?? 'x';

/** Values for the parts of a query that have to be there; the first value of a list stands for it. */
export function neededQuery({ query }: OperationFacts): Readonly<Record<string, string>> {
  const needed = query.filter(({ required }) => required === true);
  return Object.fromEntries(
    needed.map(({ name, schema }) => [name, firstOf(resolve<SchemaObject>(document, schema))]),
  );
}
