import { z } from 'zod';
import { phoneError } from '#app/core/forms/phone.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { zAwayTimeInput } from '#contracts/generated/schemas/away-time-input.ts';
import { zProfileInput } from '#contracts/generated/schemas/profile-input.ts';
import { zProviderProfileInput } from '#contracts/generated/schemas/provider-profile-input.ts';

const DAY = 'Enter a day';
const { timeZone } = zProfileInput.shape;
const { printedName } = zProviderProfileInput.shape;

export const ContactForm = z.object({
  phone: z
    .string()
    .optional()
    .superRefine((typed, context) => {
      const error = typed === undefined ? null : phoneError(typed);
      if (error !== null) context.addIssue({ code: 'custom', message: error });
    }),
  timeZone: z.string('Time zone is required').pipe(timeZone.unwrap()),
  ...versionFields,
});

/** As the API has it: a PNG of 100 KB at most. */
const PICTURE_BYTES = 102_400;

export const SignatureForm = z.object({
  printedName: z.string('Printed name is required').pipe(printedName.unwrap()),
  signatureImage: z
    .instanceof(File, { message: 'Choose a picture' })
    .refine(({ size }) => size <= PICTURE_BYTES, 'Use a picture of at most 100 KB')
    .refine(({ type }) => type === 'image/png', 'Use a PNG picture')
    .optional(),
  ...versionFields,
});

/** Times away, each from its first to its last day. */
export const AwayForm = z.object({
  away: z
    .array(
      z
        .object({
          from: z.string(DAY).pipe(zAwayTimeInput.shape.from),
          to: z.string(DAY).pipe(zAwayTimeInput.shape.to),
          coveredBy: z.string().optional(),
        })
        .check(
          rule(['from', 'to'], ({ from, to }) => from <= to, {
            path: ['to'],
            message: 'The last day is before the first',
          }),
        ),
    )
    .max(50, 'Fifty times away at most')
    .default([]),
  ...versionFields,
});

export const NoticesForm = z.object({
  newCasesDigest: z.boolean().default(false),
  taskDigest: z.boolean().default(false),
  mailOnAssignment: z.boolean().default(false),
  mailOnReport: z.boolean().default(false),
  ...versionFields,
});

export const SessionForm = z.object({ sessionId: z.string(), ...versionFields });
export const OthersForm = z.object(versionFields);
