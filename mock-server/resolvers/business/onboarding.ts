import { isStepDone, stepChecks } from '#app/core/onboarding/step-checks.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { Answer, Call, Resolver } from '../../call.ts';
import { etagOf, requireVersion } from '../../case-access.ts';
import type { OnboardingRecord } from '../../records/business.ts';
import { refuse } from '../../refusal.ts';
import { requireTransition } from '../../transitions.ts';
import { cleaned, dayOf, requireFields } from './forms-of-calls.ts';
import { namesInOnboarding, onboardingOf, requireOnboarding, unfinishedFields } from './onboarding-forms.ts';

export const getOnboarding: Resolver<'getOnboarding'> = {
  see: (call) => void requireOnboarding(call),
  resolve: (call) => {
    const record = requireOnboarding(call);
    return { etag: etagOf(record), data: onboardingOf(call.world, record, call.caller) };
  },
};

const requireTaskOwner = (record: OnboardingRecord, names: readonly string[]): void => {
  if (!names.includes('assignee')) throw refuse('TASK_OWNER');
  if (record.status !== 'InProgress') throw refuse('TASK_STATE');
};

function requireStepOf(call: Call<'saveOnboardingStep'>, record: OnboardingRecord): OnboardingStepZodType {
  const step = record.steps.find(({ key }) => key === call.input.params.stepKey);
  if (step === undefined) throw refuse('NOT_FOUND');
  return step;
}

export const saveOnboardingStep: Resolver<'saveOnboardingStep'> = {
  see: (call) => void requireStepOf(call, requireOnboarding(call)),
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, (): Answer<'saveOnboardingStep'> => {
      const { world, caller, input, now } = call;
      const record = requireOnboarding(call);
      const step = requireStepOf(call, record);
      const names = namesInOnboarding(caller, record);
      requireTaskOwner(record, names);
      if (step.state === 'Accepted') throw refuse('ONBOARDING_STEP_ACCEPTED');
      requireTransition('OnboardingStepState', 'saveOnboardingStep', step.state, names);
      requireVersion(input.headers['If-Match'], record);
      const typed = cleaned(input.body);
      const files = record.attachments.map(({ key }) => key);
      requireFields(stepChecks(step.key, typed, files, dayOf(now)));
      const filled: OnboardingStepZodType = {
        ...{ key: step.key, text: typed.text ?? null, attachments: typed.attachments ?? [] },
        ...{ expiresOn: typed.expiresOn ?? null, signedName: typed.signedName ?? null },
        ...{ casesDone: Math.min(typed.casesDone ?? 0, step.casesTotal), casesTotal: step.casesTotal },
        ...{ sourceUrl: null, verifiedBy: null, verifiedOn: null, reason: null },
        ...{ state: 'ToDo', savedAt: new Date(now).toISOString() },
      };
      const saved = isStepDone(filled) ? ({ ...filled, state: 'Submitted' } as const) : filled;
      const kept = world.onboardings.change(record.id, (held) => ({
        ...held,
        version: held.version + 1,
        steps: held.steps.map((one) => (one.key === step.key ? saved : one)),
      }));
      return { etag: etagOf(kept), data: onboardingOf(world, kept, caller) };
    }),
};

export const submitOnboarding: Resolver<'submitOnboarding'> = {
  see: (call) => void requireOnboarding(call),
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, (): Answer<'submitOnboarding'> => {
      const { world, caller, input } = call;
      const record = requireOnboarding(call);
      const names = namesInOnboarding(caller, record);
      requireTaskOwner(record, names);
      const [step] = requireTransition('TaskStatus', 'submitOnboarding', record.status, names);
      requireVersion(input.headers['If-Match'], record);
      const fields = unfinishedFields(record);
      if (fields !== null) throw refuse('TASK_INCOMPLETE', { fields });
      const handedIn = world.onboardings.change(record.id, (held) => ({
        ...held,
        ...{ version: held.version + 1, status: step.to ?? held.status },
      }));
      return { etag: etagOf(handedIn), data: onboardingOf(world, handedIn, caller) };
    }),
};
