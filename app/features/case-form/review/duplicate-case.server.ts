import { withLetter } from '#app/core/case-form/letters.ts';
import type { Api } from '#app/server/api.server.ts';
import { mayBeDone } from '#app/server/form.server.ts';
import { keyOfCall } from '#app/server/intents.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { err } from '#contracts/result.ts';

interface Draft {
  readonly id: string;
  readonly etag: string;
}

/** A copy, or why there is none; then half of one may still stand among the drafts. */
interface Copied {
  readonly answer: ApiResult<Answer<{ readonly id: string }>>;
  readonly isHalfLeft: boolean;
}

/**
 * Another draft like this one. Half a copy would be taken for a whole one: a try that is the same request again goes on
 * in the draft that it began, and after any other refusal that draft goes.
 */
export async function duplicateCase(api: Api, form: CaseForm, key: string): Promise<Copied> {
  const made = await api.createCase({ headers: { 'Idempotency-Key': key } });
  if (!made.ok) return { answer: made, isHalfLeft: false };
  const error = await fillCopy(api, form, key, made.value.data);
  if (error === null) return { answer: made, isHalfLeft: false };
  return {
    answer: err(error),
    isHalfLeft: !mayBeDone(error) && !(await removeCopy(api, form, made.value.data)),
  };
}

/**
 * The version is read for it: the answers of an earlier try, given again, tell of versions that are over. A draft that says
 * something else than the copy was begun with has somebody at work on it, and stays.
 */
async function removeCopy(api: Api, form: CaseForm, draft: Draft): Promise<boolean> {
  const params = { caseId: draft.id };
  const half = await api.getCaseForm({ params });
  if (!half.ok) return isGone(half.error);
  if (half.value.data.etag !== draft.etag && !isSaidAlike(half.value.data, form)) return false;
  const removed = await api.deleteCaseDraft({ params, headers: { 'If-Match': half.value.data.etag } });
  return removed.ok || isGone(removed.error);
}

const isSaidAlike = (one: CaseForm, other: CaseForm): boolean =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

const isGone = (error: ApiError): boolean => error.kind === 'http' && error.status === 404;

/** Each call has the same key again with the next try, so that nothing is added twice. Gives why the copy is not whole. */
async function fillCopy(api: Api, form: CaseForm, key: string, draft: Draft): Promise<ApiError | null> {
  const params = { caseId: draft.id };
  const filled = await api.updateCase({ params, headers: { 'If-Match': draft.etag }, body: textsOf(form) });
  // A draft that is not as it was made any more was filled in by the try before.
  if (!filled.ok && (filled.error.kind !== 'http' || filled.error.status !== 412)) return filled.error;
  for (const [at, specimen] of form.specimens.entries()) {
    const { specimenID, bodysite, subsite, laterality, specimenType, subsections } = specimen;
    const added = await api.addSpecimen({
      params,
      headers: { 'Idempotency-Key': keyOfCall(key, `specimen ${at}`) },
      body: { bodysite, subsite, laterality, specimenType },
    });
    if (!added.ok) return added.error;
    const { id: specimenId, specimenID: letter } = added.value.data.specimen;
    // The copy has its letters in the order of its specimens, and the numbers that begin with one go along.
    const ofCopy = (text: string | null) => (text === null ? null : withLetter(text, specimenID, letter));
    const own = subsections.filter(({ isRequested }) => !isRequested);
    for (const [row, { block, displayId, slideType, stain, slideCount }] of own.entries()) {
      const slides = await api.addSubsection({
        params: { caseId: draft.id, specimenId },
        headers: { 'Idempotency-Key': keyOfCall(key, `specimen ${at} slides ${row}`) },
        body: { block: ofCopy(block), displayId: ofCopy(displayId), slideType, stain, slideCount },
      });
      if (!slides.ok) return slides.error;
    }
  }
  return null;
}

/**
 * What belongs to one accession or to one piece of glass is left out: its numbers, labels, images and files, how urgent it
 * was, what its payer authorised, what was seen of its tissue, what a reader ordered for it, and the tick that labels were
 * compared.
 */
const textsOf = ({ patient, clinical, delivery, billing, routing }: CaseForm) => ({
  patient,
  clinical: {
    ...clinical,
    caseRecordId: null,
    priority: 'Routine' as const,
    statReason: null,
    statCallbackPhone: null,
    grossDescription: null,
    intraoperativeResult: null,
    outsideDiagnosis: null,
    siteAnswers: [],
    otherClinicalTicked: false,
  },
  delivery: { slideDelivery: delivery.slideDelivery },
  billing: { ...billing, authorization: null },
  routing: { ...routing, parentCaseId: null },
});
