import { z } from 'zod';
import { ifGiven } from '#app/core/forms/field-errors.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule, rules } from '#app/core/forms/whole/rules.ts';
import { verifiedOnError } from '#app/core/onboarding/step-checks.ts';
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
const verdictFormOf = (today: string) =>
  zOnboardingVerdictInput.partial({ decision: true }).check(
    rules(
      ['decision', 'reason', 'sourceUrl', 'verifiedOn'],
      ({ decision, reason, sourceUrl, verifiedOn }, context) => {
        const wrong = (name: string, message: string): void =>
          context.addIssue({ code: 'custom', path: [name], message });
        const isBegun = ![reason, sourceUrl, verifiedOn].every(isBlank);
        if (decision === undefined && isBegun) wrong('decision', 'Choose a decision for this step');
        if (decision === 'sendBack' && isBlank(reason))
          wrong('reason', `${VERDICT_LABELS.reason} is required`);
        const dayFault = ifGiven(verifiedOn, (day) => verifiedOnError(day, today));
        if (dayFault !== null) wrong('verifiedOn', dayFault);
      },
    ),
  );

/**
 * The verdicts of one round go together: the first step that is sent back gives the task to its provider again. `today` is
 * the reader's day.
 */
export const verdictsFormOf = (today: string) =>
  withLabels(
    z
      .object({ verdicts: z.array(verdictFormOf(today)), ...versionFields })
      .check(
        rule(['verdicts'], ({ verdicts }) => verdicts.some(({ decision }) => decision !== undefined), {
          path: ['verdicts'],
          message: 'Decide about one step at least',
        }),
      ),
    () => Object.entries(VERDICT_LABELS).map(([name, label]) => ({ name: `verdicts[].${name}`, label })),
  );

export const VERDICTS_INTENT = 'review';

/** The steps that wait for the operator. */
export const stepsToCheck = ({ steps, allowedActions }: Onboarding): readonly OnboardingStep[] =>
  allowedActions.includes('review') ? steps.filter(({ state }) => state === 'Submitted') : [];
