import type { ZodType, z } from 'zod';
import { endIn, SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { readAnswer, UnexpectedAnswer } from '#app/core/resources/read-answer.ts';
import { HELPER_TEXTS, readFailureText } from '#app/core/text/api-messages.ts';
import { REQUEST_TEXTS, requestFailureText } from '#app/core/text/request-failure.ts';

/** The request time-out of specification 9. A page may wait for what is asked, so asking must come to an end. */
const ANSWER_LIMIT_MS = 120_000;

/** A question that got no answer; its message is the specified sentence, which a person may read. */
export class NoAnswer extends Error {
  /** For how long the server wants to be asked no more. */
  readonly afterMs: number;
  /** Nobody is logged in any more: asking again is of no use. */
  readonly isOver: boolean;

  constructor(message: string, { afterMs = 0, isOver = false } = {}) {
    super(message);
    this.name = 'NoAnswer';
    this.afterMs = afterMs;
    this.isOver = isOver;
  }
}

/** A browser has its own words for a server that it did not reach, which help nobody. */
function throwUnanswered(error: unknown): never {
  const isOnline = typeof navigator === 'undefined' || navigator.onLine !== false;
  throw new NoAnswer(
    requestFailureText(error, isOnline) ?? (isOnline ? REQUEST_TEXTS.network : REQUEST_TEXTS.offline),
  );
}

/** The front door answers in seconds. */
function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** The answer of a resource route; rejects with `NoAnswer` where there is none, or where the session has ended. */
export async function answerTo(
  address: string,
  init: RequestInit = {},
  limitMs = ANSWER_LIMIT_MS,
): Promise<Response> {
  const limit = AbortSignal.timeout(limitMs);
  const response = await fetch(address, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
    signal: init.signal == null ? limit : AbortSignal.any([limit, init.signal]),
  }).catch(throwUnanswered);
  // The guard sends an ended session to the login page, which is no JSON.
  if (response.redirected) {
    window.dispatchEvent(new CustomEvent(SESSION_OVER_EVENT, { detail: endIn(response.url) }));
    throw new NoAnswer(HELPER_TEXTS.unauthorized, { isOver: true });
  }
  if (response.status === 429) throw new NoAnswer(REQUEST_TEXTS.tooMany, { afterMs: waitOf(response) });
  return response;
}

/** Undefined for what is no JSON, such as a proxy's page: it fits no schema and so is told like another shape. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    return throwUnanswered(error);
  }
}

/** What a resource route says at `address`, held to the schema of that route; rejects where it does not fit. */
export async function fetchAnswer<S extends ZodType>(schema: S, address: string): Promise<z.output<S>> {
  const response = await answerTo(address);
  if (!response.ok) throw new NoAnswer(readFailureText({ kind: 'http', status: response.status }));
  return readAnswer(schema, await bodyOf(response));
}

/** What may come at another try, and why it did not. */
interface Later {
  readonly kind: 'later';
  readonly message: string;
  /** Where the server says how long to wait. */
  readonly afterMs?: number;
  /** Asking again is of no use. */
  readonly isOver?: boolean;
  /** Nobody is logged in any more. */
  readonly isLoggedOut?: boolean;
}

/** Whether asking again is of no use, since nobody is logged in or the answer is none that this page understands. */
export const isOver = (answer: object): boolean => 'isOver' in answer && answer.isOver === true;

/** Whether nobody is logged in any more. */
export const isLoggedOut = (answer: object): boolean =>
  'isLoggedOut' in answer && answer.isLoggedOut === true;

/** For how long the server wants to be asked no more. */
export const askedWaitOf = (answer: object): number =>
  'afterMs' in answer && typeof answer.afterMs === 'number' ? answer.afterMs : 0;

/** As `fetchAnswer`, of what is sent: a refusal is an answer too, and so is that there is none. Never rejects. */
export async function sendFor<S extends ZodType>(
  schema: S,
  address: string,
  init: RequestInit,
  limitMs?: number,
): Promise<z.output<S> | Later> {
  try {
    const response = await answerTo(address, init, limitMs);
    const body = await bodyOf(response);
    // A proxy whose server is away has a page of its own: that passes, and is no answer of a newer server.
    if (response.status >= 500 && body === undefined) return { kind: 'later', message: HELPER_TEXTS.failed };
    return readAnswer(schema, body);
  } catch (error) {
    if (error instanceof UnexpectedAnswer) return { kind: 'later', message: error.message, isOver: true };
    if (!(error instanceof NoAnswer)) throw error;
    const { message, afterMs, isOver: isEnd } = error;
    return { kind: 'later', message, afterMs, isOver: isEnd, isLoggedOut: isEnd };
  }
}

/** Browsers carry 64 KiB on behalf of pages that are gone. */
const MOST_KEPT_ALIVE = 60_000;

/**
 * What to send so that it arrives though the page is closed meanwhile; what is too long for that is sent at the next
 * visit.
 */
export const putOf = (sent: unknown): RequestInit => {
  const body = JSON.stringify(sent);
  return {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: new Blob([body]).size < MOST_KEPT_ALIVE,
  };
};
