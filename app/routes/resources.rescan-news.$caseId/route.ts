import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import { isCaseGone, readRescanNews } from '#app/features/diagnosis/requests/rescan-news.server.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

/** Tells an open viewer which of the images of its slides were scanned again, which are to be, and whether the case is gone. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  // The page asks by itself, which keeps no login alive.
  const session = await requireSession(request, false);
  const asked = new URL(request.url).searchParams;
  const api = apiFor(session, request);
  const news = await readRescanNews(api, params['caseId'] ?? '', asked.getAll('slide'));
  const isGone = news.rescans.length === 0 && (await isCaseGone(api, asked.get('blob')));
  return json<RescanNewsAnswer>(
    { userId: session.userId, isGone, ...news },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
