import { errorCodes } from '#contracts/generated/error-codes.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';

export interface RefusalDetails {
  /** For a code that may travel under several statuses; the first of the contract otherwise. */
  readonly status?: number;
  /** For a text with a gap in it, or one that the product words itself. */
  readonly text?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the contract knows, thrown from wherever it shows and answered in the envelope. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>> | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.text ?? errorCodes[code].text);
    this.code = code;
    this.status = details.status ?? errorCodes[code].status[0] ?? 500;
    this.fields = details.fields ?? null;
    this.headers = details.headers ?? {};
  }
}

export const refuse = (code: ErrorCode, details?: RefusalDetails): Refusal => new Refusal(code, details);

/** Codes whose sentence stands in a form (specification 5 and 8: there the server's `message` is shown). */
const SHOWN_IN_FORMS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'INVALID_CREDENTIALS',
  'ACCOUNT_DEACTIVATED',
  'REASON_REQUIRED',
];

export const failureBody = (refusal: Refusal) => ({
  isSuccess: false as const,
  data: refusal.fields,
  message: SHOWN_IN_FORMS.includes(refusal.code) ? refusal.message : null,
  error: refusal.message,
  details: null,
});
