import type { CaseQuestionZodType } from '#contracts/generated/schemas/case-question.ts';
import type { Caller } from '../../authentication.ts';
import { etagOf } from '../../case-access.ts';
import type { QuestionRecord } from '../../records/work.ts';
import type { CaseRecord } from '../../records.ts';
import { mayMove, shownTaskId } from './request-access.ts';

export function questionForm(
  question: QuestionRecord,
  caller: Caller,
  aCase: CaseRecord,
): CaseQuestionZodType {
  return {
    ...question,
    etag: etagOf(question),
    taskId: shownTaskId(question.taskId, caller),
    allowedActions: mayMove('answerQuestion', question, caller, aCase) ? ['answer'] : [],
  };
}
