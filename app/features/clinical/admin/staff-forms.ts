import { z } from 'zod';
import { needsWords } from '#app/core/cases/release.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
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

export const PlainForm = z.object(versionFields);

/** A reassignment takes a case out of somebody's hands, so it says why. */
export const assignFormOf = (isHeld: boolean) =>
  zAssignInput
    .extend(versionFields)
    .refine(({ reason }) => !isHeld || (reason ?? '').trim() !== '', {
      path: ['reason'],
      message: 'Reason is required',
    });

export const ReleaseForm = zRelease
  .extend(versionFields)
  .refine(({ reason, note }) => !needsWords(reason, note ?? null), {
    path: ['note'],
    message: 'Say why in a few words',
  });

const REASONS_MOST = 20;
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Each line is a reason of its own, which the facility answers by itself. */
export const ReturnForm = z.object({
  kind: zReturnInput.shape.kind,
  field: z.string().max(200).optional(),
  reasons: z
    .string()
    .refine((text) => linesOf(text).length <= REASONS_MOST, `Give at most ${REASONS_MOST} reasons`),
  ...versionFields,
});

export const returnReasonsOf = ({ field, reasons }: z.output<typeof ReturnForm>) =>
  linesOf(reasons).map((text) => (field === undefined ? { text } : { text, field }));

export const HoldForm = zHoldInput.omit({ to: true }).extend({ until: zDay.optional(), ...versionFields });

export const EmergencyForm = z.object({
  reason: zEmergencyReason,
  note: z
    .string('Say why in a few words')
    .trim()
    .min(1, 'Say why in a few words')
    .max(200, 'Use at most 200 characters'),
  ...versionFields,
});

export const CancelForm = zCancelInput.extend(versionFields);
export const ReasonForm = zReasoned.extend(versionFields);

const { mppX, reason } = zEnteredScaleInput.shape;

/** What somebody saw with their own eyes before a case goes to the pathologists (domain 2.9). */
export const IntakeForm = z
  .object({
    confirmed: z.array(zImageId).default([]),
    scaled: z.array(zImageId).default([]),
    mpp: mppX.optional(),
    scaleReason: reason.optional(),
    ...versionFields,
  })
  .refine(({ scaled, mpp }) => scaled.length === 0 || mpp !== undefined, {
    path: ['mpp'],
    message: 'Scale is required',
  })
  .refine(({ scaled, scaleReason }) => scaled.length === 0 || scaleReason !== undefined, {
    path: ['scaleReason'],
    message: 'Say where the scale is from',
  });

type IntakeTyped = z.output<typeof IntakeForm>;

export const intakeChecksOf = ({ confirmed, scaled, mpp, scaleReason }: IntakeTyped) => ({
  labelChecks: confirmed.map((imageId) => ({ imageId, confirmed: true as const })),
  scales:
    mpp === undefined || scaleReason === undefined
      ? []
      : scaled.map((imageId) => ({ imageId, mppX: mpp, mppY: mpp, reason: scaleReason })),
});
