import { type FieldCheck, ifGiven, isBlank, when } from '#app/core/forms/field-errors.ts';
import { verifiedOnError } from '#app/core/onboarding/step-checks.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { OnboardingVerdictInputZodType } from '#contracts/generated/schemas/onboarding-verdict-input.ts';
import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { clean, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { move, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { keepSigner } from '../profile/report-heads.ts';
import { proveSteps } from './onboarding-facts.ts';
import {
  changeOnboarding,
  type Onboarding,
  onboardingAnswer,
  requireOnboarding,
} from './onboarding-forms.ts';

type Verdict = OnboardingVerdictInputZodType;

/** Throws where a verdict is about a step that waits for none. */
function requireSteps(
  { task, record }: Onboarding,
  verdicts: readonly Verdict[],
  names: readonly string[],
): void {
  if (task.status !== 'Submitted') throw refuse('TASK_STATE');
  for (const { key, decision } of verdicts) {
    const step = record.steps.find((one) => one.key === key);
    if (step === undefined) throw refuse('TASK_STATE');
    requireMove(
      'OnboardingStepState',
      'reviewOnboarding',
      step.state,
      names,
      ({ name }) => name === decision,
    );
  }
}

const verdictChecks = (verdicts: readonly Verdict[], today: string): readonly FieldCheck[] =>
  verdicts.flatMap(({ key, decision, reason, verifiedOn }, at): readonly FieldCheck[] => [
    [`verdicts.${at}.reason`, when(decision === 'sendBack' && isBlank(reason), 'Reason is required')],
    [`verdicts.${at}.verifiedOn`, ifGiven(verifiedOn, (day) => verifiedOnError(day, today))],
    [
      `verdicts.${at}.key`,
      when(verdicts.findIndex((other) => other.key === key) < at, 'A step is judged once at a time'),
    ],
  ]);

function judge(
  step: OnboardingStepZodType,
  verdict: Verdict | undefined,
  verifiedBy: PersonRefZodType,
  today: string,
  names: readonly string[],
): OnboardingStepZodType {
  if (verdict === undefined) return step;
  const isAccepted = verdict.decision === 'accept';
  return {
    ...step,
    state: move('OnboardingStepState', verdict.decision, step.state, names),
    sourceUrl: verdict.sourceUrl ?? null,
    verifiedBy,
    verifiedOn: verdict.verifiedOn ?? today,
    reason: isAccepted ? null : (verdict.reason ?? null),
  };
}

/** One step sent back returns the task; the last one accepted completes it. */
function statusAfter(steps: readonly OnboardingStepZodType[], before: TaskRecord['status']) {
  if (steps.some(({ state }) => state === 'SentBack'))
    return move('TaskStatus', 'sendBackOnboarding', before);
  const isDone = steps.every(({ state }) => state === 'Accepted');
  return isDone ? move('TaskStatus', 'acceptOnboarding', before) : before;
}

export const reviewOnboarding: Resolver<'reviewOnboarding'> = {
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, (): Answer<'reviewOnboarding'> => {
      const { world, caller, input, now } = call;
      const found = requireOnboarding(call);
      const { task, record } = found;
      const verdicts = clean(input.body.verdicts);
      const names = namesOf(caller, record);
      requireSteps(found, verdicts, names);
      requireVersion(input.headers['If-Match'], task);
      const today = operatorDay(now);
      requireFields(verdictChecks(verdicts, today));
      const by = personRef(caller.user);
      const steps = record.steps.map((step) =>
        judge(
          step,
          verdicts.find(({ key }) => key === step.key),
          by,
          today,
          names,
        ),
      );
      const status = statusAfter(steps, task.status);
      const closedAt = status === 'Completed' ? new Date(now).toISOString() : null;
      const reviewed = changeOnboarding(world, task.id, steps, { status, closedAt });
      const before = world.users.find(record.provider.userId);
      const judgedKeys = verdicts.map(({ key }) => key);
      const proven = proveSteps(world, record.provider.userId, steps, judgedKeys);
      keepSigner(world, keepHistory(call, 'users', before, proven));
      if (status === 'Returned') tellOfTask(call, task, 'Your onboarding was sent back to you.');
      if (status === 'Completed')
        tellOfTask(call, reviewed.task, 'Every step of your onboarding was accepted.');
      return onboardingAnswer(world, reviewed, caller);
    }),
};
