import { withLetter } from '#app/core/case-form/letters.ts';
import type { Api } from '#app/server/api.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';

/**
 * Another draft like this one. What belongs to one accession or to one piece of glass is left out: its numbers, labels,
 * images and files, what was seen of its tissue, what a reader ordered for it, and the tick that labels were compared.
 */
export async function duplicateCase(
  api: Api,
  form: CaseForm,
  key: string,
): Promise<ApiResult<Answer<{ readonly id: string }>>> {
  const made = await api.createCase({ headers: { 'Idempotency-Key': key } });
  if (!made.ok) return made;
  const { id: caseId, etag } = made.value.data;
  const params = { caseId };
  const { patient, clinical, billing, routing } = form;
  const filled = await api.updateCase({
    params,
    headers: { 'If-Match': etag },
    body: {
      patient,
      clinical: {
        ...clinical,
        caseRecordId: null,
        grossDescription: null,
        intraoperativeResult: null,
        outsideDiagnosis: null,
        siteAnswers: [],
        otherClinicalTicked: false,
      },
      delivery: { slideDelivery: form.delivery.slideDelivery },
      billing,
      routing: { ...routing, parentCaseId: null },
    },
  });
  if (!filled.ok) return filled;
  for (const { specimenID, bodysite, subsite, laterality, specimenType, subsections } of form.specimens) {
    const added = await api.addSpecimen({ params, body: { bodysite, subsite, laterality, specimenType } });
    if (!added.ok) return added;
    const own = subsections.filter(({ isRequested }) => !isRequested);
    const { id: specimenId, specimenID: letter } = added.value.data.specimen;
    const place = { caseId, specimenId };
    // The copy has its letters in the order of its specimens, and the numbers that begin with one go along.
    const ofCopy = (text: string | null) => (text === null ? null : withLetter(text, specimenID, letter));
    for (const { block, displayId, slideType, stain, slideCount } of own) {
      const body = { block: ofCopy(block), displayId: ofCopy(displayId), slideType, stain, slideCount };
      const slides = await api.addSubsection({ params: place, body });
      if (!slides.ok) return slides;
    }
  }
  return made;
}
