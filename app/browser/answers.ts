import type { ZodType, z } from 'zod';
import { endIn, SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { HELPER_TEXTS } from '#app/core/text/api-messages.ts';

/** A page may wait for what is asked, so asking must come to an end. */
const ANSWER_LIMIT_MS = 30_000;

/** The answer of a resource route; rejects where there is none, or where the session has ended. */
export async function answerTo(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  // The guard sends an ended session to the login page, which is no JSON.
  if (response.redirected) {
    window.dispatchEvent(new CustomEvent(SESSION_OVER_EVENT, { detail: endIn(response.url) }));
    throw new Error(HELPER_TEXTS.unauthorized);
  }
  return response;
}

/** Undefined for what is no JSON, such as a proxy's page: it fits no schema and so is told like another shape. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a resource route says at `address`, held to the schema of that route; rejects where it does not fit. */
export async function fetchAnswer<S extends ZodType>(schema: S, address: string): Promise<z.output<S>> {
  const response = await answerTo(address);
  if (response.status >= 500) throw new Error(HELPER_TEXTS.failed);
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return readAnswer(schema, await bodyOf(response));
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
