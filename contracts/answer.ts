import { z } from 'zod';
import {
  type ApiError,
  type ApiResult,
  contractBroken,
  createMalformedError,
  httpError,
} from './api-error.ts';
import { findOtherThings } from './asked-thing.ts';
import type { RawAnswer } from './exchange.ts';
import { type FailureZodType, zFailure } from './generated/schemas/failure.ts';
import { issueOf } from './issue.ts';
import { mend } from './mend.ts';
import type { Operation } from './operation.ts';
import { err, ok } from './result.ts';

/** A success: what the caller asked for, and the headers, where the ETag is. */
export interface Answer<T> {
  readonly data: T;
  readonly message: string | null;
  readonly status: number;
  readonly headers: Headers;
}

/** What every JSON answer of success has, whatever its data are. */
const Envelope = z.object({ data: z.unknown(), message: z.string().nullable() });

interface Judging {
  /** In milliseconds, for a Retry-After that is a date. */
  readonly now: number;
  /** What the path was filled with, which an answer to a read has to be about. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Takes what is wrong with an answer that can be read all the same; without it, every breach of the contract is a
   * failure, which is what development and tests want.
   */
  readonly onBreach?: ((breach: ApiError) => void) | undefined;
}

/** Holds an answer to its operation. */
export function judge(
  operation: Operation,
  answer: RawAnswer,
  { now, params = {}, onBreach }: Judging,
): ApiResult<Answer<unknown>> {
  const { status, headers, body } = answer;
  const refuse = (envelope: FailureZodType | null) =>
    err(httpError({ operation: operation.id, status, headers, envelope, now }));

  if (status < 200 || status > 299) return refuse(refusalIn(body));
  if (operation.responses[status] === undefined) {
    const expected = Object.keys(operation.responses).join(' | ');
    const breach = contractBroken(operation.id, status, [
      { path: 'status', code: 'undeclared_status', expected },
    ]);
    if (onBreach === undefined) return err(breach);
    onBreach(breach);
  }
  if (typeof operation.ok === 'string') return ok({ data: body, message: null, status, headers });

  const json = parse(body);
  if (json === undefined) return err(createMalformedError(operation.id, status));
  // A backend may refuse with 200 and isSuccess false, at login by contract and elsewhere by habit.
  const refusal = refusalIn(json);
  if (refusal !== null) return refuse(refusal);
  const others = findOtherThings(operation, params, dataIn(json));
  if (others.length > 0) return err(contractBroken(operation.id, status, others));
  const outcome = operation.ok.safeParse(json);
  if (outcome.success) return ok({ ...Envelope.parse(outcome.data), status, headers });
  const isDone = operation.auth === 'bearer' && operation.method !== 'GET';
  const mended = onBreach === undefined ? null : mend(json, { schema: operation.ok, isDone });
  if (mended === null) return err(contractBroken(operation.id, status, outcome.error.issues.map(issueOf)));
  onBreach?.(contractBroken(operation.id, status, mended.issues));
  return ok({ ...Envelope.parse(mended.data), status, headers });
}

function dataIn(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : null;
}

function refusalIn(body: unknown): FailureZodType | null {
  const outcome = zFailure.safeParse(body);
  return outcome.success ? outcome.data : null;
}

/** undefined stands for no JSON at all; JSON itself cannot say it. */
function parse(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
