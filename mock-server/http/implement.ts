import { ZodObject } from 'zod';
import { mayCall } from '#app/core/people/rights.ts';
import { checkResponse } from '#contracts/conformance.ts';
import { type OperationId, type Operations, operations } from '#contracts/generated/operations/index.ts';
import type { ContractIssue } from '#contracts/issue.ts';
import type { Operation } from '#contracts/operation.ts';
import { refusalOf, requireAccess } from '../access/guard.ts';
import { requireCaller } from './authentication.ts';
import type { Call, JsonAnswer, RawAnswer, Resolver, Surroundings, UnchangedAnswer } from './call.ts';
import { once, type StoredAnswer } from './idempotency.ts';
import { type Heard, mediaOf, readRequest } from './incoming.ts';
import { locationOf } from './location.ts';
import { failureBody, Refusal, refuse } from './refusal.ts';

export interface Arrival {
  readonly request: Request;
  /** Path without prefix and query, as it was asked. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly surroundings: Surroundings;
  readonly report: (line: BrokenAnswer) => void;
  readonly heard?: Heard;
}

/** What went wrong inside the mock itself; where in an answer, never what stood there. */
export type BrokenAnswer =
  | { readonly kind: 'contract'; readonly operationId: string; readonly issues: readonly ContractIssue[] }
  | { readonly kind: 'exception'; readonly operationId: string; readonly error: unknown };

export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null;
}

type AnyAnswer = JsonAnswer<unknown> | UnchangedAnswer | RawAnswer;

export type Handler = (arrival: Arrival) => Promise<Outgoing>;

/**
 * Binds a resolver to its operation: the order of checks, the contract's validators on what comes in
 * and on what goes out. An answer that breaks the contract leaves as a 500 that names the operation.
 */
export function implement<K extends OperationId>(id: K, resolver: Resolver<K>): Handler {
  const operation: Operations[K] = operations[id];
  return async (arrival) => {
    try {
      return await answerCall(operation, resolver, arrival);
    } catch (error) {
      if (!(error instanceof Refusal)) arrival.report({ kind: 'exception', operationId: id, error });
      const refusal = error instanceof Refusal ? error : refuse('INTERNAL');
      const outgoing = refuseCall(refusal);
      const broken = issuesOf(operation, outgoing, failureBody(refusal));
      if (broken.length === 0) return outgoing;
      arrival.report({ kind: 'contract', operationId: id, issues: broken });
      return refuseCall(contractViolation(id));
    }
  };
}

async function answerCall<K extends OperationId>(
  operation: Operations[K],
  resolver: Resolver<K>,
  arrival: Arrival,
): Promise<Outgoing> {
  const { request, surroundings } = arrival;
  const bearer =
    operation.auth === 'none' || (operation.auth === 'optional' && !request.headers.has('authorization'))
      ? null
      : requireCaller(
          surroundings.world,
          request.headers.get('authorization'),
          surroundings.now,
          surroundings.clientAddress,
        );
  const input = await readRequest(operation, request, arrival.params, arrival.heard);
  // The caller is null exactly where the operation takes no token; the compiler cannot follow that through K.
  const call: Call<K> = {
    ...surroundings,
    input,
    mediaType: mediaOf(request),
    caller: bearer?.caller ?? null,
    tokenId: bearer?.tokenId ?? null,
    isHidden: () => refusalOf(operation.id, call) === 'NOT_FOUND',
  } as Call<K>;
  const work = async (): Promise<Outgoing> => {
    requireAccess(operation.id, call, () => resolver.see?.(call));
    if (bearer !== null && !mayCall(bearer.caller.viewer, operation.id))
      throw refuse('FORBIDDEN_ROLE', { text: 'Your rights do not allow this.' });
    return checkAnswer(operation, await resolver.resolve(call), arrival);
  };
  const key = request.headers.get('idempotency-key');
  if (key === null || !takesKey(operation)) return work();
  const keyed = {
    // Without a token the key holds for the address, so that nobody reads another's answer by guessing a key.
    scope: bearer?.caller.user.id ?? `public ${surroundings.clientAddress ?? ''}`,
    key,
    method: request.method,
    path: arrival.path,
    query: new URL(request.url).search,
    body: input.body,
  };
  return once(surroundings.world, keyed, surroundings.now, async () => storable(await work()));
}

const takesKey = ({ headers }: Operation): boolean =>
  headers instanceof ZodObject && 'Idempotency-Key' in headers.shape;

function storable({ status, headers, body }: Outgoing): StoredAnswer {
  if (typeof body !== 'string') throw new Error('only text answers can be stored under a key');
  return { status, headers, body };
}

function checkAnswer(operation: Operation, answer: AnyAnswer, arrival: Arrival): Outgoing {
  const envelope =
    'data' in answer
      ? { isSuccess: true, data: answer.data, message: answer.message ?? null, error: null, details: null }
      : answer.body;
  const status = answer.status ?? successOf(operation);
  const location = locationOf(operation.id, status, arrival.params, envelope);
  const outgoing =
    'data' in answer
      ? json(status, envelope, {
          ...(answer.etag === undefined ? {} : { ETag: answer.etag }),
          ...(location === null ? {} : { Location: location }),
          ...answer.headers,
        })
      : { ...answer, headers: { 'Cache-Control': 'no-store', ...answer.headers } };
  const issues = issuesOf(operation, outgoing, envelope);
  if (issues.length === 0) return outgoing;
  arrival.report({ kind: 'contract', operationId: operation.id, issues });
  throw contractViolation(operation.id);
}

const successOf = ({ responses }: Operation): number =>
  Math.min(
    ...Object.keys(responses)
      .map(Number)
      .filter((status) => status >= 200),
  );

// The request id is put on by the server, for refusals outside operations have one too.
const issuesOf = (
  operation: Operation,
  { status, headers }: Outgoing,
  body: unknown,
): readonly ContractIssue[] =>
  checkResponse(
    operation,
    status,
    new Headers({ ...headers, 'X-Request-Id': 'set-by-the-server' }),
    bodyAt(operation, status, body),
  );

const bodyAt = (operation: Operation, status: number, body: unknown): unknown =>
  operation.responses[status] === 'empty' ? null : body;

const contractViolation = (id: string): Refusal =>
  refuse('CONTRACT_VIOLATION', { text: `The answer of ${id} does not keep to the contract.` });

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>>): Outgoing => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
});

export const refuseCall = (refusal: Refusal): Outgoing =>
  json(refusal.status, failureBody(refusal), { 'X-Error-Code': refusal.code, ...refusal.headers });
