import { z } from 'zod';
import { typedDay } from '#app/core/calendar/typed-day.ts';
import { documentField } from '#app/core/forms/document-field.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { zRegionCode } from '#contracts/generated/schemas/region-code.ts';
import { zRegistrationDocumentKind } from '#contracts/generated/schemas/registration-document-kind.ts';

/** A document of a registration: what it proves, and what its kind has to say besides. */
export const DocumentForm = z.object({
  documentKind: z.string('Choose what the file proves').pipe(zRegistrationDocumentKind),
  region: zRegionCode.optional(),
  issuedOn: z
    .string()
    .optional()
    .transform((typed, context) => {
      const day = typed === undefined ? undefined : typedDay(typed);
      if (day === null) context.addIssue({ code: 'custom', message: 'Enter a valid date' });
      return day ?? undefined;
    }),
  file: documentField('Choose a file'),
  ...versionFields,
});

export const RemovalForm = z.object({ documentId: z.string().min(1), ...versionFields });

const requireTick = (text: string) => z.literal('on', text).transform(() => true);
const tick = requireTick('Accept the terms to continue');
const agreed = requireTick('Sign the agreement to continue');
const signedName = z.string('Type your full name').trim().min(3, 'Type your full name').max(120);

/** Handed in: signed already, or with the signature that the registration still lacks. */
export const HandInForm = z.object(versionFields);
export const ConsentForm = z.object({
  terms: tick,
  privacy: tick,
  eSignature: tick,
  signedName,
  ...versionFields,
});
export const AgreementForm = z.object({ agreement: agreed, baa: agreed, signedName, ...versionFields });

export const DecisionForm = z.object(versionFields);
export const ReasonForm = z.object({
  reason: z.string('Reason is required').trim().min(1, 'Reason is required').max(1000),
  ...versionFields,
});
