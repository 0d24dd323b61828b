import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { type CaseFields, fieldsOfForm, unstorableFields } from '#app/core/case-form/fields.ts';
import { fieldsAfterPost } from '#app/core/case-form/posted-fields.ts';
import { type RowIntent, readIntent } from '#app/core/case-form/row-intents.ts';
import { type FormStep, nextStep, readStep, stepOfField, TO_REVIEW } from '#app/core/case-form/steps.ts';
import { caseFormPathOf, discardedPathOf, reviewCasePathOf } from '#app/core/cases/case-links.ts';
import { formFailureText } from '#app/core/text/api-messages.ts';
import { type Api, lastingApiFor, valueOrThrow } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { caseInAddress } from './case-form.server.ts';
import { changeRows } from './row-actions.server.ts';
import { saveForm } from './saving/save-form.server.ts';

/** What a post to the form came to, for the page that is shown again. */
export interface FormOutcome {
  /** A sentence; null where it was done. */
  readonly refused: string | null;
  /** What a page without script has to show again, since nobody else has it. */
  readonly unkept?: {
    /** The draft that the post belongs to from now on. */
    readonly caseId: string;
    readonly etag: string;
    readonly fields: CaseFields;
  };
}

const answerWith = (refused: string | null, status: number, unkept?: FormOutcome['unkept']) =>
  json<FormOutcome>({ refused, ...(unkept === undefined ? {} : { unkept }) }, { status });

const NOT_KEPT = 'Not everything that you typed can be kept. Correct the marked fields.';

const CHANGED = 'This case was changed elsewhere, so nothing was done. Look at it again and repeat it.';

const sentenceOf = (error: ApiError): string =>
  error.kind === 'http' && error.status === 412 ? CHANGED : formFailureText(error);
const statusOf = (error: ApiError): number =>
  error.kind === 'http' && error.status >= 400 ? error.status : 502;

/**
 * A post of one step. With script it asks for a row, or for the draft to go; what was typed is saved by then. Without
 * script it carries what stands in the fields, which is saved first.
 */
export async function postCaseForm({ request }: ActionFunctionArgs) {
  const session = await requireScreen(request, screens.createCase);
  const api = lastingApiFor(session, request);
  const posted = await postedForm(request);
  const [asked, seen] = [textOf(posted, 'intent'), textOf(posted, 'etag')];
  const named = caseInAddress(request);
  if (asked === 'discard') return discard(api, named ?? '', seen);
  const intent = readIntent(asked);
  if (intent === null && !['', 'continue', TO_REVIEW].includes(asked))
    throw new Response(null, { status: 400 });
  const form = await valueOrThrow(
    await (named === null ? api.createCase({}) : api.getCaseForm({ params: { caseId: named } })),
    session,
    request,
  );
  if (posted.has('scripted'))
    return intent === null ? answerWith(null, 200) : changeRowsOf(api, form, intent, seen || form.etag);
  const owner = { userId: session.userId, caseId: form.id };
  const step = readStep(new URL(request.url).searchParams.get('step'));
  const fields = fieldsAfterPost(fieldsOfForm(form), posted, step);
  const saved = await saveForm(api, owner, { etag: seen || form.etag, fields }, session.role);
  if (saved.kind === 'stale') return answerWith(CHANGED, 412);
  if (saved.kind !== 'saved') return answerWith(saved.message, 422);
  if (Object.keys(unstorableFields(form, fields)).length > 0)
    return answerWith(NOT_KEPT, 422, { caseId: form.id, etag: saved.etag, fields });
  if (asked === TO_REVIEW) throw redirect(reviewCasePathOf(form.id), 303);
  if (intent === null) throw redirect(await wayOn(api, form.id, step), 303);
  const changed = await changeRowsOf(api, form, intent, saved.etag);
  if (!changed.ok) return changed;
  throw redirect(caseFormPathOf(form.id, step), 303);
}

const textOf = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

async function changeRowsOf(api: Api, form: CaseForm, intent: RowIntent, etag: string) {
  const answer = await changeRows(api, form, intent, etag);
  if (answer === null || answer.ok) return answerWith(null, 200);
  return answerWith(sentenceOf(answer.error), statusOf(answer.error));
}

/** Given up: the draft is gone for everybody. The page that comes clears what this browser kept (specification 4.3). */
async function discard(api: Api, caseId: string, etag: string) {
  const answer = await api.deleteCaseDraft({ params: { caseId }, headers: { 'If-Match': etag } });
  if (!answer.ok) return answerWith(sentenceOf(answer.error), statusOf(answer.error));
  throw redirect(discardedPathOf(caseId), 303);
}

/** The next step, or the same one with what is missing in it. */
async function wayOn(api: Api, caseId: string, step: FormStep): Promise<string> {
  const check = await api.validateCase({ params: { caseId } });
  const problems = check.ok ? check.value.data.problems : [];
  const isIncomplete = problems.some(
    ({ field, severity }) => severity === 'error' && stepOfField(field) === step,
  );
  if (isIncomplete) return `${caseFormPathOf(caseId, step)}&tried=1`;
  const next = nextStep(step);
  return next === null ? reviewCasePathOf(caseId) : caseFormPathOf(caseId, next);
}
