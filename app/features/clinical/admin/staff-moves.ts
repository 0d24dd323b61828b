import { labelPicturePathOf } from '#app/core/cases/case-links.ts';
import { patientName } from '#app/core/people/patient-texts.ts';
import { isPictureFile } from '#app/core/uploads/slide-file-names.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import type { Move } from '#app/ui/detail/move-list.tsx';
import type { Case, CaseIntake } from '#contracts/generated/wire.ts';
import {
  assignAsks,
  assignFormOf,
  CancelForm,
  cancelAsks,
  EmergencyForm,
  emergencyAsks,
  HoldForm,
  holdAsks,
  IntakeForm,
  intakeAsks,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
  reasonAsks,
  releaseAsks,
  returnAsks,
} from './staff-forms.ts';

interface StaffView {
  readonly ofCase: Case;
  /** To whom the case could go, the first of them where there are many. */
  readonly candidates: Choices;
  readonly intake: CaseIntake | null;
}

/** The number that the label of each slide of the case has to show. */
export const numberOnLabels = ({ caseRecordId, caseID }: Case): string => caseRecordId ?? caseID;

/** The slide files of the case by their images. */
const filesOf = ({ slides }: Case): ReadonlyMap<string, string> =>
  new Map(
    slides.flatMap(({ subsections }) =>
      subsections.flatMap(({ images }) => images.map(({ imageId, fileContent }) => [imageId, fileContent])),
    ),
  );

function releaseToPool({ ofCase, intake }: StaffView): Move {
  const images = intake?.images ?? [];
  const unsure = images.filter(
    ({ label, labelCheckedAt, usedIn }) =>
      labelCheckedAt === null && (label !== 'matches' || usedIn.length > 0),
  );
  const unscaled = images.filter(({ hasScale, fileName }) => !hasScale && !isPictureFile(fileName));
  const nameOf = ({ displayId, fileName }: CaseIntake['images'][number]): string =>
    images.filter((other) => other.displayId === displayId).length > 1
      ? `${displayId}, ${fileName}`
      : displayId;
  const asChoice = (image: CaseIntake['images'][number]) => ({ value: image.imageId, label: nameOf(image) });
  const files = filesOf(ofCase);
  const withLabel = (image: CaseIntake['images'][number]) => {
    const file = files.get(image.imageId);
    const missing = 'There is no picture of this label. Open the slide below and look for the number on it.';
    if (file === undefined) return { ...asChoice(image), label: `${nameOf(image)}. ${missing}` };
    const src = labelPicturePathOf(file);
    return { ...asChoice(image), picture: { src, alt: `Label of slide ${nameOf(image)}`, missing } };
  };
  return {
    intent: 'releaseToPool',
    label: 'Release to pathologists',
    look: 'primary',
    done: 'The case is released: eligible pathologists see it now.',
    schema: IntakeForm,
    asks: [
      ...(unsure.length === 0
        ? []
        : [
            {
              ...intakeAsks.confirmed,
              hint: `The label has to show ${numberOnLabels(ofCase)}, and no other patient than ${patientName(ofCase.patientInfo)}`,
              choices: unsure.map(withLabel),
            },
          ]),
      ...(unscaled.length === 0
        ? []
        : [
            { ...intakeAsks.scaled, choices: unscaled.map(asChoice) },
            intakeAsks.mpp,
            intakeAsks.scaleReason,
          ]),
    ],
    note: 'The findings below that stop the release have to be settled first.',
  };
}

const isHeld = ({ provider, status }: Case): boolean => provider !== null && status !== 'Available';

function assign({ ofCase, candidates }: StaffView): Move {
  const isTaken = isHeld(ofCase);
  return {
    intent: 'assign',
    label: isTaken ? 'Reassign case' : 'Assign case',
    look: 'primary',
    done: 'The case is assigned, and its pathologist is told.',
    schema: assignFormOf(isTaken),
    asks: [
      {
        ...assignAsks.provider,
        choices: candidates,
        hint: 'Pathologists who may not take it are listed below, with the reason.',
      },
      assignAsks.beyond,
      {
        ...assignAsks.reason,
        hint: isTaken
          ? 'It is kept in the audit of the case. The pathologist who has it now is told of the move, and not of the reason'
          : 'Asked for beyond the limit',
      },
    ],
  };
}

const release: Move = {
  intent: 'release',
  label: 'Take back to the pool',
  done: 'The case is back in Available Cases.',
  schema: ReleaseForm,
  asks: releaseAsks,
};

/** Who holds the case keeps it. */
const hold = ({ ofCase }: StaffView): Move => ({
  intent: 'hold',
  label: 'Hold case',
  done: isHeld(ofCase)
    ? 'The case is on hold. Its pathologist keeps it, and nobody signs it out before the hold ends.'
    : 'The case is on hold. Nobody picks it up or signs it out before the hold ends.',
  schema: HoldForm,
  asks: holdAsks,
});

/** The one move that no state of the case decides about. */
export const BREAK_GLASS = 'emergency';

/** What is the same for every case. */
const others: readonly Move[] = [
  { intent: 'liftHold', label: 'Lift hold', done: 'The hold is lifted.' },
  {
    intent: 'return',
    label: 'Return to facility',
    done: 'The case is returned, and the facility is told.',
    schema: ReturnForm,
    asks: returnAsks,
    note: 'With a wrong patient, wrong slides or labels in conflict, the images are hidden at once.',
  },
  {
    intent: 'cancel',
    label: 'Withdraw case',
    done: 'The case is withdrawn.',
    schema: CancelForm,
    asks: cancelAsks,
  },
  {
    intent: 'restore',
    label: 'Restore case',
    done: 'The case is restored and waits for its intake again.',
    schema: ReasonForm,
    asks: reasonAsks,
  },
  {
    intent: BREAK_GLASS,
    label: 'Open in an emergency',
    done: 'Emergency access is open, and above stands until when. Whoever has the case is told.',
    schema: EmergencyForm,
    asks: emergencyAsks,
    note: 'It is written into the audit, and a banner says it to everybody who reads the case.',
  },
];

/** Everything that the operator can do to a case, in the order in which it is done; the API says which now. */
export const staffMoves = (view: StaffView): readonly Move[] => [
  releaseToPool(view),
  assign(view),
  release,
  hold(view),
  ...others,
];
