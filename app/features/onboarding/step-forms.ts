import { z } from 'zod';
import { documentField } from '#app/core/forms/document-field.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { stepChecks } from '#app/core/onboarding/step-checks.ts';
import type { OnboardingStep, OnboardingStepInput } from '#contracts/generated/wire.ts';

export type StepKey = OnboardingStep['key'];

/** The intent of the form of one step; the page has one form for each. */
export const saveIntentOf = (key: StepKey): string => `save-${key}`;

export const StartForm = z.object(versionFields);

const fields = {
  text: z.string().trim().max(4000, 'Use at most 4000 characters').optional(),
  /** Files that the step has already and that stay with it. */
  attachments: z.array(z.string()).default([]),
  file: documentField('Choose a file').optional(),
  expiresOn: z.iso.date('Enter a day').optional(),
  signedName: z.string().trim().max(120, 'Use at most 120 characters').optional(),
  casesDone: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(0, 'Enter a number from 0 to 10')
    .max(10, 'Enter a number from 0 to 10')
    .optional(),
  ...versionFields,
};

const TYPED = ['text', 'attachments', 'file', 'expiresOn', 'signedName', 'casesDone'] as const;

const NEW_FILE = 'new-file';

/** The form of one step, held to the rules that the API holds it to; `today` is a day of the wire. */
export const stepFormOf = (key: StepKey, today: string) =>
  z.object(fields).check(
    rules(TYPED, (typed, context) => {
      const attachments = [...typed.attachments, ...(typed.file === undefined ? [] : [NEW_FILE])];
      for (const [path, message] of stepChecks(key, inputOf(typed, attachments), attachments, today))
        if (message !== null)
          // The boxes say which files stay; a file that is missing is missed where one is chosen.
          context.addIssue({ code: 'custom', path: [path === 'attachments' ? 'file' : path], message });
    }),
  );

export type StepTyped = z.output<ReturnType<typeof stepFormOf>>;

/** What was typed in the contract's words; what was left empty is left out. */
export function inputOf(
  {
    text,
    expiresOn,
    signedName,
    casesDone,
  }: Pick<StepTyped, 'text' | 'expiresOn' | 'signedName' | 'casesDone'>,
  attachments: readonly string[],
): OnboardingStepInput {
  return {
    ...(text === undefined ? {} : { text }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
    ...(signedName === undefined ? {} : { signedName }),
    ...(casesDone === undefined ? {} : { casesDone }),
    ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
  };
}
