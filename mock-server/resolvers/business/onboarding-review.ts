import { type FieldCheck, isBlank, when } from '#app/core/forms/field-errors.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { OnboardingVerdictInputZodType } from '#contracts/generated/schemas/onboarding-verdict-input.ts';
import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { Answer, Resolver } from '../../call.ts';
import { etagOf, requireVersion } from '../../case-access.ts';
import type { OnboardingRecord } from '../../records/business.ts';
import { refuse } from '../../refusal.ts';
import { cleaned, dayOf, requireFields } from './forms-of-calls.ts';
import { isReviewer, namesInOnboarding, onboardingOf, requireOnboarding } from './onboarding-forms.ts';
import { personRef } from './person-refs.ts';
import { requireStep } from './steps.ts';

type Verdict = OnboardingVerdictInputZodType;

/** Throws where a verdict is about a step that waits for none. */
function requireSteps(
  record: OnboardingRecord,
  verdicts: readonly Verdict[],
  names: readonly string[],
): void {
  if (!isReviewer(names)) throw refuse('FORBIDDEN_OWNER');
  if (record.status !== 'Submitted') throw refuse('TASK_STATE');
  for (const { key, decision } of verdicts) {
    const step = record.steps.find((one) => one.key === key);
    if (step === undefined) throw refuse('TASK_STATE');
    if (step.state === 'Accepted') throw refuse('ONBOARDING_STEP_ACCEPTED');
    const isAsked = ({ name }: { readonly name: string }) => name === decision;
    if (step.state !== 'Submitted') throw refuse('TASK_STATE');
    requireStep('OnboardingStepState', 'reviewOnboarding', step.state, names, isAsked);
  }
}

const verdictChecks = (verdicts: readonly Verdict[]): readonly FieldCheck[] =>
  verdicts.flatMap(({ key, decision, reason }, at): readonly FieldCheck[] => [
    [`verdicts.${at}.reason`, when(decision === 'sendBack' && isBlank(reason), 'Reason is required')],
    [
      `verdicts.${at}.key`,
      when(verdicts.findIndex((other) => other.key === key) < at, 'A step is judged once at a time'),
    ],
  ]);

function judged(
  step: OnboardingStepZodType,
  verdict: Verdict | undefined,
  verifiedBy: PersonRefZodType,
  today: string,
): OnboardingStepZodType {
  if (verdict === undefined) return step;
  const isAccepted = verdict.decision === 'accept';
  return {
    ...step,
    ...{ state: isAccepted ? 'Accepted' : 'SentBack', sourceUrl: verdict.sourceUrl ?? null, verifiedBy },
    ...{ verifiedOn: verdict.verifiedOn ?? today, reason: isAccepted ? null : (verdict.reason ?? null) },
  };
}

/** One step sent back returns the task; the last one accepted completes it. */
function statusAfter(steps: readonly OnboardingStepZodType[]): OnboardingRecord['status'] {
  if (steps.some(({ state }) => state === 'SentBack')) return 'Returned';
  return steps.every(({ state }) => state === 'Accepted') ? 'Completed' : 'Submitted';
}

export const reviewOnboarding: Resolver<'reviewOnboarding'> = {
  see: (call) => void requireOnboarding(call),
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, (): Answer<'reviewOnboarding'> => {
      const { world, caller, input, now } = call;
      const record = requireOnboarding(call);
      const verdicts = cleaned(input.body.verdicts);
      requireSteps(record, verdicts, namesInOnboarding(caller, record));
      requireVersion(input.headers['If-Match'], record);
      requireFields(verdictChecks(verdicts));
      const by = personRef(caller.user);
      const steps = record.steps.map((step) =>
        judged(
          step,
          verdicts.find(({ key }) => key === step.key),
          by,
          dayOf(now),
        ),
      );
      const kept = world.onboardings.change(record.id, (held) => ({
        ...held,
        ...{ version: held.version + 1, steps, status: statusAfter(steps) },
      }));
      return { etag: etagOf(kept), data: onboardingOf(world, kept, caller) };
    }),
};
