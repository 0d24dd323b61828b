import { type IntakeFindings, type IntakeImage, intakeFindings } from '#app/core/cases/intake.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseMoveRecord } from '../../store/records/case-move.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { notShownOf, statesScale } from '../cases/image-facts.ts';
import { changeFacts, factsOf } from './case-facts.ts';

/** The intake takes a moment, so that whoever sent the case out still sees it Submitted. */
const INTAKE_MS = 2000;

/** Looks over a submitted case; one in which everything is in place goes into the pool by itself soon. */
export function startIntake(world: World, now: number, aCase: CaseRecord, slides: SlideLibrary): void {
  const facts = factsOf(world, aCase.id);
  const isReady = aCase.status === 'Submitted' && Object.keys(findingsOf(aCase, facts, slides)).length === 0;
  changeFacts(world, aCase.id, () => ({
    intakeReadyAt: isReady ? new Date(now + INTAKE_MS).toISOString() : null,
  }));
}

export function findingsOf(aCase: CaseRecord, facts: CaseMoveRecord, slides: SlideLibrary): IntakeFindings {
  const inQuestion = facts.identityQuestion !== null;
  return intakeFindings(
    {
      slides: aCase.specimens.flatMap(({ subsections }) =>
        subsections.map(({ id, displayId, slideCount, images }) => ({
          name: displayId ?? id,
          slideCount,
          images: images
            .filter(({ gone }) => !gone)
            .map((image) => intakeImageOf(image, aCase, slides, inQuestion)),
        })),
      ),
      gross: aCase.gross,
      history: aCase.clinicalInfo.history,
    },
    {
      checkedImageIds: facts.labelChecks.map(({ imageId }) => imageId),
      scaledImageIds: facts.scales.map(({ imageId }) => imageId),
    },
  );
}

/** An accession number at the head of a scan's name, which is what the mock reads in place of the label's picture. */
const ACCESSION = /^[A-Z]{2,5}\d{2}-\d{3,6}(?!\d)/;

function intakeImageOf(
  image: ImageRecord,
  aCase: CaseRecord,
  slides: SlideLibrary,
  inQuestion: boolean,
): IntakeImage {
  return {
    imageId: image.imageId,
    notShown: notShownOf(image),
    hasScale: statesScale(image, slides),
    label: labelOf(image, aCase, inQuestion),
  };
}

/** What was read of the slide's label, held against the accession number of the case. */
export function labelOf(
  { fileName }: ImageRecord,
  { caseRecordId }: CaseRecord,
  inQuestion: boolean,
): IntakeImage['label'] {
  const read = ACCESSION.exec(fileName)?.[0] ?? null;
  // Once the identity was in question, no label passes without somebody's eye.
  if (inQuestion || (read !== null && read !== caseRecordId)) return 'differs';
  return read === null ? 'unread' : 'matches';
}
