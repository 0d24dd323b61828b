import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginAddress, STARTED_AT } from '#app/core/access/login-notices.ts';
import { tellOfEnd } from '#app/server/api.server.ts';
import { endSession, sessionOf } from '#app/server/session.server.ts';

const loggedOut = loginAddress('loggedOut', null);

/** A link or a bookmark changes nothing; only the post below logs out. */
export function loader(_: LoaderFunctionArgs) {
  return redirect('/');
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await sessionOf(request);
  // Whatever else is posted, or nothing at all, is somebody who wants to be logged out.
  const form = await request.formData().catch(() => null);
  const startedAt = form?.get(STARTED_AT) ?? null;
  // The page has named its session, which is gone: the cookies that the browser has by now may be of the next login.
  if (startedAt !== null && startedAt !== String(session?.createdAt)) return redirect(loggedOut);
  // The session here ends whatever the API answers: a backend that is down must not keep anyone logged in.
  const ended = await endSession(request, loggedOut, session);
  if (session !== null) tellOfEnd(session);
  return ended;
}
