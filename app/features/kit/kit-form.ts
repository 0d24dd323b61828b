import { z } from 'zod';
import { birthDateEcho, typedDay } from '#app/core/calendar/typed-day.ts';
import { phoneError } from '#app/core/forms/phone.ts';
import { zSitePrompt } from '#contracts/generated/schemas/site-prompt.ts';

/** The day that counts as today in the kit, so that its pictures do not change. */
export const KIT_TODAY = '2026-11-22';

/** An invented form with a field of every kind, in the order of its page: so its errors come. */
export const KitForm = z.object({
  idempotencyKey: z.string().min(1),
  lastName: z.string('Last name is required').trim().max(50, 'Use at most 50 characters'),
  birthDate: z
    .string('Birth date is required')
    .refine(
      (typed) => birthDateEcho(typed, KIT_TODAY) !== null,
      'Enter a date in the past, such as 04/05/1950',
    ),
  wantedBy: z
    .string('Enter the day by which you need it')
    .refine((typed) => (typedDay(typed) ?? '') >= KIT_TODAY, 'Enter today or a later day'),
  phone: z.string('Phone is required').superRefine((typed, context) => {
    const error = phoneError(typed);
    if (error !== null) context.addIssue({ code: 'custom', message: error });
  }),
  laterality: z.string('Choose a side'),
  priority: z.string('Choose a priority'),
  site: z.string('Choose a site'),
  /** One field for each question that a site may bring with it; none has to be answered. */
  prompts: z.object(Object.fromEntries(zSitePrompt.options.map((prompt) => [prompt, z.string().optional()]))),
  history: z.string('Write the clinical history'),
  icd10: z.string().optional(),
  earlierDiagnosis: z.string().optional(),
  cap: z.string().optional(),
  licences: z
    .array(z.object({ state: z.string('State is required'), number: z.string('Number is required') }))
    .min(1, 'Add a licence')
    .max(3, 'Three licences at most'),
  consent: z.literal(true, 'Confirm that the patient agreed'),
});

export const emptyKitForm = { licences: [{ state: 'New York', number: '' }] };
