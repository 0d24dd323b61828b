import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import type { Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { returnedFor } from '#app/core/cases/wait-words.ts';
import { nameToChoose } from '#app/core/people/days-away.ts';
import { parcelNotes } from '#app/core/slides/received-slides.ts';
import {
  type Api,
  apiFor,
  isKeptFrom,
  itemsOrUnread,
  valueOrThrow,
  valueOrUnread,
} from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { readEmergencies } from '#app/server/emergencies.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import {
  answerIntent,
  idInAddress,
  leadToList,
  newIdempotencyKey,
  requireId,
  versionHeaders,
} from '#app/server/intents.server.ts';
import { choicesFor, withoutPerson } from '#app/server/lists/choices.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { Case, CaseClinicalInfo, CaseForm } from '#contracts/generated/wire.ts';
import { readForStaff, staffDeeds } from './admin/case-staff.server.ts';
import { readAsked } from './asked.server.ts';
import { MessageForm, QuestionForm, reviewFormOf } from './clinical-forms.ts';
import { isCorrected } from './correction/correction.server.ts';
import { mayBreakGlass } from './emergency.server.ts';
import {
  addSlides,
  correctSlides,
  readLateSlides,
  removeLateImage,
  removeSlides,
} from './late-slides.server.ts';
import type { Thread } from './messages.tsx';

/** Messages are told oldest first, and the newest must never be missing. Null where the reader may not see them. */
async function readMessages(api: Api, caseId: string): Promise<Thread | 'unread' | null> {
  const read = await readEveryPage((query) => api.listCaseMessages({ params: { caseId }, query }), 'last');
  if (read.ok) return read.value;
  return isKeptFrom(read.error) ? null : 'unread';
}

/** The report of an earlier case that the page is asked for: beside the rest of the page, which comes without it too. */
async function readEarlier(api: Api, caseId: string, earlierCaseId: string | null) {
  if (earlierCaseId === null) return null;
  const read = await api.getEarlierReport({ params: { caseId, earlierCaseId } });
  if (read.ok) return read.value.data;
  return isKeptFrom(read.error) ? 'kept' : 'unread';
}

