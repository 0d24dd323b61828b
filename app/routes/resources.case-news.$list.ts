import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { NewsAnswer } from '#app/core/resources/news-answer.ts';
import { isCaseListKey, loadCaseNews } from '#app/features/cases/case-lists.server.ts';

/** Says which cases a list would show now, so that a list that is open can tell that there are new ones. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { list } = params;
  if (!isCaseListKey(list)) throw new Response('Resource not found', { status: 404 });
  return json<NewsAnswer>(await loadCaseNews(request, list), { headers: { 'Cache-Control': 'no-store' } });
}
