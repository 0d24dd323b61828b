import { codesOfAnswer } from './codes-of-answers.ts';
import {
  type ApiDocument,
  type HeaderObject,
  operationsOf,
  type Ref,
  type ResponseObject,
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

/**
 * The state machines, for guards, buttons and tests alike. A name leads to its transitions; who and where from are
 * types, so that a word that the contract does not know does not compile.
 */
export function machinesModule(document: ApiDocument): string {
  const machines = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const machine = schema['x-state-machine'];
    if (machine === undefined) return [];
    // Sentences are for people, who read them in the documentation; a program asks for codes alone.
    const transitions = machine.transitions.map(({ name, from, to, operation, who, refusal, guards }) => {
      const codes = guards.flatMap(({ code }) => code ?? []);
      return { name, from, to, operation, who, refusal, guards: [...new Set(codes)] };
    });
    return [[name, { states: schema.enum ?? [], initial: machine.initial, transitions }] as const];
  });
  return `${GENERATED}export const machines = ${literal(Object.fromEntries(machines))} as const;

export type MachineName = keyof typeof machines;
/** What a status of that machine may be. */
export type StateOf<M extends MachineName> = (typeof machines)[M]['states'][number];
export type TransitionOf<M extends MachineName> = (typeof machines)[M]['transitions'][number];
`;
}

/** The operations by tag, for a client of them all. */
export function groupsModule(document: ApiDocument): string {
  const tagged = operationsOf(document).map(({ operation }) => ({
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
  }));
  const ids = tagged.map(({ id }) => id).toSorted();
  const imports = ids.map((id) => `import { ${id} } from './${id}.ts';\n`).join('');
  const groups = document.tags.map(({ name }) => {
    const members = tagged.filter(({ tag }) => tag === name).map(({ id }) => `    ${id},\n`);
    return `  '${name}': {\n${members.join('')}  },\n`;
  });
  return `${GENERATED}${imports}\nexport const groups = {\n${groups.join('')}} as const;\n`;
}

/** Which right of a user each operation asks for besides the role; an operation that is not named asks for none. */
export function rightsModule(document: ApiDocument): string {
  const named = Object.entries(document.components.schemas.UserRights?.['x-rights'] ?? {});
  const rights = named.flatMap(([right, ids]) => ids.map((id) => [id, right] as const));
  return `${GENERATED}import type { UserRights } from './wire.ts';

export const rightOfOperation: Readonly<Record<string, keyof UserRights>> = ${literal(Object.fromEntries(rights))};
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
    factOf(document, header),
  ]);
  const answers = operationsOf(document).map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(([status, reference]) => {
      const response = resolve(document, reference);
      const named = Object.entries(response.headers ?? {}).map(
        ([name, header]) => [name, nameOf(header)] as const,
      );
      const location = status === '201' ? locationOf(document, response) : null;
      return [
        status,
        {
          media: Object.keys(response.content ?? {}),
          headers: Object.fromEntries(named),
          codes: codesOfAnswer(document, operation, Number(status)),
          ...(location === null ? {} : { location }),
        },
      ] as const;
    });
    return [operation.operationId, Object.fromEntries(statuses)] as const;
  });
  return `${GENERATED}export interface HeaderFact {
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface AnswerFact {
  readonly media: readonly string[];
  /** Header name to its entry in headerFacts. */
  readonly headers: Readonly<Record<string, string>>;
  /** What X-Error-Code may say. */
  readonly codes: readonly string[];
  /** Where what was made is read: a path, and what its gaps are filled from. */
  readonly location?: { readonly path: string; readonly parameters: Readonly<Record<string, string>> };
}

export const headerFacts: Readonly<Record<string, HeaderFact>> = ${literal(Object.fromEntries(headers))};

export const answerFacts: Readonly<Record<string, Readonly<Record<number, AnswerFact>>>> = ${literal(Object.fromEntries(answers))};
`;
}

/** The first of the answer's links that leads to something that can be read. */
function locationOf(document: ApiDocument, { links = {} }: ResponseObject): object | null {
  for (const { operationId, parameters = {} } of Object.values(links)) {
    const target = operationsOf(document).find(
      ({ method, operation }) => method === 'get' && operation.operationId === operationId,
    );
    if (target !== undefined) {
      const inPath = Object.entries(parameters).filter(([name]) => target.path.includes(`{${name}}`));
      return { path: target.path, parameters: Object.fromEntries(inPath) };
    }
  }
  return null;
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
