import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What goes out. A body that is an object is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** A no: status, code, sentence, and the sentences of single fields. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, readonly string[]>> | null = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const yes = (data: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Answer => ({
  status,
  headers,
  body: { isSuccess: true, data, message: null, error: null, details: null },
});

export const answerOf = ({ status, code, message, fields, headers }: No): Answer => ({
  status,
  headers: { 'X-Error-Code': code, ...headers },
  body: { isSuccess: false, data: fields, message, error: message, details: null },
});

export const notFound = (): No => new No(404, 'NOT_FOUND', 'This could not be found.');
export const badRequest = (): No => new No(400, 'MALFORMED_REQUEST', 'The request cannot be read.');
export const wrongRole = (): No => new No(403, 'FORBIDDEN_ROLE', 'Your role does not allow this.');

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** The headers that every answer has. */
export function headersOf({ body, headers = {}, status }: Answer, asked: Asked): Record<string, string> {
  const given = asked.headers['x-request-id'];
  const isPlain = typeof given === 'string' && /^[\w.-]{1,100}$/.test(given);
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  return {
    'X-Request-Id': isPlain ? given : randomUUID(),
    ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    ...(status === 304 ? {} : { 'Cache-Control': 'no-store' }),
    ...headers,
  };
}

/** A value that was checked to be a text; empty where it was left out. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a field of a query or a body may be. */
export type Rule = (value: unknown) => boolean;

export const text =
  (most: number, pattern = /^/): Rule =>
  (value) =>
    typeof value === 'string' && value.length >= 1 && value.length <= most && pattern.test(value);
export const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && values.includes(value);
export const number =
  (least: number, most: number): Rule =>
  (value) =>
    typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
export const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value);

/** `many` may stand in an address more than once; `needed` has to be there. */
export interface Field {
  readonly rule: Rule;
  readonly needed?: true;
  readonly many?: number;
}

export type Fields = Readonly<Record<string, Field>>;

export function checkQuery(query: URLSearchParams, fields: Fields): void {
  for (const name of query.keys()) if (fields[name] === undefined) throw badRequest();
  for (const [name, { rule, needed, many = 1 }] of Object.entries(fields)) {
    const values = query.getAll(name);
    if (values.length > many || (needed === true && values.length === 0)) throw badRequest();
    if (!values.every(rule)) throw badRequest();
  }
}

const MOST_BYTES = 64 * 1024;

/** A body of JSON that has all it needs and nothing else. Throws the noes of 400, 413 and 415. */
export function bodyOf(
  { headers, bytes }: Asked,
  fields: Fields,
  hasLimit: boolean,
): Record<string, unknown> {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new No(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send this as application/json.');
  if (bytes.length > MOST_BYTES)
    throw hasLimit ? new No(413, 'BODY_TOO_LARGE', 'This is too large.') : badRequest();
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest();
  }
  const wrong: Record<string, string[]> = {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    wrong['body'] = ['This must be an object.'];
  const given = new Map(Object.entries(body ?? {}));
  for (const name of given.keys()) if (fields[name] === undefined) wrong[name] = ['This key is not known.'];
  for (const [name, { rule, needed }] of Object.entries(fields)) {
    if (!given.has(name) && needed === true) wrong[name] = ['This must be given.'];
    if (given.has(name) && !rule(given.get(name))) wrong[name] = ['This has the wrong form.'];
  }
  if (Object.keys(wrong).length > 0) throw new No(400, 'VALIDATION_FAILED', 'Validation failed', wrong);
  return Object.fromEntries(given);
}
