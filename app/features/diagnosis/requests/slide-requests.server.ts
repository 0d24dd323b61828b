import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { SlideRequestsAnswer } from '#app/core/resources/slide-requests-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { apiFor } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { newIdempotencyKey } from '#app/server/intents.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { readAids } from '../aids.server.ts';
import { postRequestFor } from './requests.server.ts';

/** The case with what was cut from it already. A refusal is an answer: the slides stay on the page. */
export async function loadSlideRequests({
  request,
  params,
}: LoaderFunctionArgs): Promise<SlideRequestsAnswer> {
  const session = await requireSession(request);
  const api = apiFor(session, request);
  const [item, aids] = await Promise.all([
    api.getCase({ params: { caseId: params['caseId'] ?? '' } }),
    readAids(api),
  ]);
  if (!item.ok) {
    return { ok: false, message: readFailureText(item.error) };
  }
  return {
    ok: true,
    userId: session.userId,
    item: item.value.data,
    stains: [...aids.stains],
    idempotencyKey: newIdempotencyKey(),
    loadedAt: instantAtApi(),
  };
}

/** Answers a request that was posted from the slides, as the diagnosis page answers its own. */
export async function postSlideRequest(args: ActionFunctionArgs) {
  const session = await sessionForPut(args.request);
  const intent = (await postedForm(args.request.clone())).get('intent');
  const asked = typeof intent === 'string' ? intent : '';
  const came = await postRequestFor(args, session, args.params['caseId'] ?? '', asked);
  return came === null ? json(null, { status: 400 }) : json(came);
}
