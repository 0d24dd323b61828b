import { versionFields } from '#app/core/forms/version-fields.ts';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zOnboardingVerdictInput } from '#contracts/generated/schemas/onboarding-verdict-input.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';

/** What the operator found of one step. Whoever sends it back says what has to be changed. */
export const VerdictForm = zOnboardingVerdictInput
  .omit({ key: true })
  .extend(versionFields)
  .refine(({ decision, reason }) => decision !== 'sendBack' || (reason ?? '').trim() !== '', {
    path: ['reason'],
    message: 'Reason is required',
  });

export const verdictIntent = (key: OnboardingStep['key']): string => `review-${key}`;

const decisions = Object.entries(labels.OnboardingDecision).map(([value, label]) => ({ value, label }));

const isWaiting = ({ state }: OnboardingStep): boolean => state === 'Submitted';

export const verdictMove = ({ key }: Pick<OnboardingStep, 'key'>): Move => ({
  intent: verdictIntent(key),
  label: `Check ${labels.OnboardingStepKey[key].toLowerCase()}`,
  done: `${labels.OnboardingStepKey[key]} is checked.`,
  schema: VerdictForm,
  asks: [
    { name: 'decision', label: 'Decision', kind: 'one', choices: decisions },
    { name: 'reason', label: 'What has to be changed', kind: 'area' },
    { name: 'sourceUrl', label: 'Where it was verified', hint: 'An address that begins with https://' },
    { name: 'verifiedOn', label: 'Verified on', kind: 'day' },
  ],
});

/** The steps that wait for the operator. */
export const stepsToCheck = ({ steps, allowedActions }: Onboarding): readonly OnboardingStep[] =>
  allowedActions.includes('review') ? steps.filter(isWaiting) : [];
