import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { apiFor, reportContractBreach } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The signed links of one slide image; the browser then fetches pixels from them without any credential. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const answer = await apiFor(session, request).getDownloadLink({
    params: { blobId: params['blobId'] ?? '' },
  });
  // The page compares it with its own: another person may have logged in in another tab since it was opened.
  const { userId } = session;
  if (answer.ok)
    return json<LinkAnswer>({ ok: true, userId, link: answer.value.data }, { headers: NO_STORE });
  reportContractBreach(answer.error);
  const message = readFailureText(answer.error);
  return json<LinkAnswer>({ ok: false, userId, message }, { headers: NO_STORE });
}
