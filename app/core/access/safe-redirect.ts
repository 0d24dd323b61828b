import { screenAt } from './screens.ts';

const LONGEST_TARGET = 2048;
const OURS = 'http://ours.invalid';
const FALLBACK = '/';

/** One slash, then plain ASCII without backslashes, quotes, angle brackets, spaces or control characters. */
const PLAIN_TARGET = /^\/(?!\/)[!#-;=?-[\]^_a-z{|}~]*$/;

/**
 * The only door for a redirect that comes from input: a page behind the login with its query, else '/'.
 * Remix passes hostile values of `redirect()` through unchanged, so nothing may skip this.
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || target.length > LONGEST_TARGET || !PLAIN_TARGET.test(target)) {
    return FALLBACK;
  }
  const url = URL.canParse(target, OURS) ? new URL(target, OURS) : null;
  if (url === null || url.origin !== OURS) return FALLBACK;
  // Dot segments would make the browser's path another one than the path that was checked.
  const written = target.split(/[?#]/, 1)[0];
  const screen = url.pathname === written ? screenAt(url.pathname) : null;
  if (screen === null || screen.roles === null) return FALLBACK;
  return url.pathname + url.search;
}
