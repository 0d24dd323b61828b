import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { zOnboardingVerdictInput } from '#contracts/generated/schemas/onboarding-verdict-input.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

export const VERDICT_LABELS = {
  decision: 'Decision',
  reason: 'What has to be changed',
  sourceUrl: 'Where it was verified',
  verifiedOn: 'Verified on',
} as const;

/** What the operator found of one step, which waits on without a decision. */
const VerdictForm = zOnboardingVerdictInput
  .partial({ decision: true })
  .superRefine(({ decision, reason, sourceUrl, verifiedOn }, context) => {
    const isBegun = ![reason, sourceUrl, verifiedOn].every(isBlank);
    if (decision === undefined && isBegun)
      context.addIssue({ code: 'custom', path: ['decision'], message: 'Choose a decision for this step' });
    if (decision === 'sendBack' && isBlank(reason))
      context.addIssue({ code: 'custom', path: ['reason'], message: `${VERDICT_LABELS.reason} is required` });
  });

/** The verdicts of one round go together: the first step that is sent back gives the task to its provider again. */
export const VerdictsForm = withLabels(
  z
    .object({ verdicts: z.array(VerdictForm), ...versionFields })
    .refine(({ verdicts }) => verdicts.some(({ decision }) => decision !== undefined), {
      path: ['verdicts'],
      message: 'Decide about one step at least',
    }),
  () => Object.entries(VERDICT_LABELS).map(([name, label]) => ({ name: `verdicts[].${name}`, label })),
);

export const VERDICTS_INTENT = 'review';

/** The steps that wait for the operator. */
export const stepsToCheck = ({ steps, allowedActions }: Onboarding): readonly OnboardingStep[] =>
  allowedActions.includes('review') ? steps.filter(({ state }) => state === 'Submitted') : [];
