import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { OpeningAnswer } from '#app/core/resources/opening-answer.ts';
import { noteOpening } from '#app/server/image-opening.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { sentJson } from '#app/server/posted-form.server.ts';

/** Notes that the reader has an image of a case on the screen. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await sessionForPut(request);
  const image = { caseId: params['caseId'] ?? '', imageId: params['imageId'] ?? '' };
  const sent = await sentJson(request);
  const answer = await noteOpening(session, image, sent);
  return json<OpeningAnswer>(answer, { headers: { 'Cache-Control': 'no-store' } });
}
