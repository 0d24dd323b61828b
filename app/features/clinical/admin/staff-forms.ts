import { z } from 'zod';
import { fieldWords } from '#app/core/case-form/field-words.ts';
import { needsWords } from '#app/core/cases/release.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zAssignInput } from '#contracts/generated/schemas/assign-input.ts';
import { zCancelInput } from '#contracts/generated/schemas/cancel-input.ts';
import { zDay } from '#contracts/generated/schemas/day.ts';
import { zEmergencyReason } from '#contracts/generated/schemas/emergency-reason.ts';
import { zEnteredScaleInput } from '#contracts/generated/schemas/entered-scale-input.ts';
import { zHoldInput } from '#contracts/generated/schemas/hold-input.ts';
import { zImageId } from '#contracts/generated/schemas/image-id.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zRelease } from '#contracts/generated/schemas/release.ts';
import { zReturnInput } from '#contracts/generated/schemas/return-input.ts';
import { zReturnKind } from '#contracts/generated/schemas/return-kind.ts';

export const PlainForm = z.object(versionFields);

const reasonOfMove = z.string().trim().min(1, 'Reason is required').max(1000);

/** A reassignment takes a case out of somebody's hands, so it says why. */
export const assignFormOf = (isHeld: boolean) =>
  withLabels(
    zAssignInput.extend({ ...versionFields, reason: isHeld ? reasonOfMove : zAssignInput.shape.reason }),
    () => Object.values(assignAsks),
  );

export const assignAsks = {
  provider: { name: 'providerId', label: 'Pathologist', kind: 'one' },
  beyond: { name: 'beyondLoadLimit', label: 'Beyond the limit of open cases', kind: 'tick' },
  reason: { name: 'reason', label: 'Reason', kind: 'area' },
} as const;

export const ReleaseForm = withLabels(
  zRelease
    .extend(versionFields)
    .check(
      rule(['reason', 'note'], ({ reason, note }) => !needsWords(reason, note ?? null), {
        path: ['note'],
        message: 'Say why in a few words',
      }),
    ),
  () => releaseAsks,
);

export const releaseAsks: readonly Ask[] = [
  { name: 'reason', label: 'Reason', kind: 'one', choices: choicesOf(labels.ReleaseReason) },
  { name: 'note', label: 'Note', kind: 'area' },
];

const REASONS_MOST = 20;
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Parts of the form that a case is sent back for most, in the words that its facility reads before the reason. */
const PLACES = [
  'patient.lastName',
  'patient.birthDate',
  'patient.medicalRecordNumber',
  'clinical.caseRecordId',
  'clinical.clinicalHistory',
  'clinical.grossDescription',
  'specimens',
  'delivery.trackingNumber',
].map((value) => ({ value, label: fieldWords(value) }));

/** Each line is a reason of its own, which the facility answers by itself. */
export const ReturnForm = withLabels(
  z
    .object({
      kind: zReturnInput.shape.kind,
      field: z.string().max(200).optional(),
      reasons: z
        .string()
        .refine((text) => linesOf(text).length <= REASONS_MOST, `Give at most ${REASONS_MOST} reasons`),
      ...versionFields,
    })
    .check(
      rule(['field', 'reasons'], ({ field, reasons }) => field === undefined || linesOf(reasons).length < 2, {
        path: ['field'],
        message: 'A place is for a single reason. Leave it empty, and begin each line with its place',
      }),
    ),
  () => returnAsks,
);

export const returnAsks: readonly Ask[] = [
  {
    name: 'kind',
    label: 'What is wrong',
    kind: 'one',
    choices: choicesOf(
      labels.ReturnKind,
      zReturnKind.options.filter((kind) => kind !== 'recalled'),
    ),
  },
  { name: 'field', label: 'Where', kind: 'one', choices: PLACES, hint: 'For a single reason' },
  { name: 'reasons', label: 'Reasons', kind: 'area', hint: 'One line for each; the facility answers each' },
];

export const returnReasonsOf = ({ field, reasons }: z.output<typeof ReturnForm>) =>
  linesOf(reasons).map((text) => (field === undefined ? { text } : { text, field }));

export const HoldForm = withLabels(
  zHoldInput.omit({ to: true }).extend({ until: zDay.optional(), ...versionFields }),
  () => holdAsks,
);

export const holdAsks: readonly Ask[] = [
  {
    name: 'reason',
    label: 'Reason',
    kind: 'one',
    choices: choicesOf(labels.HoldReason, [...zHoldInput.shape.reason.options]),
  },
  { name: 'note', label: 'Note', kind: 'area' },
  { name: 'until', label: 'Until the end of', kind: 'day', hint: 'Left empty, until somebody lifts it' },
];

export const EmergencyForm = withLabels(
  z.object({
    reason: zEmergencyReason,
    note: z
      .string('Say why in a few words')
      .trim()
      .min(1, 'Say why in a few words')
      .max(200, 'Use at most 200 characters'),
    ...versionFields,
  }),
  () => emergencyAsks,
);

export const emergencyAsks: readonly Ask[] = [
  { name: 'reason', label: 'Reason', kind: 'one', choices: choicesOf(labels.EmergencyReason) },
  { name: 'note', label: 'What happened', kind: 'area', hint: 'The pathologist reads it, too' },
];

export const CancelForm = withLabels(zCancelInput.extend(versionFields), () => cancelAsks);
export const ReasonForm = withLabels(zReasoned.extend(versionFields), () => reasonAsks);

export const reasonAsks: readonly Ask[] = [assignAsks.reason];
export const cancelAsks: readonly Ask[] = [
  ...reasonAsks,
  { name: 'providerConsulted', label: 'The pathologist was asked before', kind: 'tick' },
];

const { mppX, reason } = zEnteredScaleInput.shape;

export const intakeAsks = {
  confirmed: { name: 'confirmed', label: 'I compared the picture of the label with the case', kind: 'many' },
  scaled: { name: 'scaled', label: 'Images without a usable scale that this one is for', kind: 'many' },
  mpp: { name: 'mpp', label: 'Scale in μm per pixel', hint: 'Such as 0.25' },
  scaleReason: { name: 'scaleReason', label: 'Where the scale is from' },
} as const;

/** What somebody saw with their own eyes before a case goes to the pathologists (domain 2.9). */
export const IntakeForm = withLabels(
  z
    .object({
      confirmed: z.array(zImageId).default([]),
      scaled: z.array(zImageId).default([]),
      mpp: mppX.optional(),
      scaleReason: reason.optional(),
      ...versionFields,
    })
    .check(
      rule(['scaled', 'mpp'], ({ scaled, mpp }) => scaled.length === 0 || mpp !== undefined, {
        path: ['mpp'],
        message: `${intakeAsks.mpp.label} is required`,
      }),
      rule(
        ['scaled', 'scaleReason'],
        ({ scaled, scaleReason }) => scaled.length === 0 || scaleReason !== undefined,
        { path: ['scaleReason'], message: 'Say where the scale is from' },
      ),
    ),
  () => Object.values(intakeAsks),
);

type IntakeTyped = z.output<typeof IntakeForm>;

export const intakeChecksOf = ({ confirmed, scaled, mpp, scaleReason }: IntakeTyped) => ({
  labelChecks: confirmed.map((imageId) => ({ imageId, confirmed: true as const })),
  scales:
    mpp === undefined || scaleReason === undefined
      ? []
      : scaled.map((imageId) => ({ imageId, mppX: mpp, mppY: mpp, reason: scaleReason })),
});
