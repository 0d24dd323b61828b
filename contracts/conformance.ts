import { type core, type ZodType, z } from 'zod';
import { answerFacts, headerFacts } from './generated/answer-facts.ts';
import { type ContractIssue, issueOf } from './issue.ts';
import type { Operation } from './operation.ts';
import { decodeParameters } from './parameters.ts';
import { err, ok, type Result } from './result.ts';

export interface RequestParts {
  /** Path parameters, already percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  /** The parsed JSON body, or the bytes of a file; undefined when there was none. */
  readonly body: unknown;
}

export type Checked<S> = S extends ZodType ? z.output<S> : null;

export interface CheckedRequest<O extends Operation> {
  readonly params: Checked<O['params']>;
  readonly query: Checked<O['query']>;
  readonly headers: Checked<O['headers']>;
  readonly body: O['body'] extends 'bytes' ? ArrayBuffer : Checked<O['body']>;
}

export interface RequestIssue extends ContractIssue {
  readonly in: 'path' | 'query' | 'header' | 'body';
}

/**
 * Holds a request to its operation: texts become numbers, defaults are filled in. A key of the query or the body
 * that the contract does not name is an issue; headers are anybody's. A missing If-Match passes, because that refusal comes after visibility, role and state.
 */
export function checkRequest<O extends Operation>(
  operation: O,
  parts: RequestParts,
): Result<CheckedRequest<O>, readonly RequestIssue[]> {
  const issues: RequestIssue[] = [];
  const check = (place: RequestIssue['in'], schema: ZodType | null, given: (schema: ZodType) => unknown) => {
    if (schema === null) return null;
    const outcome = schema.safeParse(given(schema));
    if (outcome.success) return outcome.data;
    issues.push(...outcome.error.issues.map((issue) => ({ in: place, ...issueOf(issue) })));
    return null;
  };
  const params = check('path', operation.params, (schema) =>
    decodeParameters(schema, (name) => present(parts.params[name])),
  );
  const query = check('query', operation.query, (schema) =>
    decodeParameters(schema, (name) => parts.search.getAll(name)),
  );
  const headers = check('header', operation.headers, (schema) =>
    decodeParameters(schema, (name) => present(parts.headers.get(name) ?? undefined)),
  );
  const body = operation.body === 'bytes' ? parts.body : check('body', operation.body, () => parts.body);
  issues.push(
    ...unknownInQuery(operation.query, parts.search),
    ...(body === null || operation.body === 'bytes' ? [] : findUndeclaredKeys(parts.body, body, '')).map(
      unknownIn('body'),
    ),
  );
  if (issues.length > 0) return err(issues);
  return ok({ params, query, headers, body } as CheckedRequest<O>);
}

const unknownIn =
  (place: RequestIssue['in']) =>
  ({ path }: { readonly path: string }): RequestIssue => ({
    in: place,
    path,
    code: 'unknown_key',
    expected: null,
  });

function unknownInQuery(schema: ZodType | null, search: URLSearchParams): readonly RequestIssue[] {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...new Set(search.keys())]
    .filter((path) => !known.includes(path))
    .map((path) => unknownIn('query')({ path }));
}

/**
 * Holds an answer to its operation: status, media type, headers and body. Stricter than the client: a key the
 * contract does not name is an issue, since it may be one that the caller must not see.
 */
export function checkResponse(
  operation: Operation,
  status: number,
  headers: Headers,
  body: unknown,
): readonly ContractIssue[] {
  const declared = operation.responses[status];
  const facts = answerFacts[operation.id]?.[status];
  if (declared === undefined || facts === undefined) {
    return [
      { path: 'status', code: 'undeclared_status', expected: Object.keys(operation.responses).join(' | ') },
    ];
  }
  const ofHeaders = Object.entries(facts.headers).flatMap(([name, fact]) =>
    headerIssues(name, fact, headers),
  );
  const isCodeWrong = ofHeaders.some(({ path }) => path === 'headers.x-error-code');
  const ofCode = isCodeWrong ? [] : codeIssues(facts.codes, headers);
  return [...mediaIssues(facts.media, headers), ...ofHeaders, ...ofCode, ...bodyIssues(declared, body)];
}

/** An answer may carry only the codes that the contract gives its status. */
function codeIssues(codes: readonly string[], headers: Headers): readonly ContractIssue[] {
  const code = headers.get('x-error-code');
  if (code === null || codes.includes(code)) return [];
  return [{ path: 'headers.x-error-code', code: 'undeclared_error_code', expected: codes.join(' | ') }];
}

