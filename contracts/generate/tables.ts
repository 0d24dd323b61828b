import {
  type ApiDocument,
  type HeaderObject,
  operationsOf,
  type Ref,
  resolve,
  type SchemaObject,
} from './document.ts';
import { GENERATED, literal } from './names.ts';

/** The wire's types by their names, and the code list as a type. */
export function wireModule(document: ApiDocument): string {
  const names = Object.keys(document.components.schemas);
  const lines = names.map((name) => `export type ${name} = components['schemas']['${name}'];\n`);
  return `${GENERATED}import type { components } from './types.ts';\n\n${lines.join('')}`;
}

/** Every X-Error-Code with its statuses, text and cause. */
export function errorCodesModule(document: ApiDocument): string {
  const entries = Object.entries(document.components.schemas.ErrorCode?.['x-errors'] ?? {});
  const table = Object.fromEntries(
    entries.map(([code, { status, text, cause }]) => [code, { status, text, cause }]),
  );
  return `${GENERATED}import type { ErrorCode } from './wire.ts';

export interface ErrorEntry {
  readonly status: readonly number[];
  readonly text: string;
  readonly cause: string;
}

export const errorCodes: Readonly<Record<ErrorCode, ErrorEntry>> = ${literal(table)};
`;
}

/** What people read in place of an enumeration's values. */
export function labelsModule(document: ApiDocument): string {
  const entries = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const labels = schema['x-labels'];
    return labels === undefined ? [] : [[name, labels] as const];
  });
  return `${GENERATED}export const labels = ${literal(Object.fromEntries(entries))} as const;\n`;
}

/**
 * Headers and media types per operation and status. Only conformance checks need them, so they stand apart from
 * the operations' modules and no page carries them.
 */
export function answerFactsModule(document: ApiDocument): string {
  const headers = Object.entries(document.components.headers ?? {}).map(([name, header]) => [
    name,
    factOf(document, header as HeaderObject),
  ]);
  const answers = operationsOf(document).map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(([status, reference]) => {
      const response = resolve(document, reference);
      const named = Object.entries(response.headers ?? {}).map(([name, header]) => [name, nameOf(header)]);
      return [
        status,
        { media: Object.keys(response.content ?? {}), headers: Object.fromEntries(named) as object },
      ];
    });
    return [operation.operationId, Object.fromEntries(statuses) as object];
  });
  return `${GENERATED}export interface HeaderFact {
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface AnswerFact {
  readonly media: readonly string[];
  /** Header name to its entry in headerFacts. */
  readonly headers: Readonly<Record<string, string>>;
}

export const headerFacts: Readonly<Record<string, HeaderFact>> = ${literal(Object.fromEntries(headers))};

export const answerFacts: Readonly<Record<string, Readonly<Record<number, AnswerFact>>>> = ${literal(Object.fromEntries(answers))};
`;
}

function nameOf(header: HeaderObject | Ref): string {
  if (!('$ref' in header)) throw new Error('An answer takes its headers from headers.yaml');
  return header.$ref.slice(header.$ref.lastIndexOf('/') + 1);
}

function factOf(document: ApiDocument, header: HeaderObject): object {
  const schema = Object.entries(resolve<SchemaObject>(document, header.schema));
  const rules = schema.filter(([keyword]) => !keyword.startsWith('x-') && keyword !== 'description');
  return { required: header.required === true, schema: Object.fromEntries(rules) };
}