/** The clinical side of the case that the address names, for its reader. */
export async function loadClinicalInfo({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.clinicalInfo);
  leadToList(request, 'case', screens.selectedCases);
  const api = apiFor(session, request);
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const earlierCaseId = new URL(request.url).searchParams.get('earlier');
  const [info, ofCase, messages, earlier] = await Promise.all([
    api.getClinicalInfo({ params }),
    api.getCase({ params }),
    readMessages(api, params.caseId),
    readEarlier(api, params.caseId, earlierCaseId),
  ]);
  const present = await valueOrThrow(ofCase, session, request);
  return {
    info: await valueOrThrow(info, session, request),
    ofCase: present,
    messages,
    earlier,
    mayReadEarlier: isWithReader(present.status) && present.provider?.userId === session.userId,
    idempotencyKey: newIdempotencyKey(),
    asOf: instantAtApi(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnClinicalInfo(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.clinicalInfo);
  const api = apiFor(session, args.request);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  return answerIntent(args, {
    ask: () =>
      submitForm(args, QuestionForm, ({ about, specimenID, text, ...typed }) => {
        const question = { about, text, ...(specimenID === undefined ? {} : { specimenID }) };
        return api.askForInformation({
          params,
          headers: versionHeaders(typed),
          body: { questions: [question] },
        });
      }),
    message: () =>
      submitForm(args, MessageForm, ({ text, idempotencyKey }) =>
        api.sendCaseMessage({ params, headers: { 'Idempotency-Key': idempotencyKey }, body: { text } }),
      ),
  });
}

/** The whole case to be read, with every wait and whose it was, as far as each role may see it. */
export async function loadCaseDetails({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.caseDetails);
  const api = apiFor(session, request);
  const of = { params: { caseId: requireId(params['caseId'], zCaseId) } };
  const ofCase = await valueOrThrow(await api.getCase(of), session, request);
  const [info, timeline, form, messages, diagnosis, reviews, emergencies] = await Promise.all([
    api.getClinicalInfo(of),
    api.getCaseTimeline(of),
    mayReadForm(session) ? api.getCaseForm(of) : null,
    readMessages(api, of.params.caseId),
    api.getPrimaryDiagnosis(of),
    api.listQaReviews(of),
    readEmergencies(api, of.params.caseId, session),
  ]);
  const waits = valueOrUnread(timeline);
  const asked = { request, context };
  return {
    part: 'case' as const,
    ofCase,
    info: valueOrUnread(info),
    timeline: waits,
    returnReasons: returnReasonsOf(form ?? info),
    parcelNotes: form?.ok === true ? parcelNotes(form.value.data.receipt, ofCase) : [],
    messages,
    diagnosis: valueOrUnread(diagnosis),
    reviews: itemsOrUnread(reviews) ?? [],
    emergencies,
    mayBreakGlass: mayBreakGlass(session, emergencies),
    reviewers: await reviewersOf(api, ofCase, session, context),
    asked: await readAsked(api, ofCase, session.role),
    late: await readLateSlides(api, ofCase, session.role, form),
    userId: session.userId,
    forStaff:
      session.role === 'Admin'
        ? await readForStaff(api, { ...ofCase, returned: returnedFor(waits) }, session, asked)
        : null,
    role: session.role,
    isCorrected: isCorrected(request),
    idempotencyKey: newIdempotencyKey(),
    asOf: instantAtApi(),
    isRefused: isFormRefused(context),
  };
}

/** The form of a case is its facility's, and open to a part of the staff. */
const mayReadForm = ({ role, staffRole }: Session): boolean =>
  role !== 'Provider' && isOpenToDuty('getCaseForm', staffRole);

/** Whoever may not read the form learns of the reasons that are answered from the clinical information. */
function returnReasonsOf(told: ApiResult<Answer<CaseForm | CaseClinicalInfo>>) {
  const read = valueOrUnread(told);
  return read === null || read === 'unread' ? read : read.returnReasons;
}

/** Whom the reader may name: colleagues. An admin may name whoever reads cases; who does not fit is refused by name. */
async function reviewersOf(
  api: Api,
  { allowedActions, provider }: Case,
  { userId, role }: Session,
  context: AppLoadContext,
) {
  if (!allowedActions.includes('requestQaReview')) return [];
  if (role === 'Admin') {
    const readers = await choicesFor(api, 'readers', context, { name: 'reviewerId' });
    return withoutPerson(readers, provider?.userId);
  }
  if (provider?.userId !== userId) return [];
  const team = await readEveryPage((query) => api.listTeam({ query }));
  return (team.ok ? team.value.items : [])
    .filter((one) => one.userId !== userId)
    .map((one) => ({ value: one.userId, label: nameToChoose(one) }));
}

/**
 * Asks for a second review of the text that the page showed. What is known of the text and of earlier reviews is read
 * anew: the page may be an old one.
 */
async function askForReview(args: ActionFunctionArgs, api: Api, caseId: string, role: Role) {
  const params = { caseId };
  const [reviews, diagnosis] = await Promise.all([
    api.listQaReviews({ params }),
    // What an admin asks for leaves the report as it is, and locks nothing.
    role === 'Admin' ? null : api.getPrimaryDiagnosis({ params }),
  ]);
  const known = {
    // The API decides whether one more may be asked for; what the form asks of the reader goes by what is known.
    earlier: reviews.ok ? reviews.value.data.items : [],
    textEtag: diagnosis?.ok === true ? diagnosis.value.data.etag : null,
  };
  return submitForm(args, reviewFormOf(role, known), async (typed) => {
    if (diagnosis?.ok === false) return diagnosis;
    const { kind, reviewerId, blinded, note, readOnGlass } = typed;
    return api.requestQaReview({
      params,
      headers: versionHeaders(typed),
      body: {
        kind,
        blinded,
        // Another window may save the text between this reading of it and the request.
        ...(diagnosis === null ? {} : { diagnosisVersion: diagnosis.value.data.version }),
        ...(reviewerId === undefined ? {} : { reviewerId }),
        ...(note === undefined ? {} : { note }),
        ...(readOnGlass.length === 0 ? {} : { readOnGlass }),
      },
    });
  });
}

/** Asks for a second review, or does what the facility or the operator may do with a case. */
export async function actOnCaseDetails(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.caseDetails);
  const api = apiFor(session, args.request);
  const params = { caseId: requireId(args.params['caseId'], zCaseId) };
  return answerIntent(args, {
    ...(session.role === 'Admin' ? staffDeeds(args, api, params) : {}),
    addSlides: () => addSlides(args, api, params),
    correctSlides: () => correctSlides(args, api, params),
    removeSlides: () => removeSlides(args, api, params),
    removeImage: () => removeLateImage(args, api, params),
    message: () =>
      submitForm(args, MessageForm, ({ text, idempotencyKey }) =>
        api.sendCaseMessage({ params, headers: { 'Idempotency-Key': idempotencyKey }, body: { text } }),
      ),
    review: () => askForReview(args, api, params.caseId, session.role),
  });
}

/** The bytes of a file that the facility sent with the case. */
export async function loadCaseFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const api = apiFor(session, request);
  const caseId = requireId(params['caseId'], zCaseId);
  const slot = zAttachmentSlot.safeParse(params['slot']);
  if (!slot.success) throw new Response('Resource not found', { status: 404 });
  return fileAnswer(await api.getCaseAttachment({ params: { caseId, slot: slot.data } }));
}
