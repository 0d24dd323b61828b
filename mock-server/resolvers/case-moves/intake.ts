import { openReasons } from '#app/core/case-form/sending-rules.ts';
import {
  type FormFault,
  type IntakeFindings,
  type IntakeImage,
  intakeFindings,
} from '#app/core/cases/intake.ts';
import { accessionOfScan, isScanOf } from '#app/core/uploads/accession-of-scan.ts';
import { changeFacts, enteredScaleOf, factsOf } from '../../rules/cases/case-facts.ts';
import { isPicture, notShownOf, statesScale } from '../../rules/cases/image-facts.ts';
import { type ReturnReason, requisitionOf } from '../../rules/cases/requisitions.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseMoveRecord } from '../../store/records/case-move.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { errorsOf, judge } from '../case-drafts/form-judging.ts';
import { presentImages } from '../cases/case-forms.ts';
import { awaitsParcel } from '../tasks/sending-tasks.ts';

/** The intake takes a moment, so that whoever sent the case out still sees it Submitted. */
const INTAKE_MS = 2000;

interface Looking {
  readonly world: World;
  readonly now: number;
  readonly slides: SlideLibrary;
}

/** Looks over a submitted case; one in which everything is in place goes into the pool by itself soon. */
export function startIntake(world: World, now: number, aCase: CaseRecord, slides: SlideLibrary): void {
  const facts = factsOf(world, aCase.id);
  const found = findingsOf({ world, now, slides }, aCase, facts);
  const isReady = aCase.status === 'Submitted' && Object.keys(found).length === 0;
  changeFacts(world, aCase.id, () => ({
    intakeReadyAt: isReady ? new Date(now + INTAKE_MS).toISOString() : null,
  }));
}

export function findingsOf(looking: Looking, aCase: CaseRecord, facts: CaseMoveRecord): IntakeFindings {
  const inQuestion = facts.identityQuestion !== null;
  return intakeFindings(
    {
      slides: aCase.specimens.flatMap(({ subsections }) =>
        subsections.map(({ id, displayId, slideCount, isRequested, requireRescan, images }) => ({
          name: displayId ?? id,
          slideCount,
          isRequested,
          requireRescan,
          images: images
            .filter(({ gone }) => !gone)
            .map((image) => intakeImageOf(looking, image, aCase, inQuestion)),
        })),
      ),
      awaitsParcel: awaitsParcel(looking.world, aCase),
      isCountedBefore: requisitionOf(looking.world, aCase).receipt !== null,
      formFaults: formFaultsOf(looking, aCase),
    },
    {
      checkedImageIds: facts.labelChecks.map(({ imageId }) => imageId),
      scaledImageIds: presentImages(aCase.specimens)
        .filter((image) => enteredScaleOf(facts, image, looking) !== null)
        .map(({ imageId }) => imageId),
    },
  );
}

/** Every rule of the form once more: an operator may have changed it since its facility sent the case out. */
function formFaultsOf(looking: Looking, aCase: CaseRecord): FormFault[] {
  const judgement = judge(looking, aCase);
  const { returnReasons } = requisitionOf(looking.world, aCase);
  const faults = errorsOf(judgement, returnReasons).map(({ field, message }) => {
    const isAnothers =
      field === 'patient.medicalRecordNumber' && judgement.findings.recordNumberOwner !== null;
    // The rule names the other patient, and a finding names none.
    const said = isAnothers ? 'The medical record number belongs to another patient' : message;
    return { field, text: `${placeOf(aCase, field)}${said.replace(/\.$/, '')}.` };
  });
  return [...faults, ...openReasons(returnReasons).map((reason) => unansweredFault(reason, aCase))];
}

/** A case that was withdrawn while its facility was asked comes back without an answer. */
const unansweredFault = ({ number }: ReturnReason, { status }: CaseRecord): FormFault => ({
  field: 'returnReasons',
  text:
    status === 'Returned'
      ? `Its facility has not answered reason ${number} of the return yet.`
      : `Reason ${number} of an earlier return is not answered. Return the case, so that its facility answers it.`,
});

const IN_SPECIMEN = /^specimens\.(\d+)(?:\.subsections\.(\d+))?\./;

/** Which specimen or slide a field is of, as the beginning of a sentence; empty for every other field. */
function placeOf({ specimens }: CaseRecord, field: string): string {
  const [, at, index] = IN_SPECIMEN.exec(field) ?? [];
  const specimen = specimens[Number(at)];
  if (specimen === undefined) return '';
  const slide = specimen.subsections[Number(index)];
  return slide === undefined
    ? `Specimen ${specimen.specimenID}: `
    : `Slide ${slide.displayId ?? `${Number(index) + 1} of specimen ${specimen.specimenID}`}: `;
}

function intakeImageOf(
  files: Looking,
  image: ImageRecord,
  aCase: CaseRecord,
  inQuestion: boolean,
): IntakeImage {
  const users = image.upload === undefined ? [] : files.world.cases.by('checksum', image.upload.checksum);
  return {
    imageId: image.imageId,
    notShown: notShownOf(image),
    hasScale: statesScale(image, files),
    isPicture: isPicture(image, files),
    label: labelOf(image, aCase, inQuestion),
    isOfAnotherFacility: users.some(({ facilityId }) => facilityId !== aCase.facilityId),
  };
}

/**
 * What was read of the slide's label, held against the accession number of the case. The mock reads the head of the
 * scan's name in place of the label's picture.
 */
export function labelOf(
  { fileName }: ImageRecord,
  { caseRecordId }: CaseRecord,
  inQuestion: boolean,
): IntakeImage['label'] {
  const isOwn = caseRecordId !== null && isScanOf(fileName, caseRecordId);
  // Once the identity was in question, no label passes without somebody's eye.
  if (inQuestion || (!isOwn && accessionOfScan(fileName) !== null)) return 'differs';
  return isOwn ? 'matches' : 'unread';
}
