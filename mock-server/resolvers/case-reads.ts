import { isActive } from '#app/core/cases/pickup.ts';
import { mayOpenSlides, maySeeCase } from '#app/core/cases/visibility.ts';
import type { Call, Resolver } from '../call.ts';
import { etagOf, requireCase } from '../case-access.ts';
import { anonymousForm, presentImages, slidesIn, viewerCaseOf, wholeOf } from '../case-forms.ts';
import type { CaseRecord, SpecimenRecord } from '../records.ts';
import { pictureUrl } from '../slide-addresses.ts';

const seenCase = ({ world, input, caller }: Call<'getCase'>): CaseRecord =>
  requireCase(world, input.params.caseId, caller.viewer, maySeeCase);

export const getCase: Resolver<'getCase'> = {
  see: (call) => void seenCase(call),
  resolve: (call) => {
    const aCase = seenCase(call);
    return { etag: etagOf(aCase), data: wholeOf(aCase, call, call.slides) };
  },
};

const slidesCase = ({ world, input, caller }: Call<'getViewerCase'>): CaseRecord =>
  requireCase(world, input.params.caseId, caller.viewer, mayOpenSlides);

export const getViewerCase: Resolver<'getViewerCase'> = {
  see: (call) => void slidesCase(call),
  resolve: (call) => {
    const aCase = slidesCase(call);
    return { etag: etagOf(aCase), data: viewerCaseOf(aCase, call.slides) };
  },
};

/** An Available case, to an Active provider; everything else is not there. */
const previewedCase = ({ world, input, caller: { user, viewer } }: Call<'getCasePreview'>): CaseRecord =>
  requireCase(
    world,
    input.params.caseId,
    viewer,
    ({ role }, { status }) => role === 'Provider' && isActive(user.status) && status === 'Available',
  );

export const getCasePreview: Resolver<'getCasePreview'> = {
  see: (call) => void previewedCase(call),
  resolve: (call) => {
    const aCase = previewedCase(call);
    return {
      etag: etagOf(aCase),
      data: {
        ...anonymousForm(aCase, call),
        slides: slidesIn(aCase.specimens),
        clinicalHistory: aCase.clinicalInfo.history,
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

/** The low-power picture of the specimen's first image: no label, no macro, no file name. */
function overviewOf(specimen: SpecimenRecord, call: Call<'getCasePreview'>) {
  const image = presentImages([specimen])[0];
  if (image === undefined) return [];
  return [{ specimenID: specimen.specimenID, thumbnailUrl: pictureUrl(call, image.blobId, 'overview') }];
}
