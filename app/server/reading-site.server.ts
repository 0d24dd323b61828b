import { createCookie } from '@remix-run/node';
import { z } from 'zod';

interface Site {
  readonly code: string;
}

/** Where somebody last signed at this machine: a code of one of their own sites, and no case. */
const siteCookie = createCookie('site', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 90 * 86_400 });

/**
 * The site that a signature begins with: the only one, or that of the last signature at this machine, which is where it
 * stands. It is shown with the others and can be changed. Null where the signer has to choose.
 */
export async function usualSite(request: Request, sites: readonly Site[]): Promise<string | null> {
  const [only, second] = sites;
  if (only !== undefined && second === undefined) return only.code;
  const kept = z.string().safeParse(await siteCookie.parse(request.headers.get('Cookie')));
  return sites.find(({ code }) => kept.success && code === kept.data)?.code ?? null;
}

/** The header by which the browser remembers where was signed. */
export const rememberSite = async (code: string): Promise<HeadersInit> => ({
  'Set-Cookie': await siteCookie.serialize(code),
});
