import { type ErrorCodeZodType, zErrorCode } from './generated/schemas/error-code.ts';
import type { FailureZodType } from './generated/schemas/failure.ts';
import type { ContractIssue } from './issue.ts';
import type { Result } from './result.ts';

/** The server said no, or said something that is not ours, such as a proxy's page: then there is no envelope. */
export interface HttpError {
  readonly kind: 'http';
  readonly operation: string;
  readonly status: number;
  /** X-Error-Code, where it is one of the contract's. */
  readonly code: ErrorCodeZodType | null;
  readonly envelope: FailureZodType | null;
  readonly retryAfterMs: number | null;
  readonly requestId: string | null;
}

export type ApiError =
  | HttpError
  | { readonly kind: 'offline' }
  | { readonly kind: 'network'; readonly cause: unknown }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** The caller's own signal. Nothing went wrong, and nothing is shown. */
  | { readonly kind: 'aborted' }
  /**
   * An answer of success that the contract does not know, or path parameters that were never sent because they
   * do not fit it (status 0). Paths only, never values.
   */
  | {
      readonly kind: 'contract';
      readonly operation: string;
      readonly status: number;
      readonly issues: readonly ContractIssue[];
    }
  /** An answer of success whose body is not JSON. */
  | { readonly kind: 'malformed'; readonly operation: string; readonly status: number };

export type ApiResult<T> = Result<T, ApiError>;

export interface Refusal {
  readonly operation: string;
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: FailureZodType | null;
  readonly now: number;
}

export function httpError({ operation, status, headers, envelope, now }: Refusal): HttpError {
  const code = zErrorCode.safeParse(headers.get('x-error-code'));
  return {
    kind: 'http',
    operation,
    status,
    code: code.success ? code.data : null,
    envelope,
    retryAfterMs: retryAfterOf(headers.get('retry-after'), now),
    requestId: headers.get('x-request-id'),
  };
}

export const offline: ApiError = { kind: 'offline' };

export const aborted: ApiError = { kind: 'aborted' };

export function networkError(cause: unknown): ApiError {
  return { kind: 'network', cause };
}

export function createTimeoutError(afterMs: number): ApiError {
  return { kind: 'timeout', afterMs };
}

export function contractBroken(
  operation: string,
  status: number,
  issues: readonly ContractIssue[],
): ApiError {
  return { kind: 'contract', operation, status, issues };
}

export function createMalformedError(operation: string, status: number): ApiError {
  return { kind: 'malformed', operation, status };
}

/** Retry-After is a count of seconds or a date. */
function retryAfterOf(value: string | null, now: number): number | null {
  if (value === null || value.trim() === '') return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
