import { StatusBadge, type StatusShape } from '#app/ui/status-badge.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';

const shapes: Readonly<Record<OnboardingStep['state'], StatusShape>> = {
  ToDo: 'open',
  Submitted: 'waiting',
  Accepted: 'done',
  SentBack: 'attention',
};

interface StepStateProps {
  readonly state: OnboardingStep['state'];
  readonly status: Onboarding['status'];
}

/** How a step stands. Steps go to the operator with the whole onboarding: until then one that is filled in is saved. */
export const StepState = ({ state, status }: StepStateProps) =>
  state === 'Submitted' && status !== 'Submitted' ? (
    <StatusBadge shape="active" label="Saved" />
  ) : (
    <StatusBadge shape={shapes[state]} label={labels.OnboardingStepState[state]} />
  );
