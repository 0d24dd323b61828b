import {
  movedImages,
  movedOrder,
  type RowIntent,
  slidesAfter,
  specimenAfter,
} from '#app/core/case-form/row-intents.ts';
import type { Api } from '#app/server/api.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';

/** Does what a button of a row asks for, on the form as the page has seen it. Null where there is nothing to do. */
export function changeRows(
  api: Api,
  form: CaseForm,
  intent: RowIntent,
  etag: string,
): Promise<ApiResult<Answer<unknown>>> | null {
  const caseId = form.id;
  const headers = { 'If-Match': etag };
  switch (intent.kind) {
    case 'addSpecimen':
      return api.addSpecimen({ params: { caseId }, body: specimenAfter(form.specimens.at(-1)) });
    case 'addSlides': {
      const specimen = form.specimens.find(({ id }) => id === intent.specimenId);
      if (specimen === undefined) return null;
      return api.addSubsection({ params: { caseId, specimenId: specimen.id }, body: slidesAfter(specimen) });
    }
    case 'moveUp':
    case 'moveDown': {
      const specimenOrder = movedOrder(form, intent.specimenId, intent.kind);
      return specimenOrder === null
        ? null
        : api.updateCase({ params: { caseId }, headers, body: { specimenOrder } });
    }
    case 'removeSpecimen':
      return api.deleteSpecimen({ params: { caseId, specimenId: intent.specimenId }, headers });
    case 'removeSlides': {
      const { specimenId, subsectionId } = intent;
      return api.deleteSubsection({ params: { caseId, specimenId, subsectionId }, headers });
    }
    case 'removeImage': {
      const { specimenId, subsectionId, imageId } = intent;
      return api.deleteImage({ params: { caseId, specimenId, subsectionId, imageId }, headers });
    }
    case 'imageUp':
    case 'imageDown': {
      const { specimenId, subsectionId } = intent;
      const imageIds = movedImages(form, intent);
      return imageIds === null
        ? null
        : api.reorderImages({ params: { caseId, specimenId, subsectionId }, headers, body: { imageIds } });
    }
  }
}
