import type { CaseQuestionZodType } from '#contracts/generated/schemas/case-question.ts';
import type { Caller } from '../../http/authentication.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { QuestionRecord } from '../../store/records/work.ts';
import { findShownTaskId, mayMoveRequest } from './request-access.ts';

export function questionForm(
  question: QuestionRecord,
  caller: Caller,
  aCase: CaseRecord,
): CaseQuestionZodType {
  return {
    ...question,
    etag: etagOf(question),
    taskId: findShownTaskId(question.taskId, caller),
    allowedActions: mayMoveRequest('answerQuestion', question, caller, aCase) ? ['answer'] : [],
  };
}
