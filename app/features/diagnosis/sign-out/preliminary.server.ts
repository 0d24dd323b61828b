import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import { formFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { idInAddress } from '#app/server/intents.server.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { SHARE_INTENT, ShareForm, type WithdrawalOutcome } from './preliminary-form.ts';

/** The saved text as a save says it. */
async function readSaved(api: Api, params: { readonly caseId: string }) {
  const read = await api.getPrimaryDiagnosis({ params });
  if (!read.ok) return read;
  const text = read.value.data;
  return { ok: true as const, etag: text.etag, body: inputOf(fieldsOfDiagnosis(text), text) };
}

/** Shows the facility the saved text as preliminary, in the version that its reader had on the screen and in no other. */
export async function postPreliminary(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.primaryDiagnosisCase);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  const api = apiFor(session, args.request);
  const outcome = await submitForm(args, ShareForm, async ({ etag }) => {
    const saved = await readSaved(api, params);
    if (!saved.ok) return saved;
    const body = { ...saved.body, sharePreliminary: true };
    return api.savePrimaryDiagnosis({ params, headers: { 'If-Match': etag }, body });
  });
  if (isRefusedForm(outcome))
    return json(
      { signing: { intent: SHARE_INTENT, refused: outcome, saved: null } },
      { status: outcome.refusal ?? 400 },
    );
  throw redirect(diagnosisPathOf(params.caseId), 303);
}

/** A field that is left saves its words at the same moment, and once that has come first there is a newer version to read. */
const TRIES = 3;

/**
 * Withdraws what the facility reads, whatever has been typed since: the text stays as it is, so that no version of it has to
 * have been on the screen.
 */
async function withdrawShown(
  api: Api,
  params: { readonly caseId: string },
  tries = TRIES,
): Promise<ApiResult<unknown>> {
  const saved = await readSaved(api, params);
  if (!saved.ok) return saved;
  const answer = await api.savePrimaryDiagnosis({
    params,
    headers: { 'If-Match': saved.etag },
    body: { ...saved.body, withdrawPreliminary: true },
  });
  const isOvertaken = !answer.ok && answer.error.kind === 'http' && answer.error.status === 412;
  return isOvertaken && tries > 1 ? withdrawShown(api, params, tries - 1) : answer;
}

export async function postWithdrawal({ request }: ActionFunctionArgs) {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const answer = await withdrawShown(apiFor(session, request), params);
  const withdrawal: WithdrawalOutcome = { refused: answer.ok ? null : formFailureText(answer.error) };
  return json({ withdrawal });
}
