import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import { apiFor } from '#app/server/api.server.ts';
import { isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { idInAddress } from '#app/server/intents.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { SHARE_INTENT, ShareForm } from './preliminary-form.ts';

/** Shows the facility the saved text as preliminary, in the version that its reader had on the screen and in no other. */
export async function postPreliminary(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.primaryDiagnosisCase);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  const api = apiFor(session, args.request);
  const outcome = await submitForm(args, ShareForm, async ({ etag }) => {
    const read = await api.getPrimaryDiagnosis({ params });
    if (!read.ok) return read;
    const text = read.value.data;
    const body = { ...inputOf(fieldsOfDiagnosis(text), text), sharePreliminary: true };
    return api.savePrimaryDiagnosis({ params, headers: { 'If-Match': etag }, body });
  });
  if (isRefusedForm(outcome))
    return json(
      { signing: { intent: SHARE_INTENT, refused: outcome, saved: null } },
      { status: outcome.refusal ?? 400 },
    );
  throw redirect(diagnosisPathOf(params.caseId), 303);
}
