import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { CaseMarksAnswer } from '#app/core/resources/case-marks-answer.ts';
import { apiFor } from '#app/server/api.server.ts';
import { readCaseMarks } from '#app/server/case-marks.server.ts';
import { requireSession } from '#app/server/guards.server.ts';

/** The marks of the named images, for whoever cites them in a text. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const caseId = params['caseId'] ?? '';
  const images = new URL(request.url).searchParams.getAll('image');
  const read = await readCaseMarks(apiFor(session, request), caseId, images);
  return json<CaseMarksAnswer>(
    { userId: session.userId, caseId, ...read },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
