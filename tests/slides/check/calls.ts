import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import { encodeQuery } from '#contracts/query.ts';
import type { CallerName } from './creds.ts';

export type Params = Readonly<Record<string, string>>;

/** One request, before it is one: who asks for what, with what. */
export interface Call {
  readonly operation: OperationId;
  /** Null asks without a token. */
  readonly caller: CallerName | null;
  readonly params?: Params;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Texts and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  /** In place of the caller's own. */
  readonly token?: string;
  /** In place of the operation's own method. */
  readonly method?: string;
  /** A whole address in place of path, parameters and query, such as a signed link. */
  readonly address?: string;
}

/** An answer as it came. */
export interface Told {
  readonly call: Call;
  /** 0 where none came in time. */
  readonly status: number;
  readonly headers: Headers;
  readonly code: string | null;
  /** The parsed JSON, or the text, or null. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
  readonly step: number;
  /** Whether nothing general is wrong with it: what one part has found, no other part reports again. */
  readonly isSound: boolean;
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

export function addressOf(base: string, { operation, params = {}, query = {}, address }: Call): string {
  if (address !== undefined) return new URL(address, base).href;
  const path = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = encodeQuery(query);
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

export function requestOf(
  base: string,
  call: Call,
  token: string | null,
  signal: AbortSignal | null = null,
): Request {
  const { operation, body, method } = call;
  const own: Operation = operations[operation];
  const headers = new Headers(call.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return new Request(addressOf(base, call), {
    method: method ?? own.method,
    headers,
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
}

/** What an envelope carries, as far as it is one. */
export const dataOf = ({ body }: Pick<Told, 'body'>): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : null;

export const isSuccess = ({ status }: Pick<Told, 'status'>): boolean => status >= 200 && status < 300;

/** Whether it says that nothing is there, which is also said of what the caller may not know of. */
export const isAbsent = ({ status, code }: Pick<Told, 'status' | 'code'>): boolean =>
  status === 404 && (code ?? 'NOT_FOUND') === 'NOT_FOUND';

/** Status and code, as a sentence names an answer. */
export const shortOf = ({ status, code }: Pick<Told, 'status' | 'code'>): string =>
  code === null ? String(status) : `${status} ${code}`;
