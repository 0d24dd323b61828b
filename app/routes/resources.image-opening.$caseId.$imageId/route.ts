import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import type { OpeningAnswer } from '#app/core/resources/opening-answer.ts';
import { noteOpening } from '#app/server/image-opening.server.ts';
import { loginPathFor } from '#app/server/login-path.server.ts';
import { sessionOf } from '#app/server/session.server.ts';

/** Notes that the reader has an image of a case on the screen. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await sessionOf(request);
  // By 303, because a browser sends a PUT that is redirected by 302 on as a PUT.
  if (session === null) throw redirect(loginPathFor(request), 303);
  const image = { caseId: params['caseId'] ?? '', imageId: params['imageId'] ?? '' };
  const sent: unknown = await request.json().catch(() => null);
  const answer = await noteOpening(session, image, sent);
  return json<OpeningAnswer>(answer, { headers: { 'Cache-Control': 'no-store' } });
}
