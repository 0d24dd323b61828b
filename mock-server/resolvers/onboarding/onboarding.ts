import { isStepDone, stepChecks } from '#app/core/onboarding/step-checks.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, dayOf, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { move, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { tellOfHandIn } from '../../rules/tasks/made-tasks.ts';
import { requireVersion } from '../../rules/versions.ts';
import { bytesId } from '../tasks/task-files.ts';
import {
  changeOnboarding,
  listUnfinishedFields,
  type Onboarding,
  onboardingAnswer,
  requireOnboarding,
} from './onboarding-forms.ts';

export const getOnboarding: Resolver<'getOnboarding'> = {
  resolve: (call) => onboardingAnswer(call.world, requireOnboarding(call), call.caller),
};

const requireTaskOwner = ({ task }: Onboarding, names: readonly string[]): void => {
  if (!names.includes('assignee')) throw refuse('TASK_OWNER');
  if (task.status !== 'InProgress') throw refuse('TASK_STATE');
};

function requireStepOf(call: Call<'saveOnboardingStep'>, { record }: Onboarding): OnboardingStepZodType {
  const step = record.steps.find(({ key }) => key === call.input.params.stepKey);
  if (step === undefined) throw refuse('NOT_FOUND');
  return step;
}

export const saveOnboardingStep: Resolver<'saveOnboardingStep'> = {
  see: (call) => void requireStepOf(call, requireOnboarding(call)),
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, async (): Promise<Answer<'saveOnboardingStep'>> => {
      const { world, caller, input, now } = call;
      const found = requireOnboarding(call);
      const { task, record } = found;
      const step = requireStepOf(call, found);
      const names = namesOf(caller, found.record);
      requireTaskOwner(found, names);
      const { to: kept } = requireMove('OnboardingStepState', 'saveOnboardingStep', step.state, names);
      requireVersion(input.headers['If-Match'], task);
      const typed = clean(input.body);
      const files = task.attachments.map(({ key }) => key);
      requireFields(stepChecks(step.key, typed, files, dayOf(now)));
      const filled: OnboardingStepZodType = {
        key: step.key,
        text: typed.text ?? null,
        attachments: typed.attachments ?? [],
        expiresOn: typed.expiresOn ?? null,
        signedName: typed.signedName ?? null,
        casesDone: Math.min(typed.casesDone ?? 0, step.casesTotal),
        casesTotal: step.casesTotal,
        sourceUrl: null,
        verifiedBy: null,
        verifiedOn: null,
        reason: null,
        state: kept,
        savedAt: new Date(now).toISOString(),
      };
      const saved = isStepDone(filled)
        ? { ...filled, state: move('OnboardingStepState', 'save', step.state, names) }
        : filled;
      const steps = record.steps.map((one) => (one.key === step.key ? saved : one));
      const gone = filesGone(step, steps);
      const attachments = task.attachments.filter(({ key }) => !gone.includes(key));
      const changed = changeOnboarding(world, task.id, steps, { attachments });
      for (const key of gone) await world.bytes.remove(bytesId(task, key));
      return onboardingAnswer(world, changed, caller);
    }),
};

/** What the step named and no step names any more is gone, or a task that has room for 20 files is full for good. */
const filesGone = (
  { attachments }: OnboardingStepZodType,
  steps: readonly OnboardingStepZodType[],
): readonly string[] => attachments.filter((key) => !steps.some((one) => one.attachments.includes(key)));

export const submitOnboarding: Resolver<'submitOnboarding'> = {
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, (): Answer<'submitOnboarding'> => {
      const { world, caller, input, now } = call;
      const found = requireOnboarding(call);
      const { task, record } = found;
      const names = namesOf(caller, found.record);
      requireTaskOwner(found, names);
      const { to } = requireMove('TaskStatus', 'submitOnboarding', task.status, names);
      requireVersion(input.headers['If-Match'], task);
      const fields = listUnfinishedFields(record);
      if (fields !== null) throw refuse('TASK_INCOMPLETE', { fields });
      const moved = { status: to, submittedAt: new Date(now).toISOString() };
      const handedIn = changeOnboarding(world, task.id, record.steps, moved);
      tellOfHandIn(call, handedIn.task);
      return onboardingAnswer(world, handedIn, caller);
    }),
};
