import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { fileAnswer } from '#app/server/file-answer.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { RecallForm } from './recall-form.ts';

/** A version that the address asks for; without one, or with one that is none, the latest. */
function versionIn(request: Request): { readonly version?: number } {
  const version = Number(new URL(request.url).searchParams.get('version'));
  return Number.isInteger(version) && version >= 1 && version <= 1000 ? { version } : {};
}

/** One version of the report of a case, what it changed, and what its reader may do with it. */
export async function loadReport({ request, params }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.finalReport);
  const api = apiFor(session, request);
  const ids = { caseId: requireId(params['caseId'], zCaseId) };
  const report = await valueOrThrow(
    await api.getFinalReport({ params: ids, query: versionIn(request) }),
    session,
    request,
  );
  const [item, changed] = await Promise.all([
    api.getCase({ params: ids }),
    report.version > 1
      ? api.getReportDifferences({ params: ids, query: { to: report.version } })
      : Promise.resolve(null),
  ]);
  return {
    report,
    // The report may be read by some who may not open the case: they have no action then.
    etag: item.ok ? item.value.data.etag : null,
    mayRecall: item.ok && item.value.data.allowedActions.includes('recallReport'),
    // A difference that cannot be told is said, never shown as none.
    differences: changed === null ? [] : changed.ok ? changed.value.data.differences : null,
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function actOnReport(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.finalReport);
  const api = apiFor(session, args.request);
  const params = { caseId: requireId(args.params['caseId'], zCaseId) };
  const answer = await answerIntent(args, {
    recall: () =>
      submitForm(args, RecallForm, ({ reason, ...typed }) =>
        api.recallReport({ params, headers: versionHeaders(typed), body: { reason } }),
      ),
  });
  // There is no report any more to come back to.
  if (answer.ok) throw redirect(diagnosisPathOf(params.caseId), 303);
  return answer;
}

/** The signed PDF as the API made it; the browser never makes one. */
export async function loadReportPdf({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const query = versionIn(request);
  const ids = { caseId: requireId(params['caseId'], zCaseId) };
  return fileAnswer(await apiFor(session, request).getFinalReportPdf({ params: ids, query }));
}
