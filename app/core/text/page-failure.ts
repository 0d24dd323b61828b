import { toastText } from './api-messages.ts';

/** Specification 8: an error of ours is told by its kind, and by nothing of what was on the page. */
const KINDS = [
  [ReferenceError, 'This page has a fault: a part of it is missing. Please reload it.'],
  [SyntaxError, 'This page has a fault: a part of it could not be read. Please reload it.'],
  [RangeError, 'This page has a fault: a value is outside of what is possible. Please reload it.'],
  [TypeError, 'This page has a fault: a value is not of the kind that it should be. Please reload it.'],
] as const;

const NETWORK = 'Network Error: Please check your internet connection and try again.';
/** What Chromium, Firefox and Safari say of a request that got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|dynamically imported module/i;

/** What a page says that could not be shown because of an error in the browser. */
export function pageFailureText(error: unknown, isOnline: boolean): string {
  if (!isOnline) return toastText({ kind: 'offline' });
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return NETWORK;
  const known = KINDS.find(([kind]) => error instanceof kind);
  return known === undefined ? toastText({ kind: 'unknown' }) : known[1];
}
