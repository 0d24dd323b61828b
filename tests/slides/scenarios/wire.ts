import { fieldsOf } from '#app/core/objects.ts';
import { checkResponse } from '#contracts/conformance.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import type { ContractIssue } from '#contracts/issue.ts';
import type { Operation } from '#contracts/operation.ts';
import { Unanswered, UsageError } from '../exit-codes.ts';
import { curlOf as lineOf } from '../report/curl.ts';
import type { Target } from './target.ts';

export interface Asked {
  readonly operation: OperationId;
  /** Asked as it stands, in place of path and query. */
  readonly url?: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly text: string; readonly type: string } | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly code: string | null;
  /** The parsed envelope; else the text, and null where there is none. */
  readonly body: unknown;
}

/** A call and what came back. */
export interface Heard {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** One call as it goes over the wire. */
export function requestOf(base: string, { operation, url, params, query, headers, body }: Asked): Request {
  const { method, path }: Operation = operations[operation];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return new Request(url ?? `${base}${filled}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: body === null ? headers : { 'Content-Type': body.type, ...headers },
    ...(body === null ? {} : { body: body.text }),
  });
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    code: response.headers.get('x-error-code'),
    body: text === '' ? null : isJson ? parsedOf(text) : text,
  };
}

/** Whether only a server of this API answers so, be it a refusal: in the envelope, or with a code of it. */
const isOfApi = ({ status, code, body }: Answer): boolean =>
  ![404, 405, 501].includes(status) && (code !== null || Object.hasOwn(fieldsOf(body), 'isSuccess'));

/** What can be asked for by whoever knows nothing. */
const KNOCKS: readonly Asked[] = [
  { operation: 'getCurrentUser', params: {}, query: {}, headers: {}, body: null },
  {
    operation: 'login',
    params: {},
    query: {},
    headers: {},
    body: { text: '{"email":"nobody@example.org","password":"invented"}', type: 'application/json' },
  },
];

/** Throws where something else than this API answers, such as a page: nobody could log in there, whatever their password. */
export async function requireApi({ base, send }: Pick<Target, 'base' | 'send'>): Promise<void> {
  const came: string[] = [];
  for (const asked of KNOCKS) {
    const answer = await send(requestOf(base, asked)).then(answerOf, (error: unknown) => {
      if (error instanceof Unanswered) return null;
      throw error;
    });
    // Whoever is slow may be this API; the first step tells.
    if (answer === null) return;
    if (isOfApi(answer)) return;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? 'without a media type';
    came.push(`${asked.operation} with ${answer.status} ${type}`);
  }
  throw new UsageError(
    `What answers at ${base} is not this API: it answers ${came.join(' and ')}. Is it the address of the API, with its prefix?`,
  );
}

/** Half an answer is no JSON: it stays the text that it is. */
export function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const contractIssues = (
  operation: OperationId,
  { status, headers, body }: Answer,
): readonly ContractIssue[] => checkResponse(operations[operation], status, headers, body);

/** Where the contract says what an operation answers. */
export function placeOf(operation: OperationId, status: number): string {
  const { method, path }: Operation = operations[operation];
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
}

/** Asks for its key wherever the contract does: every POST of somebody who is known. */
export const takesKey = (operation: OperationId): boolean => {
  const { headers }: Operation = operations[operation];
  return Object.hasOwn(fieldsOf(fieldsOf(headers)['shape']), 'Idempotency-Key');
};

/** One line for a shell that makes the call again. */
export const curlOf = (base: string, asked: Asked): string =>
  lineOf(requestOf(base, asked), asked.body === null ? null : asked.body.text);
