import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, presentCase } from '../../rules/cases/case-of.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import {
  endOf,
  isOpenRequest,
  type RequestEnd,
  resumeWhenAnswered,
  settleTask,
} from '../../rules/tasks/request-state.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { QuestionRecord } from '../../store/records/work.ts';
import { questionForm } from './question-forms.ts';
import { requireOf } from './request-access.ts';

const requireSeenQuestion = (call: Call<'answerQuestion'>): QuestionRecord =>
  requireOf(caseOf(call), call.world.questions.find(call.input.params.requestId));

export const answerQuestion: Resolver<'answerQuestion'> = {
  see: (call) => void requireSeenQuestion(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { world, caller, input } = call;
      const aCase = caseOf(call);
      const question = requireSeenQuestion(call);
      requireMove('RequestStatus', 'answerQuestion', question.status, namesOf(caller, aCase));
      requireVersion(input.headers['If-Match'], question);
      const words = wordsOf(input.body);
      const closed = closeQuestion(call, question, words.answer === null ? 'cannotProvide' : 'answer', words);
      return { etag: etagOf(closed), data: questionForm(closed, caller, presentCase(world, aCase.id)) };
    }),
};

interface Words {
  readonly answer: string | null;
  readonly cannotProvideReason: string | null;
}

/** Exactly one of the two, with something in it. */
function wordsOf(body: Call<'answerQuestion'>['input']['body']): Words {
  const answer = body.answer?.trim() || null;
  const cannotProvideReason = body.cannotProvideReason?.trim() || null;
  if ((answer === null) !== (cannotProvideReason === null)) return { answer, cannotProvideReason };
  throw refuse('VALIDATION_FAILED', {
    status: 422,
    fields: { answer: ['Give an answer or say why it cannot be provided.'] },
  });
}

/** A question ends: the task with the last one of its submission, and the case goes back with the last of all. */
export function closeQuestion(
  doing: Doing,
  question: QuestionRecord,
  name: RequestEnd,
  words: Words = { answer: null, cannotProvideReason: null },
): QuestionRecord {
  const { world, now, caller } = doing;
  const status = endOf(doing, question, name);
  // Whoever takes a question back, with its task or its case, has answered nothing.
  const answerer = status === 'Cancelled' ? null : caller;
  const closed = world.questions.change(question.id, (record) => ({
    ...record,
    ...words,
    status,
    answeredBy: answerer === null ? null : personRef(answerer.user),
    answeredAt: new Date(now).toISOString(),
    version: record.version + 1,
  }));
  recordEvent(doing, presentCase(world, closed.caseId), { kind: 'question_changed', subject: closed.id });
  if (closed.taskId !== null && !world.questions.by('task', closed.taskId).some(isOpenRequest))
    settleTask(doing, closed.taskId, status === 'Cancelled' ? 'withdraw' : 'settle');
  resumeWhenAnswered(doing, closed.caseId, status);
  return closed;
}
