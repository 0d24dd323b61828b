import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginAddress } from '#app/core/access/login-notices.ts';
import { apiWith } from '#app/server/api.server.ts';
import { endSession, sessionOf } from '#app/server/session.server.ts';

/** A link or a bookmark changes nothing; only the post below logs out. */
export function loader(_: LoaderFunctionArgs) {
  return redirect('/');
}

/** The login is over by then, so nobody waits for the API longer than this. */
const TOLD_WITHIN_MS = 10_000;

export async function action({ request }: ActionFunctionArgs) {
  const session = await sessionOf(request);
  // The session here ends whatever the API answers: a backend that is down must not keep anyone logged in.
  const ended = await endSession(request, loginAddress('loggedOut', null), session);
  if (session !== null) void apiWith({ ...session, signal: AbortSignal.timeout(TOLD_WITHIN_MS) }).logout({});
  return ended;
}
