import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { isOriginalClosedTo } from '../../rules/tasks/qa-state.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { QuestionRecord, TaskRecord } from '../../store/records/work.ts';
import { questionForm } from './question-forms.ts';
import { idWithin } from './request-access.ts';

export const askForInformation: Resolver<'askForInformation'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { caller, input } = call;
      const before = caseOf(call);
      const { to: status } = requireMove(
        'CaseStatus',
        'askForInformation',
        before.status,
        namesOf(caller, before),
      );
      requireVersion(input.headers['If-Match'], before);
      requireFields(call, before);
      const aCase = changeCase(call, before.id, () => ({ status }));
      const task = taskOf(call, aCase);
      const submission = newId('req');
      const asked = input.body.questions.map((question, at) =>
        madeOf(call, aCase, task, { ...question, id: idWithin(submission, at) }),
      );
      tellOfTask(call, task, `The pathologist has a question about case ${aCase.caseID}.`);
      const { id, caseID, version } = findSentCase(aCase);
      const questions = asked.map((question) => questionForm(question, caller, aCase));
      return { etag: etagOf(aCase), data: { id, caseID, version, etag: etagOf(aCase), status, questions } };
    }),
};

function requireFields({ input }: Call<'askForInformation'>, { specimens }: CaseRecord): void {
  const fields: Record<string, string[]> = {};
  input.body.questions.forEach(({ specimenID, text }, at) => {
    if (specimenID !== undefined && !specimens.some((specimen) => specimen.specimenID === specimenID))
      fields[`questions.${at}.specimenID`] = [`The case has no specimen ${specimenID}.`];
    if (text.trim() === '') fields[`questions.${at}.text`] = ['Question is required'];
  });
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

/** One task for all questions of a submission; it closes with the last of them. */
const taskOf = (call: Call<'askForInformation'>, aCase: CaseRecord): TaskRecord =>
  makeTask(call, {
    type: TASK.missingInfo,
    title: `Information missing in ${aCase.caseID}`,
    caseId: aCase.id,
    description: call.input.body.questions
      .map(({ text }) => text.trim())
      .join('\n')
      .slice(0, 4e3),
    dueAt: dueOn(call, aCase, ANSWER_WORKING_DAYS),
    facilityId: aCase.facilityId,
    assignedRole: 'Facility',
    priority: aCase.priority,
  });

function madeOf(
  call: Call<'askForInformation'>,
  aCase: CaseRecord,
  task: TaskRecord,
  question: Call<'askForInformation'>['input']['body']['questions'][number] & { readonly id: string },
): QuestionRecord {
  const { world, caller, now } = call;
  const made = world.questions.insert({
    id: question.id,
    caseId: aCase.id,
    version: 1,
    status: initialOf('RequestStatus'),
    about: question.about,
    specimenID: question.specimenID ?? null,
    text: question.text.trim(),
    askedBy: personRef(caller.user),
    askedAt: new Date(now).toISOString(),
    dueAt: task.dueAt ?? new Date(now).toISOString(),
    answer: null,
    cannotProvideReason: null,
    answeredBy: null,
    answeredAt: null,
    taskId: task.id,
  });
  recordEvent(call, aCase, { kind: 'question_changed', subject: made.id });
  return made;
}

const QUESTIONS: ListTable<'listQuestions', QuestionRecord> = {
  of: (call) => call.world.questions.by('case', threadCase(call).id),
  filters: {},
  sorts: { askedAt: ({ askedAt }) => Date.parse(askedAt) },
  usual: 'askedAt',
  row: (one, call) => questionForm(one, call.caller, threadCase(call)),
};

export const listQuestions: Resolver<'listQuestions'> = {
  see: (call) => void threadCase(call),
  resolve: (call) => ({ data: pageOfList(QUESTIONS, call) }),
};

/** The second reader sees the thread too, as they see the slides; blinded, not before the original is open. */
function threadCase(call: Call<'listQuestions'>): CaseRecord {
  const aCase = caseOf(call);
  const { world, caller } = call;
  if (isOriginalClosedTo(world, aCase.id, caller.user.id)) throw refuse('NOT_FOUND');
  return aCase;
}
