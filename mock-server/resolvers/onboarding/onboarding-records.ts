import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import { initialOf } from '../../rules/moves.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { makeTask, type TaskDraft, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { OnboardingRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { changeOnboardingFacts } from './onboarding-facts.ts';

/** How many archived cases with known answers a new provider reads (domain rule). */
const PRACTICE_CASES = 10;

const blankStep = (key: OnboardingStepZodType['key']): OnboardingStepZodType => ({
  key,
  state: initialOf('OnboardingStepState'),
  text: null,
  attachments: [],
  expiresOn: null,
  signedName: null,
  casesDone: 0,
  casesTotal: key === 'practiceCases' ? PRACTICE_CASES : 0,
  sourceUrl: null,
  verifiedBy: null,
  verifiedOn: null,
  reason: null,
  savedAt: null,
});

/** What belongs to the onboarding task with this id: every step still to do. */
export const newOnboarding = (provider: UserRecord, taskId: string): OnboardingRecord => ({
  id: taskId,
  provider: personRef(provider),
  steps: zOnboardingStepKey.options.map(blankStep),
});

export const onboardingTitle = ({ displayName }: UserRecord): string =>
  `Onboarding of ${displayName}`.slice(0, 120);

/** The onboarding task of a provider, who is told of it. From now on the tasks exist (domain 2.10). */
export function makeOnboarding(
  doing: Doing,
  provider: UserRecord,
  about: Partial<TaskDraft> = {},
): TaskRecord {
  const task = makeTask(doing, {
    title: onboardingTitle(provider),
    priority: 'Routine',
    dueAt: null,
    ...about,
    type: TASK.physicianOnboarding,
    caseId: null,
    needsAcceptance: true,
    assigneeId: provider.id,
    assignedRole: null,
  });
  doing.world.onboardings.insert(newOnboarding(provider, task.id));
  changeOnboardingFacts(doing.world, provider.id, () => ({ tasksExist: true }));
  tellOfTask(doing, task, 'Your onboarding can begin: you have a new task.');
  return task;
}

/** An onboarding was declined or taken back: its provider has none any more, unless there is another. */
export function onboardingEnded(world: World, { id }: TaskRecord): void {
  const ended = world.onboardings.find(id);
  if (ended === null) return;
  const isLeft = world.onboardings.by('provider', ended.provider.userId).some((one) => {
    const status = world.tasks.find(one.id)?.status;
    return status !== undefined && status !== 'Declined' && status !== 'Cancelled';
  });
  changeOnboardingFacts(world, ended.provider.userId, () => ({ tasksExist: isLeft }));
}
