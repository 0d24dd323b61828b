import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { type Choices, choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zDay } from '#contracts/generated/schemas/day.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zTaskAssigneeInput } from '#contracts/generated/schemas/task-assignee-input.ts';
import { zTaskChangesInput } from '#contracts/generated/schemas/task-changes-input.ts';
import { zTaskInput } from '#contracts/generated/schemas/task-input.ts';
import type { TaskListItem } from '#contracts/generated/wire.ts';

interface Assignee {
  readonly assigneeId?: string | undefined;
  readonly assignedRole?: string | undefined;
}

const isSomeone = rule<Assignee, keyof Assignee>(
  ['assigneeId', 'assignedRole'],
  ({ assigneeId, assignedRole }) => assigneeId !== undefined || assignedRole !== undefined,
  { path: ['assigneeId'], message: 'Choose who will do this' },
);
const isNotBoth = rule<Assignee, keyof Assignee>(
  ['assigneeId', 'assignedRole'],
  ({ assigneeId, assignedRole }) => assigneeId === undefined || assignedRole === undefined,
  { path: ['assignedRole'], message: 'Choose a person or a role, not both' },
);

const lines = z.string().max(4000).optional();
const day = { due: zDay.optional(), checklist: lines };

/** One thing to do in each line. */
export const checklistOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const NewTaskForm = withLabels(
  zTaskInput
    .omit({ caseId: true, dueAt: true, checklist: true, facilityId: true })
    .extend({
      // The answers of a form are texts; a number is read before it is held to the types that there are.
      type: z.number().pipe(zTaskInput.shape.type),
      case: z.string().max(40).optional(),
      ...day,
      needsAcceptance: z.boolean().default(false),
      idempotencyKey: versionFields.idempotencyKey,
    })
    .check(isSomeone, isNotBoth),
  () => taskAsks([], true),
);

/** The whole task is on the page, so what it cannot be without may not be emptied. */
export const TaskForm = withLabels(
  zTaskChangesInput
    .omit({ dueAt: true, checklist: true })
    .required({ title: true, priority: true })
    .extend({ ...day, needsAcceptance: z.boolean().default(false), ...versionFields }),
  () => taskAsks([], false),
);

export const AssignForm = withLabels(
  zTaskAssigneeInput.extend(versionFields).check(isSomeone, isNotBoth),
  () => assignAsks([]),
);
export const ReasonForm = withLabels(zReasoned.extend(versionFields), () => [reason]);

/**
 * The tasks that are given to one person or role, each with the version that was on the screen; `all` are those that the
 * address of the list asks for, whatever page they are on.
 */
export const AssignManyForm = withLabels(
  zTaskAssigneeInput
    .extend({
      tasks: z.array(z.string().regex(/^\S+ \S+$/)).default([]),
      all: z.literal('1').optional(),
      idempotencyKey: versionFields.idempotencyKey,
    })
    .check(
      rule(['tasks', 'all'], ({ tasks, all }) => tasks.length > 0 || all !== undefined, {
        path: ['tasks'],
        message: 'Select the tasks',
      }),
      isSomeone,
      isNotBoth,
    ),
  () => assigneeAsks([]),
);

/** Many tasks have one title, and are told apart by their case. */
export const nameOfTask = ({ title, case: of }: Pick<TaskListItem, 'title' | 'case'>): string =>
  of === null ? title : `${title}, ${of.caseID}`;

export const assigneeAsks = (people: Choices): readonly Ask[] => [
  { name: 'assigneeId', label: 'Person', kind: 'one', choices: people },
  {
    name: 'assignedRole',
    label: 'Or everyone with this role, whoever takes it first',
    kind: 'one',
    choices: choicesOf(labels.TaskAssigneeRole),
  },
];

export const taskAsks = (people: Choices, isNew: boolean): readonly Ask[] => [
  ...(isNew
    ? [
        { name: 'type', label: 'Type', kind: 'one' as const, choices: choicesOf(labels.TaskType) },
        { name: 'case', label: 'Case number', hint: 'Not asked for onboarding and licences' },
      ]
    : []),
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'What is asked', kind: 'area' },
  { name: 'specimenID', label: 'Part' },
  { name: 'block', label: 'Block' },
  { name: 'slide', label: 'Slide' },
  ...(isNew ? assigneeAsks(people) : []),
  { name: 'priority', label: 'Priority', kind: 'one', choices: choicesOf(labels.Priority) },
  { name: 'due', label: 'Due at the end of', kind: 'day' },
  { name: 'checklist', label: 'Checklist', kind: 'area', hint: 'One line for each thing to do' },
  { name: 'needsAcceptance', label: 'The operator accepts the work', kind: 'tick' },
];

const reason = { name: 'reason', label: 'Reason', kind: 'area' } as const;
const assignAsks = (people: Choices): readonly Ask[] => [...assigneeAsks(people), reason];

/** What the operator does with a task beside working on it (domain 2.11). */
export const deskMoves = (people: Choices): readonly Move[] => [
  {
    intent: 'assign',
    label: 'Assign task',
    done: 'The task is assigned.',
    schema: AssignForm,
    asks: assignAsks(people),
  },
  {
    intent: 'return',
    label: 'Send work back',
    done: 'The work is sent back.',
    schema: ReasonForm,
    asks: [reason],
  },
  {
    intent: 'cancel',
    label: 'Cancel task',
    done: 'The task is cancelled.',
    schema: ReasonForm,
    asks: [reason],
  },
];
