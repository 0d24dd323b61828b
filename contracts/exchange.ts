import createFetchClient from 'openapi-fetch';
import { type ApiError, aborted, createTimeoutError, networkError, offline } from './api-error.ts';
import type { Operation } from './operation.ts';
import { encodeQuery } from './query.ts';
import { err, ok, type Result } from './result.ts';

/** A call's input once its operation's types have done their work. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** A success has text, bytes or nothing here; a refusal has what its JSON says, or its text. */
  readonly body: unknown;
}

export interface ExchangeOptions {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  readonly online?: () => boolean;
}

export type Exchange = (operation: Operation, input: AnyInput) => Promise<Result<RawAnswer, ApiError>>;

interface Fetched {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

type Send = (method: string, path: string, init: Readonly<Record<string, unknown>>) => Promise<Fetched>;

/** One request and one answer through openapi-fetch, with the time-out and the reasons why none may come. */
export function createExchange(options: ExchangeOptions): Exchange {
  const { baseUrl, token, timeoutMs, online = () => true } = options;
  const client = createFetchClient({
    baseUrl,
    credentials: 'omit',
    redirect: 'manual',
    querySerializer: encodeQuery,
    // Looked up at the call, so that a fetch replaced later (by a test, by instrumentation) is the one used.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });
  // The operations' own types stand before this call; openapi-fetch's are keyed by literal paths.
  const send = client.request.bind(client) as unknown as Send;

  return async (operation, input) => {
    if (!online()) return err(offline);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    const signals = input.signal === undefined ? [limit.signal] : [limit.signal, input.signal];
    try {
      const { data, error, response } = await send(operation.method, operation.path, {
        params: { path: input.params, query: input.query },
        headers: headersFor(operation, input, token),
        body: operation.method === 'GET' || operation.method === 'HEAD' ? undefined : input.body,
        ...(operation.body === 'bytes' ? { bodySerializer: (bytes: unknown) => bytes } : {}),
        parseAs: operation.ok === 'binary' ? 'arrayBuffer' : 'text',
        signal: AbortSignal.any(signals),
      });
      return ok({ status: response.status, headers: response.headers, body: response.ok ? data : error });
    } catch (cause) {
      if (input.signal?.aborted === true) return err(aborted);
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
): Record<string, unknown> {
  const bearer = operation.auth === 'none' ? null : token();
  const type = input.body instanceof Blob ? { 'Content-Type': input.body.type } : {};
  return { ...type, ...input.headers, ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }) };
}
