import type { ResolverTable } from '../../http/call.ts';
import { getOnboarding, saveOnboardingStep, submitOnboarding } from './onboarding.ts';
import { reviewOnboarding } from './onboarding-review.ts';

export const onboardingResolvers = {
  getOnboarding,
  saveOnboardingStep,
  submitOnboarding,
  reviewOnboarding,
} satisfies ResolverTable;
