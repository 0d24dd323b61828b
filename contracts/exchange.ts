import createFetchClient from 'openapi-fetch';
import { type ApiError, aborted, createTimeoutError, networkError, offline } from './api-error.ts';
import type { Method, Operation } from './operation.ts';
import { encodeQuery } from './query.ts';
import { err, ok, type Result } from './result.ts';

/** A call's input once its operation's types have done their work. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** A success has text, a stream of bytes or nothing here; a refusal has what its JSON says, or its text. */
  readonly body: unknown;
}

export interface ExchangeOptions {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal | undefined;
  readonly online?: () => boolean;
}

export type Exchange = (operation: Operation, input: AnyInput) => Promise<Result<RawAnswer, ApiError>>;

/**
 * What openapi-fetch may take for granted of a path and a method: nothing. The types of the operations stand before
 * this call, and the answer is held to its operation after it.
 */
interface AnyCall {
  readonly parameters: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: Readonly<
    Record<'2XX' | 'default', { readonly content: { readonly 'application/json': unknown } }>
  >;
}

const METHODS = {
  GET: 'get',
  HEAD: 'head',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, string>;

type AnyPaths = Readonly<Record<Operation['path'], Readonly<Record<(typeof METHODS)[Method], AnyCall>>>>;

/**
 * One request and one answer through openapi-fetch, with the time-out and the reasons why none may come. The bytes of a
 * file come after the answer, as fast as they are read; the time-out is that of the answer.
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { baseUrl, token, timeoutMs, online = () => true } = options;
  const client = createFetchClient<AnyPaths>({
    baseUrl,
    credentials: 'omit',
    redirect: 'manual',
    querySerializer: encodeQuery,
    // Looked up at the call, so that a fetch replaced later (by a test, by instrumentation) is the one used.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });

  return async (operation, input) => {
    if (!online()) return err(offline);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    const callers = [options.signal, input.signal].filter((signal) => signal !== undefined);
    try {
      const { data, error, response } = await client.request(METHODS[operation.method], operation.path, {
        params: { path: input.params, query: input.query },
        headers: headersFor(operation, input, token),
        body: operation.method === 'GET' || operation.method === 'HEAD' ? undefined : input.body,
        ...(operation.body === 'bytes' ? { bodySerializer: (bytes: unknown) => bytes } : {}),
        parseAs: operation.ok === 'binary' ? 'stream' : 'text',
        signal: AbortSignal.any([limit.signal, ...callers]),
      });
      return ok({ status: response.status, headers: response.headers, body: response.ok ? data : error });
    } catch (cause) {
      if (callers.some((signal) => signal.aborted)) return err(aborted);
      return err(limit.signal.aborted ? createTimeoutError(timeoutMs) : networkError(cause));
    } finally {
      clearTimeout(timer);
    }
  };
}

function headersFor(
  operation: Operation,
  input: AnyInput,
  token: () => string | null,
): Record<string, string | undefined> {
  const bearer = operation.auth === 'none' ? null : token();
  const type = input.body instanceof Blob ? { 'Content-Type': input.body.type } : {};
  return { ...type, ...input.headers, ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }) };
}
