import { formFailureText } from '#app/core/text/api-messages.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { ErrorCode, ReleaseReason } from '#contracts/generated/wire.ts';
import { type Api, reportContractBreach } from './api.server.ts';

interface CaseRef {
  readonly caseId: string;
  /** The version that was on the screen. */
  readonly etag: string;
  /** A UUID in quotes, made when the row was shown: pressing twice is one pickup. */
  readonly idempotencyKey: string;
}

export type CaseMoveRequest =
  | (CaseRef & { readonly intent: 'pickup' })
  | (CaseRef & { readonly intent: 'release'; readonly reason: ReleaseReason; readonly note: string });

/** 'lost': the case is no longer there to be had, so its row goes. 'refused': anything else worth knowing. */
export type CaseMoveOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'lost' | 'refused'; readonly message: string };

const GONE: ReadonlySet<ErrorCode | null> = new Set(['CASE_ALREADY_PICKED_UP', 'CASE_STATE', 'NOT_FOUND']);

/** Picks a case up or gives it back, and says how it went in words for the row (domain rules: the API's). */
export async function moveCase(api: Api, request: CaseMoveRequest): Promise<CaseMoveOutcome> {
  const params = { caseId: request.caseId };
  const headers = { 'If-Match': request.etag, 'Idempotency-Key': request.idempotencyKey };
  const answer =
    request.intent === 'pickup'
      ? await api.pickUpCase({ params, headers })
      : await api.releaseCase({
          params,
          headers,
          body: { reason: request.reason, ...(request.note === '' ? {} : { note: request.note }) },
        });
  if (answer.ok) return { kind: 'done' };
  reportContractBreach(answer.error);
  return { kind: isGone(answer.error) ? 'lost' : 'refused', message: formFailureText(answer.error) };
}

const isGone = (error: ApiError): boolean => error.kind === 'http' && GONE.has(error.code);

/** The answer to a form that no screen of ours sends. */
export const refusedForm: CaseMoveOutcome = { kind: 'refused', message: 'Validation failed' };
