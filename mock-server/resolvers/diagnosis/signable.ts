import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isNewImage } from '#app/core/cases/new-images.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import type { SignableCase, SignableSubsection } from '#app/core/sign-out/signable-case.ts';
import { otherSubsitesOf } from '#app/core/sign-out/site-words.ts';
import { wrongSlidesOf } from '#app/core/slides/replaced-images.ts';
import type { ImageSeenZodType } from '#contracts/generated/schemas/image-seen.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { type DraftText, textOfSpecimen, wordsOf } from '../../rules/cases/draft-text.ts';
import { checksumOf } from '../../rules/cases/image-facts.ts';
import { replacedImagesOf } from '../../rules/cases/replaced-images.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { openRequests } from '../../rules/tasks/request-state.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord, SpecimenRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { FORM_LISTS } from '../case-drafts/form-lists.ts';
import { presentImages } from '../cases/case-forms.ts';
import { citedMarksOf } from './cited-marks.ts';
import { reviewState } from './second-review.ts';

/** What the signer names at the press of Sign Out; null while the checklist is only shown. */
export interface Looked {
  readonly imagesSeen: readonly ImageSeenZodType[];
  readonly readOnGlass: readonly string[];
  readonly reviewResolution: string | null;
}

export interface Signing {
  readonly world: World;
  readonly now: number;
  readonly slides: SlideLibrary;
  /** Whose licence counts: the reader of the case. */
  readonly signer: UserRecord | null;
}

/** A case as the checklist of app/core judges it. */
export function signableCase(
  { world, now, slides, signer }: Signing,
  aCase: CaseRecord,
  draft: DraftText,
  looked: Looked | null,
): SignableCase {
  const { country, state, timeZone } = facilityOf(world, aCase);
  const present = new Set(presentImages(aCase.specimens).map(({ imageId }) => imageId));
  const ofWrongSlides = wrongSlidesOf(
    replacedImagesOf(world, aCase).map(({ image, rescan: { reason } }) => ({ image, reason })),
  );
  const communication = draft.urgentResult.communication;
  return {
    isConsultation: aCase.type?.value === 'Consultation',
    country,
    hasOpenRequests: aCase.status === 'AdditionalWorkRequested' || openRequests(world, aCase.id) > 0,
    gross: aCase.gross,
    microscopic: draft.microscopic,
    comment: draft.comment,
    intraoperative: intraoperativeOf(draft),
    seeDiagnosis: draft.seeDiagnosis,
    specimens: findSentCase(aCase).specimens.map((specimen) => ({
      ...specimen,
      otherSubsites: otherSubsitesOf(FORM_LISTS.bodySites, specimen),
      ...textOfSpecimen(draft, specimen.specimenID),
      subsections: specimen.subsections.map((one) => subsectionOf(specimen, one, aCase, slides, looked)),
    })),
    synoptic: draft.synoptic,
    findings: draft.findings,
    citing: {
      texts: wordsOf(draft),
      marks: citedMarksOf({ world, slides }, aCase, draft.citedMarks).map((mark) => ({
        ...mark,
        isOfWrongSlide: ofWrongSlides.has(mark.imageId),
      })),
    },
    keyImages: draft.keyImages.map(({ imageId }) => ({ isReplaced: !present.has(imageId) })),
    urgent: {
      isUrgent: draft.urgentResult.isUrgent,
      communication:
        communication === null
          ? null
          : {
              toldOn: localDay(Date.parse(communication.toldAt), timeZone),
              isAhead: Date.parse(communication.toldAt) > now,
              isEarly: isBeforeAll(aCase.specimens, localDay(Date.parse(communication.toldAt), timeZone)),
              note: communication.note,
            },
    },
    review: reviewState(world, aCase, signer, draft, looked?.reviewResolution ?? null),
    licences: signer?.licences ?? [],
    region: state,
    today: localDay(now, timeZone),
  };
}

/** Days of the facility's own clock; where no specimen has one, nothing is known. */
function isBeforeAll(specimens: CaseRecord['specimens'], day: string): boolean {
  const days = specimens.flatMap(({ specimenCollectionDate: taken }) => (taken === null ? [] : [taken]));
  return days.length > 0 && days.every((taken) => day < taken);
}

const intraoperativeOf = ({ intraoperative }: DraftText): string | null =>
  intraoperative === null ? null : `${intraoperative.result}\n${intraoperative.correlation}`;

/**
 * Opened is what the server saw being opened. At the signature the signer also names the version that was on the
 * screen: a picture that was replaced since then does not count.
 */
function subsectionOf(
  specimen: SpecimenRecord,
  subsection: SpecimenRecord['subsections'][number],
  aCase: CaseRecord,
  slides: SlideLibrary,
  looked: Looked | null,
): SignableSubsection {
  const images = presentImages([{ ...specimen, subsections: [subsection] }]);
  const isNamed = (imageId: string, sha256: string): boolean =>
    looked === null ||
    looked.imagesSeen.some(
      (seen) => seen.imageId === imageId && (seen.checksum === null || seen.checksum === sha256),
    );
  const takenAt = isWithReader(aCase.status) ? aCase.selectedAt : null;
  return {
    id: subsection.id,
    requireRescan: subsection.requireRescan,
    isReadOnGlass: looked?.readOnGlass.includes(subsection.id) ?? false,
    // Glass comes by mail and has no image.
    awaitsImages:
      subsection.addedAt !== undefined &&
      aCase.material === 'digital' &&
      images.length < subsection.slideCount,
    images: images.map((image) => {
      const { imageId, upload } = image;
      const isOpened = aCase.openedImageIds.includes(imageId) && isNamed(imageId, checksumOf(image, slides));
      const addedAt = upload?.addedAt ?? null;
      const arrived = { opened: isOpened, addedAt, isRequested: subsection.isRequested };
      return { imageId, isOpened, isNew: isNewImage(arrived, takenAt) };
    }),
  };
}
