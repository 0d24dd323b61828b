import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import type { PlaceAnswer } from '#app/core/resources/place-answer.ts';
import { keepSentPlace } from '#app/server/last-place.server.ts';
import { loginPathFor } from '#app/server/login-path.server.ts';
import { sessionOf } from '#app/server/session.server.ts';

/** Keeps where the reader is in a case. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await sessionOf(request);
  // By 303, because a browser sends a PUT that is redirected by 302 on as a PUT.
  if (session === null) throw redirect(loginPathFor(request), 303);
  const sent: unknown = await request.json().catch(() => null);
  const isKept = await keepSentPlace(session, params['caseId'] ?? '', sent);
  return json<PlaceAnswer>({ isKept }, { headers: { 'Cache-Control': 'no-store' } });
}
