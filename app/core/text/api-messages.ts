import { fieldsOf } from '../objects.ts';

/** What a failed call left behind; assignable from the client's error union. */
export interface FailedCall {
  readonly kind: string;
  readonly status?: number | undefined;
  /** The five keys of the answer, where there were any. */
  readonly envelope?: unknown;
  /** How long the server asks to wait; null where it does not say. */
  readonly retryAfterMs?: number | null | undefined;
}

interface Envelope {
  readonly data: unknown;
  readonly message: string | null;
  readonly error: string | null;
  readonly details: string | null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

function envelopeOf(body: unknown): Envelope {
  const record = fieldsOf(body);
  return {
    data: record['data'],
    message: text(record['message']),
    error: text(record['error']),
    details: text(record['details']),
  };
}

/** The field messages of a 400 or 422 answer, by field; empty where the answer has none. */
export function fieldMessages(body: unknown): Record<string, string[]> {
  const { data } = envelopeOf(body);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  const fields: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(data)) {
    const list = (Array.isArray(messages) ? messages : [messages]).filter(
      (message): message is string => text(message) !== null,
    );
    if (list.length > 0) fields[field] = list;
  }
  return fields;
}

/** Specification 8: a minute before nothing was done for ten. */
export const SESSION_WARNING = 'Your session will time out in 1 minute due to inactivity.';

/** As `SESSION_WARNING`, of a login that ends whatever its person does. */
export const EXPIRY_WARNING = 'Your session ends in 1 minute. Log in again then to go on where you were.';

const FIXED: Readonly<Record<number, string>> = {
  401: 'Error 401: Unauthorized. Please log in again.',
  403: 'Error 403: Forbidden. You do not have permission to perform this action.',
  405: 'Error 405: Method not allowed. Please contact support.',
};

const UNLESS_SERVER_SAYS: Readonly<Record<number, string>> = {
  400: 'Error 400: Bad request. Please check the data you provided.',
  404: 'Error 404: Endpoint not found. Please contact support.',
  500: 'Error 500: Server error. Please try again later.',
};

const NO_RESPONSE = 'Error 500: No response from the server. Please try again later.';
const OTHER = 'Oops! Something went wrong. Please try again later.';

function statusText(status: number, envelope: Envelope): string {
  return FIXED[status] ?? envelope.message ?? UNLESS_SERVER_SAYS[status] ?? OTHER;
}

/**
 * The toast of a generic request error (specification 8): details or error string first, then the field
 * messages flattened and de-duplicated, then the sentence of the status.
 */
export function toastText(failure: FailedCall): string {
  switch (failure.kind) {
    case 'offline':
      return 'You are offline. Please check your internet connection.';
    case 'network':
      return NO_RESPONSE;
    case 'timeout':
      return 'Request timed out';
    case 'http': {
      const envelope = envelopeOf(failure.envelope);
      const said = envelope.details ?? envelope.error;
      if (said !== null) return said;
      const fields = [...new Set(Object.values(fieldMessages(failure.envelope)).flat())];
      return fields.length > 0 ? fields.join(', ') : statusText(failure.status ?? 0, envelope);
    }
    default:
      return OTHER;
  }
}

const TOO_MANY = 'Too many requests';
const SERVER_FAILED = 'Internal server error!';
const READ_SENTENCES: Readonly<Record<number, string>> = {
  401: 'Unauthorized access',
  403: 'Forbidden access',
  404: 'Resource not found',
  429: TOO_MANY,
};

/** What a screen shows in place of data that could not be read (specification 8, fetch-path messages). */
export function readFailureText(failure: FailedCall): string {
  if (failure.kind !== 'http') return toastText(failure);
  const status = failure.status ?? 0;
  if (status >= 500) return envelopeOf(failure.envelope).message ?? SERVER_FAILED;
  return READ_SENTENCES[status] ?? toastText(failure);
}

/** What a page's own question for data says (specification 8): nobody is logged in any more, or the server failed. */
export const HELPER_TEXTS = {
  unauthorized: 'Unauthorized access! Please login.',
  failed: SERVER_FAILED,
} as const;

/**
 * The toast beside a page that could not be read and says `reason` in its place: the generic sentence of the status. Null
 * where the reason is that already.
 */
export function pageToastText(status: number, reason: string): string | null {
  const isUsual = reason === SERVER_FAILED || Object.values(READ_SENTENCES).includes(reason);
  const message = isUsual ? null : reason;
  const said = toastText({ kind: 'http', status, envelope: { message } });
  return said === reason ? null : said;
}

const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** When something that was sent too often can be sent again. */
function againText(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return `Try again in ${seconds < 100 ? countText(seconds, 'second') : countText(Math.ceil(seconds / 60), 'minute')}.`;
}

/** The sentence of a form whose answer was refused: the server's, or 'Validation failed' (specification 5). */
export function formFailureText(failure: FailedCall): string {
  if (failure.kind !== 'http') return toastText(failure);
  const envelope = envelopeOf(failure.envelope);
  if (failure.status === 400) return envelope.error ?? envelope.message ?? 'Validation failed';
  if (failure.status === 422) return envelope.message ?? envelope.error ?? 'Validation failed';
  const said = failure.status === 429 ? (envelope.details ?? envelope.error ?? TOO_MANY) : toastText(failure);
  const { retryAfterMs = null } = failure;
  // A server that says more than that says when by itself.
  return said === TOO_MANY && retryAfterMs !== null ? `${TOO_MANY}. ${againText(retryAfterMs)}` : said;
}

/** What a row says of something that was refused, as that of a file, of a sheet or of one of many tasks: it has no field of its own beside which the reason would stand. */
export function rowFailureText(failure: FailedCall): string {
  const reasons = failure.status === 422 ? Object.values(fieldMessages(failure.envelope)).flat() : [];
  return reasons.length > 0 ? reasons.join(' ') : formFailureText(failure);
}

/** The line under the login form (specification 8); wrong credentials may come as 200 or as 401. */
export function loginFailureText(failure: FailedCall): string {
  if (failure.kind !== 'http') return toastText(failure);
  const { message, error } = envelopeOf(failure.envelope);
  if (failure.status === 429) return message ?? error ?? TOO_MANY;
  return message ?? error ?? 'Login failed. Try again.';
}
