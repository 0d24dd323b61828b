import { z } from 'zod';
import { inParcel } from '#app/core/case-form/slide-rules.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { cutText } from '#app/core/slides/slide-names.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zReceivedSlidesInput } from '#contracts/generated/schemas/received-slides-input.ts';
import { zSpecimenFormReceiptInput } from '#contracts/generated/schemas/specimen-form-receipt-input.ts';
import type { Case, CaseForm, RecordedReceipt, Task } from '#contracts/generated/wire.ts';

const { subsectionId, received, condition, note } = zReceivedSlidesInput.shape;

export const NumberForm = withLabels(
  z.object({ number: z.string().trim().min(2).max(40), idempotencyKey: z.string().optional() }),
  () => NUMBER_ASKS,
);

export const NUMBER_ASKS: readonly Ask[] = [
  {
    name: 'number',
    label: 'Number',
    hint: 'Scan the parcel, the packing list or a slide, or type the number',
  },
];

type Received = z.output<ReturnType<typeof receiptFormOf>>;

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

export type ListedSlides = ReturnType<typeof listedSlides>;

/**
 * What came of each slide that the case lists, by the names of its slides. What did not come is missing, so nobody counts
 * twice; and nothing is counted beforehand but what was recorded already, so that nobody records a parcel that was not
 * looked at.
 */
export const receiptFormOf = (listed: ListedSlides) =>
  withLabels(
    zSpecimenFormReceiptInput.pick({ trackingNumber: true, blocksReceived: true }).extend({
      slides: z
        .array(z.object({ subsectionId, received, condition, note }))
        .min(1, 'The case lists no slides')
        .superRefine((slides, context) => {
          for (const [at, counted] of slides.entries()) {
            const slide = listed.find(({ id }) => id === counted.subsectionId);
            if (slide === undefined || slide.count === null || counted.received <= slide.count) continue;
            const message = `More of ${slide.name} came than the case lists. Write the others under “${LEFTOVERS}”.`;
            context.addIssue({ code: 'custom', path: [at, 'received'], message });
          }
        }),
      leftovers: z.string().max(4000).optional(),
      ...versionFields,
    }),
    () => [...listed.flatMap(({ name }, index) => slideAsks(`slides[${index}]`, name)), ...PARCEL_ASKS],
  );

/** What the form begins with: what was recorded last, since a receipt takes the place of the one before. */
export const receiptValues = (listed: ListedSlides, last: RecordedReceipt | null) => ({
  slides: listed.map(({ id }) => {
    const counted = last?.slides.find(({ subsectionId }) => subsectionId === id);
    if (counted === undefined) return { subsectionId: id };
    const { received, condition, note } = counted;
    return { subsectionId: id, received: String(received), condition: condition ?? '', note: note ?? '' };
  }),
  blocksReceived: String(last?.blocksReceived ?? ''),
  trackingNumber: last?.trackingNumber ?? '',
  leftovers: (last?.leftovers ?? []).join('\n'),
});

const choices = choicesOf(labels.SlideCondition);

/** What is asked of one slide; the name of its row differs where versions are compared. */
export const slideAsks = (row: string, name: string): readonly Ask[] => [
  {
    name: `${row}.received`,
    label: `Received of slide ${name}`,
    kind: 'number',
    hint: 'What is not received is recorded as missing',
  },
  { name: `${row}.condition`, label: `Condition of slide ${name}`, kind: 'one', choices },
  { name: `${row}.note`, label: `Note on slide ${name}` },
];

const LEFTOVERS = 'What else was in the parcel';

/** What the facility said of its parcel when it sent the case out. */
export type Announced = CaseForm['delivery'];

/** What is asked of the parcel, beside what was announced of it; null where that may not be known. */
export const parcelAsks = (announced: Announced | null): readonly Ask[] => [
  {
    name: 'blocksReceived',
    label: 'Blocks received',
    kind: 'number',
    ...(announced?.blocksSent == null ? {} : { hint: `${announced.blocksSent} announced` }),
  },
  {
    name: 'trackingNumber',
    label: 'Tracking number',
    ...(announced?.trackingNumber == null
      ? {}
      : { hint: `Announced: ${[announced.carrier, announced.trackingNumber].filter(Boolean).join(', ')}` }),
  },
  {
    name: 'leftovers',
    label: LEFTOVERS,
    kind: 'area',
    hint: 'One line for each slide that the case does not list, as its label says',
  },
];

export const PARCEL_ASKS = parcelAsks(null);

/** The whole form as questions, by which two counts of the same parcel are compared. */
export const receiptQuestions = (listed: ListedSlides): readonly Ask[] => [
  ...listed.flatMap(({ name }, index) => slideAsks(`slides.${index}`, name)),
  ...PARCEL_ASKS,
];

/** The receipt in the contract's words; more than the case lists is no receipt of it, and the API says so. */
export const receiptOf = (
  { slides, leftovers, idempotencyKey: _key, etag: _etag, ...rest }: Received,
  listed: ListedSlides,
) => ({
  ...rest,
  slides: slides.map((slide) => {
    const count = listed.find(({ id }) => id === slide.subsectionId)?.count ?? slide.received;
    return { ...slide, missing: Math.max(0, count - slide.received) };
  }),
  leftovers: (leftovers ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
});

/**
 * What has the same number, to choose from: cases, and tasks to receive what was ordered; `untold` counts the cases that
 * are not among them.
 */
export interface SeveralThings {
  readonly choices: readonly (Pick<Case, 'id' | 'caseID' | 'caseRecordId' | 'facilityName' | 'status'> & {
    readonly isCounted: boolean;
  })[];
  /** The number is that of a parcel, with which each of the cases was sent. */
  readonly isParcel: boolean;
  /** Each with its case, part and facility in words. */
  readonly tasks: readonly (Pick<Task, 'id' | 'title' | 'status'> & { readonly of: string })[];
  readonly untold: number;
}
