import { historyText } from '#app/core/text/history-text.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { hidesImages } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { notShownOf } from '../../rules/cases/image-facts.ts';
import { clinicalPartOf } from '../../rules/cases/requisitions.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf } from '../../rules/versions.ts';
import { pictureUrl } from '../../slides/slide-addresses.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import { type CaseCall, caseUnlessHeld } from '../case-moves/known-case.ts';
import { listAllowedActions } from '../case-moves/moved.ts';
import { isDiagnosisOpen } from '../diagnosis/diagnosis-form.ts';
import { anonymousForm, presentImages, slidesIn, viewerCaseOf, wholeOf } from './case-forms.ts';

export const getCase: Resolver<'getCase'> = {
  resolve: (call) => {
    return readCase(call, (aCase) => ({
      ...wholeOf(aCase, call, call.slides),
      allowedActions: listAllowedActions(call, aCase),
    }));
  },
};

export const getViewerCase: Resolver<'getViewerCase'> = {
  resolve: (call) => {
    return readCase(call, (aCase) => ({
      ...viewerCaseOf(aCase, call, call.slides),
      marksOpen: isDiagnosisOpen(call.world, aCase) && mayAsk('putAnnotations', call, { caseId: aCase.id }),
    }));
  },
};

/** The case with its patient; each reading leaves a line. */
function readCase<Data>(call: CaseCall, tell: (aCase: CaseRecord) => Data) {
  const aCase = caseOf(call);
  const shown = hidesImages(call.world, aCase, call.caller.viewer.role) ? withoutImages(aCase) : aCase;
  // The answer first: a draft without a patient cannot be told of, and what was not told was not read.
  const data = tell(shown);
  recordEvent(call, aCase, { kind: 'case_viewed' });
  return { etag: etagOf(aCase), data };
}

const withoutImages = (aCase: CaseRecord): CaseRecord => ({
  ...aCase,
  specimens: aCase.specimens.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((subsection) => ({ ...subsection, images: [] })),
  })),
});

export const getCasePreview: Resolver<'getCasePreview'> = {
  see: (call) => void caseUnlessHeld(call),
  resolve: (call) => {
    const aCase = caseUnlessHeld(call);
    recordEvent(call, aCase, { kind: 'case_viewed' });
    return {
      etag: etagOf(aCase),
      data: {
        ...anonymousForm(aCase, call),
        allowedActions: listAllowedActions(call, aCase),
        slides: slidesIn(aCase.specimens),
        clinicalHistory:
          historyText({
            history: aCase.clinicalInfo.history,
            historyNotProvided: clinicalPartOf(call.world, aCase.id).historyNotProvided,
          }) ?? '',
        clinicalImpression: aCase.clinicalInfo.clinicalImpression,
        gross: aCase.gross,
        specimens: aCase.specimens.map(previewOf),
        overviews: aCase.specimens.flatMap((specimen) => overviewOf(specimen, call)),
      },
    };
  },
};

function previewOf(specimen: SpecimenRecord) {
  const { specimenID, bodysite, subsite, laterality, totalNumberSlides } = specimen;
  const stains = specimen.subsections.flatMap(({ stain }) => (stain === null ? [] : [stain]));
  return {
    specimenID,
    specimenType: specimen.specimenType ?? '',
    bodysite,
    subsite,
    laterality,
    slides: totalNumberSlides,
    stains: [...new Set(stains)],
  };
}

/** The low-power picture of the specimen's first image that has one: no label, no macro, no file name. */
function overviewOf(specimen: SpecimenRecord, call: Call<'getCasePreview'>) {
  const image = presentImages([specimen]).find((one) => notShownOf(one) === null);
  if (image === undefined) return [];
  return [{ specimenID: specimen.specimenID, thumbnailUrl: pictureUrl(call, image.blobId, 'overview') }];
}
