import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import { readRescanNews } from '#app/features/diagnosis/requests/rescan-news.server.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

/** Tells an open viewer which of the images of its slides were scanned again, and which are to be. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  // The page asks by itself, which keeps no login alive.
  const session = await requireSession(request, false);
  const slides = new URL(request.url).searchParams.getAll('slide');
  const news = await readRescanNews(apiFor(session, request), params['caseId'] ?? '', slides);
  return json<RescanNewsAnswer>(
    { userId: session.userId, ...news },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
