import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginAddress } from '#app/core/access/login-notices.ts';
import { tellOfEnd } from '#app/server/api.server.ts';
import { endSession, sessionOf } from '#app/server/session.server.ts';

/** A link or a bookmark changes nothing; only the post below logs out. */
export function loader(_: LoaderFunctionArgs) {
  return redirect('/');
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await sessionOf(request);
  // The session here ends whatever the API answers: a backend that is down must not keep anyone logged in.
  const ended = await endSession(request, loginAddress('loggedOut', null), session);
  if (session !== null) tellOfEnd(session);
  return ended;
}
