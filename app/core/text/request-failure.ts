import { readFailureText, toastText } from './api-messages.ts';

/** What a browser says whose own request met no answer, in the words of specification 8 and not in its own. */
export const REQUEST_TEXTS = {
  offline: toastText({ kind: 'offline' }),
  network: 'Network Error: Please check your internet connection and try again.',
  timeout: toastText({ kind: 'timeout' }),
  tooMany: readFailureText({ kind: 'http', status: 429 }),
} as const;

/** For whoever presses a link or a button that only the server could follow. */
export const OFFLINE_STAY = `${REQUEST_TEXTS.offline} Nothing was sent, and this page stays open.`;

/** What Chromium, Firefox and Safari say of a request that got no answer, or of an answer that broke off. */
const NO_ANSWER =
  /failed to fetch|network ?error|load failed|dynamically imported module|error in body stream/i;

/** The sentence for a request that got no answer; null for every other error. */
export function requestFailureText(error: unknown, isOnline: boolean): string | null {
  const isTimedOut = error instanceof DOMException && error.name === 'TimeoutError';
  const isUnanswered = error instanceof TypeError && NO_ANSWER.test(error.message);
  if (!isTimedOut && !isUnanswered) return null;
  if (!isOnline) return REQUEST_TEXTS.offline;
  return isTimedOut ? REQUEST_TEXTS.timeout : REQUEST_TEXTS.network;
}
