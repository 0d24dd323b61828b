import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { screens } from '#app/core/access/screens.ts';
import { whyNoNewCase } from '#app/core/case-form/editing.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import { reviewCasePathOf } from '#app/core/cases/case-links.ts';
import type { DraftAnswer, NewDraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { SentDraft } from '#app/core/resources/case-draft-answer.ts';
import { formFailureText } from '#app/core/text/api-messages.ts';
import { OTHER_PERSON_REASON } from '#app/core/text/other-person.ts';
import { type Api, apiFor, apiWith, lastingApiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { isPassing, workFailureText } from '#app/server/passing.server.ts';
import { sentJson } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { listsOf, NO_DRAFTS, readDrafts, readParents, readProviders, readSetting } from './lists.server.ts';
import { saveForm } from './saving/save-form.server.ts';

/** The case that the address names; null for a new one. Throws 404 for what can be no case. */
export function caseInAddress(request: Request): string | null {
  const named = new URL(request.url).searchParams.get('case');
  return named === null ? null : requireId(named, zCaseId);
}

/** One step of the form of a case, or the first step of a new one, which an operator begins for nobody. */
export async function loadCaseForm({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.createCase);
  const api = apiFor(session, request);
  const caseId = caseInAddress(request);
  const { searchParams } = new URL(request.url);
  const isOperator = session.role === 'Admin';
  if (caseId === null && isOperator) throw redirect(screens.cases.path);
  if (caseId !== null && searchParams.get('step') === 'review') throw redirect(reviewCasePathOf(caseId));
  const [user, reference, form, check] = await Promise.all([
    isOperator
      ? null
      : api.getCurrentFacilityUser({}).then((answer) => valueOrThrow(answer, session, request)),
    api.listReferenceData({}).then((answer) => valueOrThrow(answer, session, request)),
    caseId === null ? null : formOf(api, caseId, session, request),
    caseId === null ? null : api.validateCase({ params: { caseId } }),
  ]);
  if (form !== null && !form.allowedActions.includes('edit')) throw redirect(reviewCasePathOf(form.id));
  const facilityId = form?.facilityId ?? user?.facility.id ?? '';
  const [{ setting, timeZone }, providers, parents] = await Promise.all([
    readSetting({ api, session, request }, reference, facilityId, user),
    readProviders(api, facilityId),
    readParents(api, form),
  ]);
  return {
    userId: session.userId,
    loadedAt: instantAtApi(),
    isTried: searchParams.has('tried'),
    isOperator,
    whyBarred: user === null || form !== null ? null : whyNoNewCase(user),
    form,
    found: check?.ok === true ? check.value.data.problems : [],
    setting,
    timeZone,
    lists: listsOf(reference, providers, parents),
    drafts: form === null ? await readDrafts(api) : NO_DRAFTS,
    idempotencyKey: newIdempotencyKey(),
  };
}

const formOf = (api: Api, caseId: string, session: Session, request: Request): Promise<CaseForm> =>
  api.getCaseForm({ params: { caseId } }).then((answer) => valueOrThrow(answer, session, request));

const NewDraft = z.object({ userId: z.string().max(100), key: z.string().min(1).max(100) });

/** The first word of a new case was typed. The key of the page makes two tries one draft. */
export async function createSentDraft({ request }: ActionFunctionArgs): Promise<NewDraftAnswer> {
  const session = await sessionForPut(request);
  const { userId } = session;
  const sent = NewDraft.safeParse(await sentJson(request));
  if (!sent.success || sent.data.userId !== userId)
    return { kind: 'refused', userId, message: OTHER_PERSON_REASON };
  const answer = await lastingApiFor(session, request).createCase({
    headers: { 'Idempotency-Key': sent.data.key },
  });
  if (answer.ok) {
    const form = answer.value.data;
    return { kind: 'created', userId, caseId: form.id, etag: form.etag, fields: fieldsOfForm(form) };
  }
  const kind = isPassing(answer.error) ? 'later' : 'refused';
  return { kind, userId, message: workFailureText(answer.error, formFailureText) };
}

const UNREADABLE = 'This form could not be read.';

/** What the page saves by itself while somebody types. */
export async function saveSentDraft({ request, params }: ActionFunctionArgs): Promise<DraftAnswer> {
  const session = await sessionForPut(request);
  const owner = { userId: session.userId, caseId: requireId(params['caseId'], zCaseId) };
  const sent = SentDraft.safeParse(await sentJson(request));
  const refusalOf = (message: string): DraftAnswer => ({ kind: 'refused', ...owner, message });
  if (!sent.success) return refusalOf(UNREADABLE);
  if (sent.data.caseId !== owner.caseId)
    return refusalOf('This form belongs to another case. Nothing was saved.');
  if (sent.data.userId !== owner.userId)
    return refusalOf('This form was filled by another person. Nothing was saved.');
  // Without the page's signal: what has arrived in full is saved, though the page was left meanwhile.
  // Not counted: it makes nothing new, and what was typed last before the page goes would be missing.
  return saveForm(apiWith(session), owner, sent.data, session.role);
}
