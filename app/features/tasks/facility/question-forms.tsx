import { questionAbout } from '#app/core/diagnosis/question-words.ts';
import { answerWords } from '#app/core/tasks/answer-words.ts';
import { questionEnd } from '#app/core/tasks/request-ends.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { RadioField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseQuestion } from '#contracts/generated/wire.ts';
import { AnswerForm } from './facility-forms.ts';
import { TooLate, typedIn } from './too-late.tsx';

interface QuestionFormsProps {
  readonly questions: readonly CaseQuestion[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
  readonly timeZone: string;
}

/** Each question of a task with its own answer: one that is known now need not wait for the others. */
export function QuestionForms({ questions, timeZone, ...rest }: QuestionFormsProps) {
  if (questions.length === 0) return null;
  return (
    <DetailSection title={questions.length === 1 ? 'Question' : 'Questions'}>
      <ol className="flex flex-col gap-4">
        {questions.map((question) => (
          <li key={question.id} className="flex flex-col gap-3 rounded-lg border border-border bg-raised p-4">
            <div>
              <p className="text-sm text-muted">
                {question.askedBy.displayName} asks about {questionAbout(question)},{' '}
                <time dateTime={question.askedAt}>{instantText(question.askedAt, timeZone)}</time>
              </p>
              <p className="font-medium whitespace-pre-wrap">{question.text}</p>
            </div>
            {!question.allowedActions.includes('answer') && (
              <p className="border-l-2 border-border pl-3 whitespace-pre-wrap">
                {answerWords(question) ?? labels.RequestStatus[question.status]}
              </p>
            )}
            <QuestionAnswer question={question} timeZone={timeZone} {...rest} />
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

/** The form of the answer, or what has come instead of it. */
function QuestionAnswer({ question, timeZone, ...rest }: AnswerFieldsProps & { readonly timeZone: string }) {
  const refused = refusedAnswer(question, rest);
  const mayAnswer = question.allowedActions.includes('answer');
  const end = mayAnswer ? null : questionEnd(question, timeZone);
  if (refused !== null && end !== null)
    return <TooLate because={end} typed={typedIn(refused.initialValue, 'words')} />;
  if (!mayAnswer && refused === null) return null;
  return <AnswerFields key={question.etag} question={question} {...rest} />;
}

/** What the answer to this question was refused with. It stays on the page though somebody else has answered meanwhile. */
function refusedAnswer({ id }: CaseQuestion, { outcome }: Pick<QuestionFormsProps, 'outcome'>) {
  const refused = refusedOf(outcome, 'answer');
  return refused?.initialValue?.['requestId'] === id ? refused : null;
}

const kinds = [
  { value: 'answer', label: 'Answer' },
  { value: 'cannotProvide', label: 'Cannot be provided' },
];

interface AnswerFieldsProps extends Omit<QuestionFormsProps, 'questions' | 'timeZone'> {
  readonly question: CaseQuestion;
}

function AnswerFields({ question, idempotencyKey, outcome }: AnswerFieldsProps) {
  const { form, fields } = useContractForm(AnswerForm, refusedAnswer(question, { outcome }), {
    id: `answer-${question.id}`,
    defaultValue: { caseId: question.caseId, requestId: question.id, kind: 'answer' },
  });
  const cannot = fields.kind.value === 'cannotProvide';
  return (
    <IntentForm
      form={form}
      intent="answer"
      submitLabel="Send to the pathologist"
      look="primary"
      etag={question.etag}
      idempotencyKey={idempotencyKey}
    >
      <input type="hidden" name="caseId" value={question.caseId} />
      <input type="hidden" name="requestId" value={question.id} />
      <RadioField field={fields.kind} label="Your answer" choices={kinds} />
      <TextAreaField
        field={fields.words}
        label={cannot ? 'Why it cannot be provided' : 'Answer'}
        rows={4}
        required
      />
    </IntentForm>
  );
}
