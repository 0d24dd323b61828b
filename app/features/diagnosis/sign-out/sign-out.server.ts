import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isProvisional } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf, reportPathOf, sentToReviewPathOf } from '#app/core/cases/case-links.ts';
import { presentHold } from '#app/core/cases/holds.ts';
import { signedNameOf } from '#app/core/people/signed-name.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { idInAddress, newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { rememberSite, usualSite } from '#app/server/reading-site.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { type SavedForSigning, SIGN_OUT_INTENT, SignOutForm, type SignOutTyped } from './sign-out-form.ts';
import { signCase } from './signing.server.ts';

/** Whether the address asks for the last step of a case. */
export const isSigningOut = (request: Request): boolean =>
  new URL(request.url).searchParams.get('step') === 'sign-out';

/**
 * The page that tells what came of a case whose signature is not to be given here now; null while it is. A press of Sign out
 * may have signed although no answer of it came, and whoever pressed must not be left with the form.
 */
function pageInsteadOf({ id, status, allowedActions, holds }: Case, now: string): string | null {
  switch (status) {
    case 'SignOutCompleted':
      return reportPathOf(id);
    case 'QAReview': {
      // A hold bars the signature as well, and is told on this page, which keeps what was typed.
      const isWithReviewer = !allowedActions.includes('signOut') && presentHold(holds, now) === null;
      return isWithReviewer ? sentToReviewPathOf(id) : null;
    }
    case 'Returned':
    case 'Cancelled':
      return diagnosisPathOf(id);
    default:
      return null;
  }
}

/** What is signed, what is still missing, and where the signer may have read. */
export async function loadSignOut({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const api = apiFor(session, request);
  // The case comes first: with what changes while the rest of the page is read, its version is stale.
  const item = await valueOrThrow(await api.getCase({ params }), session, request);
  const instead = pageInsteadOf(item, instantAtApi());
  if (instead !== null) throw redirect(instead);
  const [clinical, diagnosis, profile] = await Promise.all([
    api.getClinicalInfo({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.getPrimaryDiagnosis({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.getMyProfile({}).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  const sites = profile.provider?.signingSites ?? [];
  return json({
    step: 'sign-out' as const,
    item,
    clinical,
    diagnosis,
    signerId: session.userId,
    sites,
    usualSite: await usualSite(request, sites),
    signerName: profile.provider === null ? profile.displayName : signedNameOf(profile.provider),
    isOnTrial: isProvisional(profile.status),
    idempotencyKey: newIdempotencyKey(),
    loadedAt: instantAtApi(),
    isRefused: isFormRefused(context),
  });
}

/** The saved text as it will be printed, marked as a draft; the report itself once it is signed. */
export async function loadReportPreview({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const ids = { params: { caseId: requireId(params['caseId'], zCaseId) } };
  const api = apiFor(session, request);
  const preview = await api.getReportPreview(ids);
  if (preview.ok) return fileAnswer(preview);
  const item = await api.getCase(ids);
  // A page that was opened before the signature still has the link to the draft.
  if (item.ok && item.value.data.status === 'SignOutCompleted')
    return fileAnswer(await api.getFinalReportPdf(ids));
  return fileAnswer(preview);
}

/** Signs, or shows the form again with everything that is missing. The password never goes back to the page. */
export async function postSignOut(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.primaryDiagnosisCase);
  const caseId = idInAddress(args.request, 'case', zCaseId);
  const api = apiFor(session, args.request);
  let site = '';
  let saved: SavedForSigning | null = null;
  const send = async (typed: SignOutTyped) => {
    site = typed.readingSite;
    const signing = await signCase(api, caseId, typed);
    saved = signing.saved;
    return signing.answer;
  };
  const outcome = await submitForm(args, SignOutForm, send, ['password']);
  if (isRefusedForm(outcome))
    return json(
      { signing: { intent: SIGN_OUT_INTENT, refused: outcome, saved } },
      { status: outcome.refusal ?? 400 },
    );
  const { outcome: came } = outcome.data;
  throw redirect(came === 'Signed' ? reportPathOf(caseId) : sentToReviewPathOf(caseId), {
    status: 303,
    headers: await rememberSite(site),
  });
}
