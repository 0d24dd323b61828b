import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ClinicalAnswer } from '#app/core/resources/clinical-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

/** What the ordering side told of a case, for the dialog of the viewer. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const { userId } = session;
  const answer = await apiFor(session, request).getClinicalInfo({
    params: { caseId: params['caseId'] ?? '' },
  });
  const headers = { 'Cache-Control': 'no-store' };
  if (answer.ok) return json<ClinicalAnswer>({ ok: true, userId, info: answer.value.data }, { headers });
  return json<ClinicalAnswer>({ ok: false, userId, message: readFailureText(answer.error) }, { headers });
}
