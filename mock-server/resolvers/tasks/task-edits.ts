import { isClosed, needsNoCase, TASK } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { makeTask, type TaskDraft, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { requireTask } from '../../rules/tasks/task-access.ts';
import { refusalsOfWork, roleRefusals, staysWithProvider } from '../../rules/tasks/task-takers.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { makeOnboarding } from '../onboarding/onboarding-records.ts';
import { taskAnswer } from './task-forms.ts';
import { assigneeFields, dueFields, refusedWith } from './task-rules.ts';

export const createTask: Resolver<'createTask'> = {
  resolve: (call) => {
    const { body } = call.input;
    const aCase = body.caseId === undefined ? null : call.world.cases.find(body.caseId);
    const facilityId = body.facilityId ?? aCase?.facilityId ?? null;
    refuseFields({
      ...titleFields(body.title),
      ...(body.type === TASK.qa ? { type: ['A second review is asked for on its case.'] } : {}),
      ...(aCase === null && !needsNoCase(body.type) ? { caseId: ['Case is required'] } : {}),
      ...(facilityId !== null && call.world.facilities.find(facilityId) === null
        ? { facilityId: ['Choose a facility'] }
        : takerFields(call, facilityId)),
      ...dueFields(body.dueAt, call.now),
      ...onboardingFields(call),
    });
    const provider = body.type === TASK.physicianOnboarding ? providerIn(call) : null;
    const draft: TaskDraft = { ...draftOf(call, facilityId), byHand: true };
    if (provider !== null) return taskAnswer(makeOnboarding(call, provider, draft), call);
    const task = makeTask(call, draft);
    tellOfTask(call, task, 'You have a new task.');
    return taskAnswer(task, call);
  },
};

/** Whom the new task may be given to, as far as that can be told before there is one. */
function takerFields({ world, caller, input: { body } }: Call<'createTask'>, facilityId: string | null) {
  const { type, caseId = null, assignedRole } = body;
  const work = { type, facilityId, caseId, requestId: null, askedBy: personRef(caller.user) };
  return {
    ...(assignedRole === undefined || staysWithProvider(work)
      ? {}
      : refusedWith(roleRefusals(work, assignedRole))),
    ...assigneeFields(world, body, facilityId, (user) => refusalsOfWork(work, user)),
  };
}

/** An onboarding is about the provider who does it, and about nobody else. */
const providerIn = ({ world, input }: Call<'createTask'>): UserRecord | null => {
  const user = world.users.find(input.body.assigneeId ?? '');
  return user === null || user.provider === null || user.status === 'Deactivated' ? null : user;
};

const onboardingFields = (call: Call<'createTask'>) =>
  call.input.body.type === TASK.physicianOnboarding && providerIn(call) === null
    ? { assignee: ['Choose the pathologist who is to begin'] }
    : {};

const titleFields = (title: string) =>
  title.trim().length < 3 ? { title: ['Title needs at least 3 characters'] } : {};

function draftOf({ input }: Call<'createTask'>, facilityId: string | null) {
  const { type, title, description, caseId, specimenID, block, slide, assigneeId, assignedRole } = input.body;
  const { priority = 'Routine', dueAt, needsAcceptance = true, imagesAsked = 0, checklist = [] } = input.body;
  return {
    type,
    title: title.trim(),
    description: description?.trim() || null,
    caseId: caseId ?? null,
    specimenID: specimenID ?? null,
    block: block ?? null,
    slide: slide ?? null,
    facilityId,
    assigneeId: assigneeId ?? null,
    assignedRole: assignedRole ?? null,
    priority,
    dueAt: dueAt ?? null,
    needsAcceptance,
    imagesAsked,
    checklist: linesOf(checklist, []),
  };
}

type Line = TaskRecord['checklist'][number];

/** The lines in their order; one that stood there before keeps its tick. */
const linesOf = (texts: readonly string[], before: readonly Line[]): Line[] =>
  texts.map((text, at) => ({
    id: `line-${at + 1}`,
    text,
    done: before.find((line) => line.text === text)?.done ?? false,
  }));

export const updateTask: Resolver<'updateTask'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const task = requireTask(call);
    if (isClosed(task.status)) throw refuse('TASK_STATE');
    requireVersion(input.headers['If-Match'], task);
    const { title, dueAt, checklist, description, priority, needsAcceptance, ...places } = input.body;
    refuseFields({
      ...(title === undefined ? {} : titleFields(title)),
      // What is overdue already may be corrected in everything else.
      ...(dueAt === task.dueAt ? {} : dueFields(dueAt, now)),
    });
    const changed = world.tasks.change(task.id, (record) => ({
      ...record,
      ...give(places),
      title: title?.trim() ?? record.title,
      description: description === undefined ? record.description : description?.trim() || null,
      priority: priority ?? record.priority,
      needsAcceptance: needsAcceptance ?? record.needsAcceptance,
      dueAt: dueAt === undefined ? record.dueAt : dueAt,
      checklist: checklist === undefined ? record.checklist : linesOf(checklist, record.checklist),
      version: record.version + 1,
    }));
    return taskAnswer(changed, call);
  },
};

type Places = Pick<TaskRecord, 'specimenID' | 'block' | 'slide'>;

/** Only what was sent: a key that is left out stays, null empties. */
const give = (places: { readonly [K in keyof Places]?: Places[K] | undefined }): Partial<Places> =>
  Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined));
