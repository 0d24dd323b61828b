import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule, rules } from '#app/core/forms/whole/rules.ts';
import { zQaResultInput } from '#contracts/generated/schemas/qa-result-input.ts';

export const StartForm = z.object(versionFields);

/** The reviewer's own diagnosis, one text for each specimen. */
export const OwnDiagnosisForm = z
  .object({
    diagnosis: z.array(
      z.object({
        specimenID: z.string(),
        text: z.string().trim().max(10_000, 'Use at most 10000 characters').optional(),
      }),
    ),
    ...versionFields,
  })
  .check(
    rules(['diagnosis'], ({ diagnosis }, context) => {
      for (const [index, { specimenID, text = '' }] of diagnosis.entries())
        if (text === '')
          context.addIssue({
            code: 'custom',
            path: ['diagnosis', index, 'text'],
            message: `Diagnosis of specimen ${specimenID} is required`,
          });
    }),
  );

const { agreement, categories } = zQaResultInput.shape;
const EXPLAIN = 'Explain the disagreement';
// The summary above the form lists both: two lines that are the same would seem to be one.
const EXPLAIN_ABOUT = `${EXPLAIN}: choose what it is about`;
const MINUTES = 'Enter whole minutes, up to 1440';

/**
 * How far the reviewer agrees; anything but agreement is explained (domain 3.10). `isOwnUnsaved`: words of the reviewer's
 * own diagnosis stand on the page, and have no place any more once the result is there.
 */
export const resultFormOf = (isOwnUnsaved: boolean) =>
  z
    .object({
      agreement: z.enum(agreement.options, 'Choose a result'),
      categories: categories.default([]),
      comment: z.string().trim().max(4000, 'Use at most 4000 characters').optional(),
      minutesSpent: z.int(MINUTES).min(0, MINUTES).max(1440, MINUTES).optional(),
      ...versionFields,
    })
    .check(
      rule(
        ['agreement', 'categories'],
        ({ agreement: result, categories: chosen }) => result === 'Agree' || chosen.length > 0,
        { path: ['categories'], message: EXPLAIN_ABOUT },
      ),
      rule(
        ['agreement', 'comment'],
        ({ agreement: result, comment = '' }) => result === 'Agree' || comment !== '',
        { path: ['comment'], message: EXPLAIN },
      ),
      rule([], () => !isOwnUnsaved, {
        message:
          'Your own diagnosis is not saved, and cannot be saved after the result. Save it first, or empty its fields.',
      }),
    );
