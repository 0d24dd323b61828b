import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { PreviewAnswer } from '#app/core/resources/preview-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

/** What the View dialog of an available case shows; it names nobody. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const answer = await apiFor(session, request).getCasePreview({
    params: { caseId: params['caseId'] ?? '' },
  });
  const headers = { 'Cache-Control': 'no-store' };
  if (answer.ok) return json<PreviewAnswer>({ ok: true, preview: answer.value.data }, { headers });
  const isGone = answer.error.kind === 'http' && answer.error.status === 404;
  const message = isGone ? 'This case is no longer available.' : readFailureText(answer.error);
  return json<PreviewAnswer>({ ok: false, isGone, message }, { headers });
}
