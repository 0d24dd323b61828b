import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { reportPathOf } from '#app/core/cases/case-links.ts';
import { openedImages } from '#app/core/cases/opened-images.ts';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { idInAddress, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { rememberSite, usualSite } from '#app/server/reading-site.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { SIGN_OUT_INTENT, SignOutForm, type SignOutTyped } from './sign-out-form.ts';

/** Whether the address asks for the last step of a case. */
export const isSigningOut = (request: Request): boolean =>
  new URL(request.url).searchParams.get('step') === 'sign-out';

/** What is signed, what is still missing, and where the signer may have read. */
export async function loadSignOut({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const api = apiFor(session, request);
  const [item, diagnosis, profile] = await Promise.all([
    api.getCase({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.getPrimaryDiagnosis({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.getMyProfile({}).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  const sites = profile.provider?.signingSites ?? [];
  return json({
    step: 'sign-out' as const,
    item,
    diagnosis,
    signerId: session.userId,
    sites,
    usualSite: await usualSite(request, sites),
    signerName: profile.provider?.printedName ?? profile.displayName,
    idempotencyKey: newIdempotencyKey(),
    loadedAt: new Date().toISOString(),
    isRefused: isFormRefused(context),
  });
}

/** The saved text as it will be printed, marked as a draft. */
export async function loadReportPreview({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const caseId = requireId(params['caseId'], zCaseId);
  return fileAnswer(await apiFor(session, request).getReportPreview({ params: { caseId } }));
}

/** Signs, or shows the form again with everything that is missing. The password never goes back to the page. */
export async function postSignOut(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.primaryDiagnosisCase);
  const caseId = idInAddress(args.request, 'case', zCaseId);
  const api = apiFor(session, args.request);
  let site = '';
  const send = (typed: SignOutTyped): Signing => {
    site = typed.readingSite;
    return sign(api, caseId, typed);
  };
  const outcome = await submitForm(args, SignOutForm, send, ['password']);
  if (isRefusedForm(outcome))
    return json(
      { signing: { intent: SIGN_OUT_INTENT, refused: outcome } },
      { status: outcome.refusal ?? 400 },
    );
  const { outcome: came } = outcome.data;
  throw redirect(came === 'Signed' ? reportPathOf(caseId) : pageOf(caseId), {
    status: 303,
    headers: await rememberSite(site),
  });
}

const pageOf = (caseId: string): string =>
  `${screens.primaryDiagnosisCase.path}?case=${encodeURIComponent(caseId)}`;

type Signing = ReturnType<Api['signOutCase']>;

/**
 * The answer about urgency is part of the text, so it is saved first; not where somebody saved another text since, which
 * the API then refuses to have signed: nobody signs what they have not seen.
 */
async function sign(api: Api, caseId: string, typed: SignOutTyped): Signing {
  const params = { caseId };
  const [held, text] = await Promise.all([api.getCase({ params }), api.getPrimaryDiagnosis({ params })]);
  if (!held.ok) return held;
  if (!text.ok) return text;
  let [item, diagnosisVersion] = [held.value.data, typed.textVersion];
  let { etag } = typed;
  const before = text.value.data;
  const urgentResult = urgentResultOf(typed, before);
  const isSeen = item.etag === typed.etag && before.version === typed.textVersion;
  if (isSeen && !isSame(urgentResult, before.urgentResult)) {
    const body = { ...inputOf(fieldsOfDiagnosis(before), before), urgentResult };
    const saved = await api.savePrimaryDiagnosis({ params, headers: { 'If-Match': before.etag }, body });
    if (!saved.ok) return saved;
    const now = await api.getCase({ params });
    if (!now.ok) return now;
    diagnosisVersion = saved.value.data.version;
    item = now.value.data;
    etag = item.etag;
  }
  const { readingSite, identityConfirmed, password, readOnGlass, reviewResolution, idempotencyKey } = typed;
  return api.signOutCase({
    params,
    headers: versionHeaders({ etag, idempotencyKey }),
    body: {
      diagnosisVersion,
      signature: { password, identityConfirmed, meaning: 'primary_diagnosis', readingSite },
      imagesSeen: openedImages(item),
      readOnGlass,
      ...(reviewResolution === undefined ? {} : { reviewResolution }),
    },
  });
}

type UrgentResult = PrimaryDiagnosis['urgentResult'];

const isSame = (one: UrgentResult, other: UrgentResult): boolean =>
  one.isUrgent === other.isUrgent && one.communication?.told === other.communication?.told;

function urgentResultOf(
  { isUrgent, told, toldBy, channel, minutesAgo, note }: SignOutTyped,
  before: PrimaryDiagnosis,
): UrgentResult {
  if (isUrgent === 'no') return { isUrgent: false, communication: null };
  if (told === undefined || toldBy === undefined || channel === undefined) return before.urgentResult;
  const toldAt = new Date(Date.now() - (minutesAgo ?? 0) * 60_000).toISOString();
  return { isUrgent: true, communication: { told, toldBy, channel, toldAt, note: note ?? null } };
}
