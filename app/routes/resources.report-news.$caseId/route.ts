import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ReportNewsAnswer } from '#app/core/resources/report-news-answer.ts';
import { readValidReport } from '#app/features/reports/news/report-news.server.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { requireId } from '#app/server/intents.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';

/** Tells an open report which version of it is valid. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  // The page asks by itself, which keeps no login alive.
  const session = await requireSession(request, false);
  const caseId = requireId(params['caseId'], zCaseId);
  const shown = Number(new URL(request.url).searchParams.get('version'));
  if (!Number.isInteger(shown) || shown < 0 || shown > 1000)
    throw new Response('Resource not found', { status: 404 });
  const valid = await readValidReport(apiFor(session, request), caseId, shown);
  return json<ReportNewsAnswer>(
    { userId: session.userId, valid },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
