import { labelPicturePathOf } from '#app/core/cases/case-links.ts';
import { isPictureFile } from '#app/core/uploads/slide-file-names.ts';
import { type Choices, choicesOf } from '#app/ui/controls/choices.ts';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zHoldInput } from '#contracts/generated/schemas/hold-input.ts';
import { zReturnKind } from '#contracts/generated/schemas/return-kind.ts';
import type { Case, CaseIntake } from '#contracts/generated/wire.ts';
import {
  assignFormOf,
  CancelForm,
  EmergencyForm,
  HoldForm,
  IntakeForm,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
} from './staff-forms.ts';

/** Parts of the form that a case is sent back for most, as the answer of getCaseForm calls them. */
const PLACES = [
  { value: 'patient.lastName', label: 'Name of the patient' },
  { value: 'patient.birthDate', label: 'Birth date' },
  { value: 'patient.medicalRecordNumber', label: 'Medical record number' },
  { value: 'clinical.caseRecordId', label: 'Accession number' },
  { value: 'clinical.clinicalHistory', label: 'Clinical history' },
  { value: 'clinical.grossDescription', label: 'Gross description' },
  { value: 'specimens', label: 'Specimens and slides' },
  { value: 'delivery.trackingNumber', label: 'Parcel' },
];

const reason = { name: 'reason', label: 'Reason', kind: 'area' } as const;

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
  const asChoice = ({ imageId, displayId }: CaseIntake['images'][number]) => ({
    value: imageId,
    label: displayId,
  });
  const files = filesOf(ofCase);
  const withLabel = (image: CaseIntake['images'][number]) => {
    const file = files.get(image.imageId);
    const missing = 'There is no picture of this label. Open the slide below and look for the number on it.';
    if (file === undefined) return { ...asChoice(image), label: `${image.displayId}. ${missing}` };
    const src = labelPicturePathOf(file);
    return { ...asChoice(image), picture: { src, alt: `Label of slide ${image.displayId}`, missing } };
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
              name: 'confirmed',
              label: 'I compared the picture of the label with the case',
              hint: `The label has to show ${numberOnLabels(ofCase)}`,
              kind: 'many' as const,
              choices: unsure.map(withLabel),
            },
          ]),
      ...(unscaled.length === 0
        ? []
        : [
            {
              name: 'scaled',
              label: 'Images without a usable scale that this one is for',
              kind: 'many' as const,
              choices: unscaled.map(asChoice),
            },
            { name: 'mpp', label: 'Scale in μm per pixel', hint: 'Such as 0.25' },
            { name: 'scaleReason', label: 'Where the scale is from' },
          ]),
    ],
    note: 'The blocking findings below have to be settled first.',
  };
}

function assign({ ofCase, candidates }: StaffView): Move {
  const isHeld = ofCase.provider !== null && ofCase.status !== 'Available';
  return {
    intent: 'assign',
    label: isHeld ? 'Reassign case' : 'Assign case',
    look: 'primary',
    done: 'The case is assigned, and its pathologist is told.',
    schema: assignFormOf(isHeld),
    asks: [
      {
        name: 'providerId',
        label: 'Pathologist',
        kind: 'one',
        choices: candidates,
        hint: 'Pathologists who may not take it are listed below, with the reason.',
      },
      { name: 'beyondLoadLimit', label: 'Beyond the limit of open cases', kind: 'tick' },
      { ...reason, hint: isHeld ? 'The pathologist who has it now is told' : 'Asked for beyond the limit' },
    ],
  };
}

/** The one move that no state of the case decides about. */
export const BREAK_GLASS = 'emergency';

/** What is the same for every case. */
const others: readonly Move[] = [
  {
    intent: 'release',
    label: 'Take back to the pool',
    done: 'The case is back in Available Cases.',
    schema: ReleaseForm,
    asks: [
      { name: 'reason', label: 'Reason', kind: 'one', choices: choicesOf(labels.ReleaseReason) },
      { name: 'note', label: 'Note', kind: 'area' },
    ],
  },
  {
    intent: 'hold',
    label: 'Hold case',
    done: 'The case is on hold. Nobody picks it up or signs it out before the hold ends.',
    schema: HoldForm,
    asks: [
      {
        name: 'reason',
        label: 'Reason',
        kind: 'one',
        choices: choicesOf(labels.HoldReason, [...zHoldInput.shape.reason.options]),
      },
      { name: 'note', label: 'Note', kind: 'area' },
      { name: 'until', label: 'Until the end of', kind: 'day', hint: 'Left empty, until somebody lifts it' },
    ],
  },
  { intent: 'liftHold', label: 'Lift hold', done: 'The hold is lifted.' },
  {
    intent: 'return',
    label: 'Return to facility',
    done: 'The case is returned, and the facility is told.',
    schema: ReturnForm,
    asks: [
      {
        name: 'kind',
        label: 'What is wrong',
        kind: 'one',
        choices: choicesOf(
          labels.ReturnKind,
          zReturnKind.options.filter((kind) => kind !== 'recalled'),
        ),
      },
      { name: 'field', label: 'Where', kind: 'one', choices: PLACES },
      {
        name: 'reasons',
        label: 'Reasons',
        kind: 'area',
        hint: 'One line for each; the facility answers each',
      },
    ],
    note: 'With a wrong patient, wrong slides or labels in conflict, the images are hidden at once.',
  },
  {
    intent: 'cancel',
    label: 'Withdraw case',
    done: 'The case is withdrawn.',
    schema: CancelForm,
    asks: [reason, { name: 'providerConsulted', label: 'The pathologist was asked before', kind: 'tick' }],
  },
  {
    intent: 'restore',
    label: 'Restore case',
    done: 'The case is restored and waits for its intake again.',
    schema: ReasonForm,
    asks: [reason],
  },
  {
    intent: BREAK_GLASS,
    label: 'Open in an emergency',
    done: 'Emergency access is open, and above stands until when. Whoever has the case is told.',
    schema: EmergencyForm,
    asks: [
      { name: 'reason', label: 'Reason', kind: 'one', choices: choicesOf(labels.EmergencyReason) },
      { name: 'note', label: 'What happened', kind: 'area', hint: 'The pathologist reads it, too' },
    ],
    note: 'It is written into the audit, and a banner says it to everybody who reads the case.',
  },
];

/** Everything that the operator can do to a case, in the order in which it is done; the API says which now. */
export const staffMoves = (view: StaffView): readonly Move[] => [
  releaseToPool(view),
  assign(view),
  ...others,
];
