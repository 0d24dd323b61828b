import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { PlaceAnswer } from '#app/core/resources/place-answer.ts';
import { keepSentPlace } from '#app/server/last-place.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { sentJson } from '#app/server/posted-form.server.ts';

/** Keeps where the reader is in a case. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await sessionForPut(request);
  const sent = await sentJson(request);
  const isKept = await keepSentPlace(session, params['caseId'] ?? '', sent);
  return json<PlaceAnswer>({ isKept }, { headers: { 'Cache-Control': 'no-store' } });
}