function bodyIssues(declared: Operation['ok'], body: unknown): readonly ContractIssue[] {
  if (declared === 'binary') return [];
  if (declared === 'empty') {
    const empty = body === undefined || body === null || body === '';
    return empty ? [] : [{ path: 'body', code: 'unexpected_body', expected: 'empty' }];
  }
  if (declared === 'text') {
    return typeof body === 'string' ? [] : [{ path: 'body', code: 'invalid_type', expected: 'string' }];
  }
  const outcome = declared.safeParse(body);
  if (!outcome.success)
    return [...outcome.error.issues.map(issueOf), ...(findUnnamedKeys(declared, body, '') ?? [])];
  return findUndeclaredKeys(body, outcome.data, '');
}

/**
 * Keys that a schema does not name, where the value does not keep to it and cannot be parsed: a fault beside them hides
 * no key that the caller must not see. Null where the schema is of no object and no list.
 */
function findUnnamedKeys(
  schema: core.$ZodType,
  given: unknown,
  path: string,
): readonly ContractIssue[] | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return findUnnamedKeys(schema.unwrap(), given, path);
  if (schema instanceof z.ZodUnion) {
    const meant = schema.options.filter((option) => hasLiteralsOf(option, given));
    const [first = null, ...others] = (meant.length > 0 ? meant : schema.options)
      .map((option) => findUnnamedKeys(option, given, path))
      .filter((issues) => issues !== null);
    return (
      first && first.filter((one) => others.every((all) => all.some((other) => other.path === one.path)))
    );
  }
  const shape = shapeOf(schema);
  if (shape === null) return null;
  if (typeof given !== 'object' || given === null) return [];
  if (Array.isArray(given) !== schema instanceof z.ZodArray) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const inner = shape(key);
    if (inner === undefined) return [{ path: here, code: 'undeclared_key', expected: null }];
    return findUnnamedKeys(inner, value, here) ?? [];
  });
}

/** Whether a value is meant for an option of several, which their fixed values tell apart. */
const hasLiteralsOf = (schema: core.$ZodType, given: unknown): boolean =>
  !(schema instanceof z.ZodObject && typeof given === 'object' && given !== null) ||
  Object.entries(schema.shape).every(
    ([key, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(Reflect.get(given, key)).success,
  );

/** The schema of what an object, a list or a record has by a key. */
function shapeOf(schema: core.$ZodType): ((key: string) => core.$ZodType | undefined) | null {
  if (schema instanceof z.ZodArray) return () => schema.element;
  if (schema instanceof z.ZodRecord) return () => schema.valueType;
  if (!(schema instanceof z.ZodObject)) return null;
  const { shape }: { readonly shape: Readonly<Record<string, core.$ZodType>> } = schema;
  return (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined);
}

/** Parsing leaves out what the schema does not name; what is missing afterwards was not declared. */
function findUndeclaredKeys(given: unknown, parsed: unknown, path: string): readonly ContractIssue[] {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(parsed, key)) return [{ path: here, code: 'undeclared_key', expected: null }];
    return findUndeclaredKeys(value, Reflect.get(parsed, key), here);
  });
}

function mediaIssues(media: readonly string[], headers: Headers): readonly ContractIssue[] {
  if (media.length === 0) return [];
  const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const fits = media.includes(given);
  return fits ? [] : [{ path: 'headers.content-type', code: 'invalid_value', expected: media.join(' | ') }];
}

const headerSchemas = new Map<string, ZodType>();

function headerIssues(name: string, factName: string, headers: Headers): readonly ContractIssue[] {
  const fact = headerFacts[factName];
  if (fact === undefined) throw new Error(`No header ${factName} in the contract`);
  const text = headers.get(name);
  const path = `headers.${name.toLowerCase()}`;
  if (text === null) return fact.required ? [{ path, code: 'missing_header', expected: null }] : [];
  let schema = headerSchemas.get(factName);
  if (schema === undefined) {
    schema = z.fromJSONSchema(fact.schema);
    headerSchemas.set(factName, schema);
  }
  const value = fact.schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
  const outcome = schema.safeParse(value);
  return outcome.success ? [] : outcome.error.issues.map((issue) => ({ ...issueOf(issue), path }));
}

function present(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}
