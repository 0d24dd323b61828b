import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { zAnswerInput } from '#contracts/generated/schemas/answer-input.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { zOrderDeclineInput } from '#contracts/generated/schemas/order-decline-input.ts';
import { zRequestId } from '#contracts/generated/schemas/request-id.ts';
import { zStainRequestUpdateInput } from '#contracts/generated/schemas/stain-request-update-input.ts';
import { parcelFieldsOf } from '../task-forms.ts';

/** Which request of which case a form is about; its version is the request's own. */
const ofRequest = { caseId: zCaseId, requestId: zRequestId, ...versionFields };

const words = (most: number) =>
  z
    .string('Write an answer or the reason')
    .trim()
    .min(1, 'Write an answer or the reason')
    .max(most, `Use at most ${most} characters`);

const { answer, cannotProvideReason } = zAnswerInput.shape;

/** An answer to one question, or why there is none. */
export const AnswerForm = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('answer'), words: words(4000).pipe(answer.unwrap()), ...ofRequest }),
    z.object({
      kind: z.literal('cannotProvide'),
      words: words(1000).pipe(cannotProvideReason.unwrap()),
      ...ofRequest,
    }),
  ],
  'Choose one',
);

/** Why an order cannot be made; it goes back to its reader as a question. */
export const DeclineOrderForm = z
  .object({
    reason: z.enum(zOrderDeclineInput.shape.reason.options, 'Choose a reason'),
    note: z.string().trim().max(1000, 'Use at most 1000 characters').optional(),
    ...ofRequest,
  })
  .check(
    rule(['reason', 'note'], ({ reason, note }) => reason !== 'other' || (note ?? '') !== '', {
      path: ['note'],
      message: 'Say why the order is declined.',
    }),
  );

/** When the slides of an order will be there. */
export const PromiseForm = z.object({
  promisedFor: z.string('Enter a day').pipe(zStainRequestUpdateInput.shape.promisedFor.unwrap()),
  ...ofRequest,
});

/** What of an order is on its way, named on this day. */
export const parcelFormOf = (today: string) => z.object({ ...parcelFieldsOf(today), ...ofRequest });

/** What a scanner typed, one label a line. */
export const LabelsForm = z.object({
  scanned: z
    .string('Scan at least one label')
    .trim()
    .min(1, 'Scan at least one label')
    .max(20_000, 'Scan fewer labels at once'),
  ...versionFields,
});
