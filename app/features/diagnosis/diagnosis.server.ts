import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { isUnopened } from '#app/core/cases/permissions.ts';
import { type AskedSide, askedSideOf } from '#app/core/cases/wait-words.ts';
import { readFields } from '#app/core/diagnosis/form-reading.ts';
import { findBegunRows, findRowFault } from '#app/core/diagnosis/row-faults.ts';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import { SentDiagnosis } from '#app/core/resources/diagnosis-answer.ts';
import { type Api, apiFor, apiWith, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { readEmergencies } from '#app/server/emergencies.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { leadToList, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { readPlace } from '#app/server/last-place.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { postedForm, sentJson } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { readAids } from './aids.server.ts';
import { postRequest, readRequests } from './requests/requests.server.ts';
import { saveText } from './saving/text-saving.server.ts';
import { postPreliminary, postWithdrawal } from './sign-out/preliminary.server.ts';
import { SHARE_INTENT, WITHDRAW_INTENT } from './sign-out/preliminary-form.ts';
import { postSignOut } from './sign-out/sign-out.server.ts';
import { SIGN_OUT_INTENT } from './sign-out/sign-out-form.ts';

/** Everything that stands on the page of one case. */
export async function loadDiagnosis({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  leadToList(request, 'case', screens.selectedCases);
  const params = { caseId: new URL(request.url).searchParams.get('case') ?? '' };
  const api = apiFor(session, request);
  const [item, clinical, diagnosis, aids, reviews, place, emergencies] = await Promise.all([
    readOpenedCase(api, params, session.userId).then((answer) => valueOrThrow(answer, session, request)),
    api.getClinicalInfo({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.getPrimaryDiagnosis({ params }).then((answer) => valueOrThrow(answer, session, request)),
    readAids(api),
    api.listQaReviews({ params }),
    readPlace(api, params.caseId),
    readEmergencies(api, params.caseId, session),
  ]);
  const [requests, asked] = await Promise.all([
    readRequests(api, item, clinical.questions),
    readAskedSide(api, item),
  ]);
  const idempotencyKey = `"${crypto.randomUUID()}"`;
  const loadedAt = instantAtApi();
  return json({
    step: 'text' as const,
    item,
    clinical,
    diagnosis,
    aids,
    requests,
    asked,
    emergencies,
    reviews: reviews.ok ? reviews.value.data.items : null,
    userId: session.userId,
    lastField: place?.field ?? null,
    idempotencyKey,
    loadedAt,
  });
}

/** Who does what the reader asked for; the page is there without it. */
async function readAskedSide(api: Api, { id: caseId, status }: Case): Promise<AskedSide | null> {
  if (status !== 'AdditionalWorkRequested') return null;
  const timeline = await api.getCaseTimeline({ params: { caseId } });
  return timeline.ok ? askedSideOf(timeline.value.data) : null;
}

/**
 * The case, which its reader has begun to read by coming here: from then on it does not go back to the pool by itself. A
 * first opening that fails is made up for by the next visit or by the first slide, and hinders nobody from writing.
 */
async function readOpenedCase(api: Api, params: { readonly caseId: string }, userId: string) {
  const found = await api.getCase({ params });
  if (!found.ok || found.value.data.provider?.userId !== userId || !isUnopened(found.value.data))
    return found;
  const { etag } = found.value.data;
  const idempotencyKey = newIdempotencyKey();
  const opened = await api.openCase({ params, headers: versionHeaders({ etag, idempotencyKey }) });
  return opened.ok ? api.getCase({ params }) : found;
}

/** A request to the laboratory or the facility, or the plain post of the text. */
export async function postToDiagnosis(args: ActionFunctionArgs) {
  await requireScreen(args.request, screens.primaryDiagnosisCase);
  const intent = (await postedForm(args.request.clone())).get('intent');
  if (intent === SIGN_OUT_INTENT) return postSignOut(args);
  if (intent === SHARE_INTENT) return postPreliminary(args);
  if (intent === WITHDRAW_INTENT) return postWithdrawal(args);
  return typeof intent === 'string' ? postRequest(args, intent) : postText(args);
}

async function postText({ request }: ActionFunctionArgs) {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const posted = await postedForm(request);
  const caseId = new URL(request.url).searchParams.get('case') ?? '';
  const { userId } = session;
  const fields = readFields(posted.entries());
  const [writer, ofCase, etag] = ['userId', 'caseId', 'etag'].map((name) => posted.get(name));
  const sent = SentDiagnosis.safeParse({ userId: writer, caseId: ofCase, etag, fields });
  if (!sent.success)
    return json({ answer: refusal({ userId, caseId }, UNREADABLE), fields }, { status: 400 });
  const answer = await saveFor(session, caseId, sent.data);
  const fault = findRowFault(posted.entries());
  const begun = findBegunRows(posted.entries());
  if (answer.kind !== 'saved' || fault === null) return json({ answer, fields, begun });
  const message = `${fault}. The rest of the text is saved.`;
  return json({ answer: refusal({ userId, caseId }, message), fields, begun });
}

const UNREADABLE = 'This text could not be read.';

const refusal = (
  owner: { readonly userId: string; readonly caseId: string },
  message: string,
): DiagnosisAnswer => ({ kind: 'refused', ...owner, message });

/** Saves what was written by the person of this session for this case, and nothing else. */
function saveFor({ userId, token }: Session, caseId: string, sent: SentDiagnosis): Promise<DiagnosisAnswer> {
  const owner = { userId, caseId };
  if (sent.caseId !== caseId)
    return Promise.resolve(refusal(owner, 'This text belongs to another case. Nothing was saved.'));
  if (sent.userId !== userId)
    return Promise.resolve(refusal(owner, 'This text was written by another person. Nothing was saved.'));
  // Without the page's signal: a text that has arrived in full is saved, though the page was left meanwhile.
  return saveText(apiWith({ token }), owner, sent);
}

/** What the page saves by itself while somebody types. */
export async function saveSentDiagnosis({ request, params }: ActionFunctionArgs): Promise<DiagnosisAnswer> {
  const session = await sessionForPut(request);
  const caseId = params['caseId'] ?? '';
  const sent = SentDiagnosis.safeParse(await sentJson(request));
  if (!sent.success) return refusal({ userId: session.userId, caseId }, UNREADABLE);
  return saveFor(session, caseId, sent.data);
}
