import { ZodObject, type ZodType, type z } from 'zod';
import { type Answer, judge } from './answer.ts';
import { type ApiError, type ApiResult, aborted, contractBroken } from './api-error.ts';
import { type AnyInput, createExchange } from './exchange.ts';
import { issueOf } from './issue.ts';
import type { Operation } from './operation.ts';
import { err } from './result.ts';
import { delayAfter, isRepeatable, sleep } from './retry.ts';

/** Specification 7 and 9. */
export const REQUEST_TIMEOUT_MS = 120_000;

export interface ApiClientOptions {
  /** Absolute, with the API's prefix: `http://host/api`. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch?: typeof fetch;
  /** Ends every call of the client, as that of one call ends this one. */
  readonly signal?: AbortSignal | undefined;
  /** For one attempt, answer's body included; the bytes of a file come after it. */
  readonly timeoutMs?: number;
  /** Further attempts after a 500-class answer; none unless asked for. */
  readonly retries?: number;
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly now?: () => number;
  /** Takes breaches of the contract that leave an answer readable; without it each of them is a failure. */
  readonly onBreach?: ((breach: ApiError) => void) | undefined;
  /** Hears of every call that came to nothing, by its operation. */
  readonly onFailure?: ((operation: string, error: ApiError) => void) | undefined;
  /** Where it says false, nothing is sent. */
  readonly online?: () => boolean;
}

type Part<K extends string, S> = S extends ZodType
  ? object extends z.input<S>
    ? { readonly [P in K]?: z.input<S> }
    : { readonly [P in K]: z.input<S> }
  : { readonly [P in K]?: never };

type Keyed = { readonly 'Idempotency-Key': string };

/** The key may be left out: then the call gets one, and keeps it over its repetitions. */
type HeadersPart<S> = S extends ZodType
  ? z.input<S> extends Keyed
    ? object extends Omit<z.input<S>, keyof Keyed>
      ? { readonly headers?: Partial<z.input<S>> }
      : { readonly headers: Omit<z.input<S>, keyof Keyed> & Partial<Keyed> }
    : Part<'headers', S>
  : Part<'headers', S>;

/** A file names its media type itself. */
type BodyPart<B> = B extends 'bytes' ? { readonly body: Blob } : Part<'body', B>;

export type Input<O extends Operation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  HeadersPart<O['headers']> &
  BodyPart<O['body']> & { readonly signal?: AbortSignal };

/** What a call hands back: the envelope's data, a stream of bytes, text, or nothing. */
export type Reply<O extends Operation> = O['ok'] extends ZodType
  ? z.output<O['ok']> extends { readonly data: infer D }
    ? D
    : never
  : O['ok'] extends 'binary'
    ? ReadableStream<Uint8Array>
    : O['ok'] extends 'text'
      ? string
      : undefined;

type Arguments<O extends Operation> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

export type ApiClient<T extends Readonly<Record<string, Operation>>> = {
  readonly [K in keyof T]: (...input: Arguments<T[K]>) => Promise<ApiResult<Answer<Reply<T[K]>>>>;
};

/**
 * One typed function for each given operation: bearer token unless the operation needs none, no cookies, no
 * redirects followed, every answer held to the contract, every failure a value (specification 4.2, 7 and 9).
 */
export function createApiClient<T extends Readonly<Record<string, Operation>>>(
  options: ApiClientOptions,
  operations: T,
): ApiClient<T> {
  const exchange = createExchange({ timeoutMs: REQUEST_TIMEOUT_MS, ...options });
  const now = options.now ?? Date.now;
  const pause = options.sleep ?? sleep;

  const call = async (operation: Operation, given: AnyInput): Promise<ApiResult<Answer<unknown>>> => {
    const result = await attempt(operation, given);
    if (!result.ok) options.onFailure?.(operation.id, result.error);
    return result;
  };

  const attempt = async (operation: Operation, given: AnyInput): Promise<ApiResult<Answer<unknown>>> => {
    const input = withKey(operation, given);
    // '..' in an id would climb out of its path, and no encoding keeps a URL from reading it so.
    const params = operation.params?.safeParse(input.params);
    if (params?.success === false) {
      const issues = params.error.issues.map((issue) =>
        issueOf({ ...issue, path: ['params', ...issue.path] }),
      );
      return err(contractBroken(operation.id, 0, issues));
    }
    const attempts = isRepeatable(operation.method, input.headers ?? {}) ? 1 + (options.retries ?? 0) : 1;
    for (let tried = 1; ; tried += 1) {
      const exchanged = await exchange(operation, input);
      const result = exchanged.ok
        ? judge(operation, exchanged.value, { now: now(), params: input.params, onBreach: options.onBreach })
        : exchanged;
      if (result.ok || tried >= attempts) return result;
      const delay = delayAfter(result.error, tried);
      if (delay === null) return result;
      await pause(delay, input.signal);
      if (input.signal?.aborted === true) return err(aborted);
    }
  };

  // A page makes a client for each of its calls, and asks it for one function of more than two hundred.
  return new Proxy<object>(operations, {
    get: (_, name) => {
      const operation = typeof name === 'string' ? operations[name] : undefined;
      return operation === undefined ? undefined : (input: AnyInput = {}) => call(operation, input);
    },
  }) as ApiClient<T>;
}

const KEY = 'Idempotency-Key';

/** A change that may be repeated is told apart from a second one by its key; one that the caller gave goes first. */
function withKey(operation: Operation, input: AnyInput): AnyInput {
  const takesKey = operation.headers instanceof ZodObject && KEY in operation.headers.shape;
  if (!takesKey || input.headers?.[KEY] !== undefined) return input;
  return { ...input, headers: { ...input.headers, [KEY]: `"${crypto.randomUUID()}"` } };
}
