import { fieldErrorsOf } from '#app/core/forms/field-errors.ts';
import { unfinishedChecks } from '#app/core/onboarding/step-checks.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { OnboardingZodType } from '#contracts/generated/schemas/onboarding.ts';
import type { OnboardingActionZodType } from '#contracts/generated/schemas/onboarding-action.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { mayMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf } from '../../rules/versions.ts';
import type { OnboardingRecord } from '../../store/records/business.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

interface OnboardingCall {
  readonly world: World;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly taskId: string } };
}

/** A task of type 3 and its steps; state, version and files are the task's. */
export interface Onboarding {
  readonly task: TaskRecord;
  readonly record: OnboardingRecord;
}

/** Throws NOT_FOUND, for tasks of another type too. */
export function requireOnboarding({ world, input, isHidden }: OnboardingCall): Onboarding {
  const record = world.onboardings.find(input.params.taskId);
  const task = world.tasks.find(input.params.taskId);
  if (record === null || task === null || isHidden()) throw refuse('NOT_FOUND');
  return { task, record };
}

/** Onboarding is a Relationship_Manager's too (domain 2.2). */
const isReviewer = (names: readonly string[]): boolean =>
  names.includes('Admin') || names.includes('Relationship_Manager');

/** What keeps the task from being handed in; null when nothing does. */
export const listUnfinishedFields = ({ steps }: OnboardingRecord) =>
  fieldErrorsOf(unfinishedChecks(steps, labels.OnboardingStepKey));

function actionsOf(world: World, { task, record }: Onboarding, caller: Caller): OnboardingActionZodType[] {
  const names = namesOf(caller, record);
  const may = (operation: 'startTask' | 'submitOnboarding') =>
    mayMove('TaskStatus', operation, task.status, names);
  const isMine = names.includes('assignee');
  const isAdmin = names.includes('Admin');
  const isDone = record.steps.every(({ state }) => state === 'Accepted');
  const isWaiting = world.users.find(record.provider.userId)?.status === 'In Progress';
  return [
    ...(may('startTask') ? (['start'] as const) : []),
    ...(isMine && task.status === 'InProgress' ? (['saveStep'] as const) : []),
    ...(may('submitOnboarding') && listUnfinishedFields(record) === null ? (['submit'] as const) : []),
    ...(isReviewer(names) && task.status === 'Submitted' ? (['review'] as const) : []),
    ...(isAdmin && isDone && isWaiting ? (['makeProvisionallyActive'] as const) : []),
  ];
}

export function onboardingAnswer(
  world: World,
  { task, record }: Onboarding,
  caller: Caller,
): { readonly etag: string; readonly data: OnboardingZodType } {
  const { id, version, status, attachments } = task;
  const { provider, steps } = record;
  const etag = etagOf(task);
  return {
    etag,
    data: {
      taskId: id,
      version,
      etag,
      status,
      provider,
      steps,
      attachments,
      stepsAccepted: steps.filter(({ state }) => state === 'Accepted').length,
      stepsTotal: steps.length,
      allowedActions: actionsOf(world, { task, record }, caller),
    },
  };
}

/** The onboarding after a change of its steps, its task, or both: one version more. */
export function changeOnboarding(
  world: World,
  taskId: string,
  steps: OnboardingRecord['steps'],
  changes: Partial<TaskRecord> = {},
): Onboarding {
  const record = world.onboardings.change(taskId, (held) => ({ ...held, steps }));
  const task = world.tasks.change(taskId, (held) => ({ ...held, ...changes, version: held.version + 1 }));
  return { task, record };
}
