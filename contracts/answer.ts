import { z } from 'zod';
import { type ApiResult, contractBroken, createMalformedError, httpError } from './api-error.ts';
import type { RawAnswer } from './exchange.ts';
import { type FailureZodType, zFailure } from './generated/schemas/failure.ts';
import { issueOf } from './issue.ts';
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

/** Holds an answer to its operation. `now` in milliseconds, for a Retry-After that is a date. */
export function judge(operation: Operation, answer: RawAnswer, now: number): ApiResult<Answer<unknown>> {
  const { status, headers, body } = answer;
  const refuse = (envelope: FailureZodType | null) =>
    err(httpError({ operation: operation.id, status, headers, envelope, now }));

  if (status < 200 || status > 299) return refuse(refusalIn(body));
  if (operation.responses[status] === undefined) {
    const expected = Object.keys(operation.responses).join(' | ');
    return err(
      contractBroken(operation.id, status, [{ path: 'status', code: 'undeclared_status', expected }]),
    );
  }
  if (typeof operation.ok === 'string') return ok({ data: body, message: null, status, headers });

  const json = parse(body);
  if (json === undefined) return err(createMalformedError(operation.id, status));
  // A backend may refuse with 200 and isSuccess false, at login by contract and elsewhere by habit.
  const refusal = refusalIn(json);
  if (refusal !== null) return refuse(refusal);
  const outcome = operation.ok.safeParse(json);
  if (!outcome.success) {
    return err(contractBroken(operation.id, status, outcome.error.issues.map(issueOf)));
  }
  const { data, message } = Envelope.parse(outcome.data);
  return ok({ data, message, status, headers });
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
