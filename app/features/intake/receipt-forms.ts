import { z } from 'zod';
import { inParcel } from '#app/core/case-form/slide-rules.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { cutText } from '#app/core/slides/slide-names.ts';
import { zReceivedSlidesInput } from '#contracts/generated/schemas/received-slides-input.ts';
import { zSpecimenFormReceiptInput } from '#contracts/generated/schemas/specimen-form-receipt-input.ts';
import type { Case } from '#contracts/generated/wire.ts';

const { subsectionId, received, condition, note } = zReceivedSlidesInput.shape;

export const NumberForm = z.object({
  number: z.string().trim().min(2).max(40),
  idempotencyKey: z.string().optional(),
});

/**
 * What came of each slide that the case lists. What did not come is missing, so nobody counts twice; and nothing is
 * counted beforehand, so that nobody records a parcel that was not looked at.
 */
export const ReceiptForm = zSpecimenFormReceiptInput
  .pick({ trackingNumber: true, blocksReceived: true })
  .extend({
    slides: z.array(z.object({ subsectionId, received, condition, note })).min(1, 'The case lists no slides'),
    leftovers: z.string().max(4000).optional(),
    idempotencyKey: versionFields.idempotencyKey,
  });

type Received = z.output<typeof ReceiptForm>;

/** The slides of the parcel of a case in their order, with how many of each there ought to be. */
export const listedSlides = ({ slides }: Pick<Case, 'slides'>) =>
  slides.flatMap(({ specimenID, subsections }) =>
    inParcel(subsections).map(({ id, displayId, facilityId, slideType, stain, slideCount }) => ({
      id,
      name: displayId ?? id,
      specimenID,
      label: facilityId,
      kind: cutText({ stain, slideType }),
      count: slideCount,
    })),
  );

/** The receipt in the contract's words; more than the case lists is no receipt of it, and the API says so. */
export const receiptOf = (
  { slides, leftovers, idempotencyKey: _key, ...rest }: Received,
  listed: ReturnType<typeof listedSlides>,
  now: string,
) => ({
  ...rest,
  receivedAt: now,
  slides: slides.map((slide) => {
    const count = listed.find(({ id }) => id === slide.subsectionId)?.count ?? slide.received;
    return { ...slide, missing: Math.max(0, count - slide.received) };
  }),
  leftovers: (leftovers ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
});

/** The cases that have the same number, to choose from; `untold` counts those that are not among them. */
export interface SeveralCases {
  readonly choices: readonly Pick<Case, 'id' | 'caseID' | 'facilityName' | 'status'>[];
  readonly untold: number;
}
