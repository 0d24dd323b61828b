import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import { newId } from '../../ids.ts';
import type { OnboardingRecord } from '../../records/business.ts';
import type { UserRecord } from '../../records.ts';
import { personRef } from './person-refs.ts';

/** How many archived cases with known answers a new provider reads (domain rule). */
const PRACTICE_CASES = 10;

const blankStep = (key: OnboardingStepZodType['key']): OnboardingStepZodType => ({
  ...{ key, state: 'ToDo', text: null, attachments: [], expiresOn: null, signedName: null, casesDone: 0 },
  ...{ casesTotal: key === 'practiceCases' ? PRACTICE_CASES : 0, sourceUrl: null, verifiedBy: null },
  ...{ verifiedOn: null, reason: null, savedAt: null },
});

/** The onboarding task of a new provider, with every step still to do. */
export const newOnboarding = (provider: UserRecord, nowMs: number): OnboardingRecord => ({
  ...{ id: newId('tsk'), version: 1, status: 'Open', provider: personRef(provider), dueAt: null },
  ...{ attachments: [], createdAt: new Date(nowMs).toISOString() },
  steps: zOnboardingStepKey.options.map(blankStep),
});
