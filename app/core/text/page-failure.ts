import { toastText } from './api-messages.ts';
import { REQUEST_TEXTS, requestFailureText } from './request-failure.ts';

/** Specification 8: an error of ours is told by its kind, and by nothing of what was on the page. */
const KINDS = [
  [ReferenceError, 'This page has a fault: a part of it is missing. Please reload it.'],
  [SyntaxError, 'This page has a fault: a part of it could not be read. Please reload it.'],
  [RangeError, 'This page has a fault: a value is outside of what is possible. Please reload it.'],
  [TypeError, 'This page has a fault: a value is not of the kind that it should be. Please reload it.'],
] as const;

/** What a page says that could not be shown because of an error in the browser. */
export function pageFailureText(error: unknown, isOnline: boolean): string {
  if (!isOnline) return REQUEST_TEXTS.offline;
  const known = KINDS.find(([kind]) => error instanceof kind);
  return requestFailureText(error, isOnline) ?? known?.[1] ?? toastText({ kind: 'unknown' });
}
