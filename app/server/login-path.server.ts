import { type LoginNotice, loginAddress } from '#app/core/access/login-notices.ts';
import { safeRedirect } from '#app/core/access/safe-redirect.ts';

/** Where to log in, and to return from there when the request was of a page that can be returned to. */
export function loginPathFor(request: Request, notice: LoginNotice | null = null): string {
  const url = new URL(request.url);
  url.searchParams.delete('_data');
  const asked = url.pathname + url.search;
  // A form is posted to its own page, and the page is what one comes back to; nothing else that is posted to is.
  const isPage = request.method === 'GET' ? url.pathname !== '/' : safeRedirect(asked) !== '/';
  return loginAddress(notice, isPage ? asked : null);
}
