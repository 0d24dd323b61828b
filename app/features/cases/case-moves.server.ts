import { formFailureText } from '#app/core/text/api-messages.ts';
import type { Api } from '#app/server/api.server.ts';
import { type ByStatus, meaningOf } from '#contracts/by-status.ts';
import type { pickUpCase } from '#contracts/generated/operations/pickUpCase.ts';
import type { releaseCase } from '#contracts/generated/operations/releaseCase.ts';
import type { ErrorCode, ReleaseReason } from '#contracts/generated/wire.ts';

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
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code: ErrorCode | null };

type Meaning = 'lost' | 'refused' | 'by-code';

const MEANINGS: ByStatus<typeof pickUpCase | typeof releaseCase, Meaning> = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  404: 'lost',
  409: 'by-code',
  412: 'refused',
  415: 'refused',
  422: 'refused',
  428: 'refused',
  429: 'refused',
  500: 'refused',
  503: 'refused',
  other: 'refused',
};

/** These codes of a 409 mean that the case has moved on. */
const GONE: ReadonlySet<ErrorCode | null> = new Set(['CASE_ALREADY_PICKED_UP', 'CASE_STATE']);

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
  const { error } = answer;
  const meaning = meaningOf(MEANINGS, error);
  const isLost =
    meaning === 'lost' || (meaning === 'by-code' && error.kind === 'http' && GONE.has(error.code));
  const message = formFailureText(error);
  if (isLost) return { kind: 'lost', message };
  return { kind: 'refused', message, code: error.kind === 'http' ? error.code : null };
}

/** The answer to a form that no screen of ours sends. */
export const refusedForm: CaseMoveOutcome = { kind: 'refused', message: 'Validation failed', code: null };
