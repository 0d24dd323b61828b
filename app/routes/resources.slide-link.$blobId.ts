import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { readSlideLink } from '#app/server/slide-link.server.ts';

/** The signed links of one slide image; the browser then fetches pixels from them without any credential. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const answer = await readSlideLink(session, request, params['blobId'] ?? '');
  return json<LinkAnswer>(answer, { headers: { 'Cache-Control': 'no-store' } });
}
