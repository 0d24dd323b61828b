import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { type IntentOutcome, newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { CORRECT, CorrectionForm, clinicalTextOf } from './correction-form.ts';

const CORRECTED = 'corrected';

/** Whether the page of a case comes after its clinical information was corrected, and says so. */
export const isCorrected = (request: Request): boolean => new URL(request.url).searchParams.has(CORRECTED);

/** The clinical information with the version that a correction replaces. Whoever may not correct it is led to the case. */
export async function loadCorrection({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.caseDetails);
  const api = apiFor(session, request);
  const of = { params: { caseId: requireId(params['caseId'], zCaseId) } };
  const [caseRead, infoRead] = await Promise.all([api.getCase(of), api.getClinicalInfo(of)]);
  const ofCase = await valueOrThrow(caseRead, session, request);
  const info = await valueOrThrow(infoRead, session, request);
  // A correction that came too late is shown again with why: nobody is led away from what they typed.
  if (!info.allowedActions.includes('edit') && !isFormRefused(context))
    throw redirect(caseDetailsPathOf(ofCase.id));
  return {
    part: 'clinical' as const,
    ofCase,
    info,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** Replaces the whole clinical text, and leads back to the case, which says that it was done. */
export async function correctClinicalInfo(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.caseDetails);
  const params = { caseId: requireId(args.params['caseId'], zCaseId) };
  const refused = await submitForm(args, CorrectionForm, (typed) =>
    apiFor(session, args.request).updateClinicalInfo({
      params,
      headers: { 'If-Match': typed.etag },
      body: clinicalTextOf(typed),
    }),
  );
  if (isRefusedForm(refused))
    return json<IntentOutcome>({ intent: CORRECT, refused }, { status: refused.refusal ?? 400 });
  throw redirect(`${caseDetailsPathOf(params.caseId)}?${CORRECTED}=1`);
}
