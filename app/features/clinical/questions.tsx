import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Role } from '#app/core/access/roles.ts';
import { questionAbout } from '#app/core/diagnosis/question-words.ts';
import { answerWords } from '#app/core/tasks/answer-words.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, CaseQuestion } from '#contracts/generated/wire.ts';
import { QuestionForm } from './clinical-forms.ts';
import { Said } from './thread.tsx';

interface QuestionsProps {
  readonly questions: readonly CaseQuestion[];
  readonly timeZone: string;
  /** Whoever may answer is led to the task of the question. */
  readonly role?: Role;
  readonly children?: ReactNode;
}

/** What the reader asked the facility, and what came back, oldest first. */
export function Questions({ questions, timeZone, role, children }: QuestionsProps) {
  return (
    <DetailSection title="Questions and answers">
      {questions.length === 0 ? (
        <p className="text-muted">Nothing has been asked.</p>
      ) : (
        <ol className="flex flex-col gap-5">
          {questions.map((question) => (
            <li key={question.id} className="flex flex-col gap-2">
              <Said
                by={question.askedBy.displayName}
                at={question.askedAt}
                about={`about ${questionAbout(question)}`}
                timeZone={timeZone}
              >
                {question.text}
              </Said>
              <div className="border-l-2 border-border pl-3">
                <Answer question={question} timeZone={timeZone} />
                {role !== undefined && <ToAnswer question={question} role={role} />}
              </div>
            </li>
          ))}
        </ol>
      )}
      {children}
    </DetailSection>
  );
}

function Answer({ question, timeZone }: { readonly question: CaseQuestion; readonly timeZone: string }) {
  const { status, answeredBy, answeredAt, dueAt } = question;
  if (answeredAt === null) {
    return (
      <p className="text-muted">
        {labels.RequestStatus[status]}, due {instantText(dueAt, timeZone)}
      </p>
    );
  }
  if (status === 'Cancelled') {
    return <p className="text-muted">Taken back unanswered on {instantText(answeredAt, timeZone)}</p>;
  }
  return (
    <Said by={answeredBy?.displayName ?? 'The facility'} at={answeredAt} timeZone={timeZone}>
      {answerWords(question)}
    </Said>
  );
}

function ToAnswer({ question, role }: { readonly question: CaseQuestion; readonly role: Role }) {
  const { taskId, allowedActions } = question;
  if (taskId === null || !allowedActions.includes('answer')) return null;
  return (
    <TextLink asChild>
      <Link to={taskPlaceOf({ id: taskId, type: TASK.missingInfo }, role)}>
        Answer<VisuallyHidden> the question of {question.askedBy.displayName}</VisuallyHidden>
      </Link>
    </TextLink>
  );
}

interface AskBoxProps {
  readonly ofCase: Case;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly tellUnsaved: TellUnsaved;
}

const ABOUT = choicesOf(labels.QuestionAbout);

/** Asks the facility; the case waits for it until there is an answer. Its page gives it a key that changes with each question. */
export function AskBox({ ofCase, idempotencyKey, refused, tellUnsaved }: AskBoxProps) {
  const { form, fields } = useContractForm(QuestionForm, refused, { id: 'ask' });
  useTellUnsaved(tellUnsaved, 'ask', form.dirty);
  return (
    <IntentForm
      form={form}
      intent="ask"
      submitLabel="Ask the facility"
      etag={ofCase.etag}
      idempotencyKey={idempotencyKey}
    >
      <RadioField field={fields.about} label="What it is about" choices={ABOUT} />
      <SelectField
        field={fields.specimenID}
        label="Specimen"
        placeholder="The whole case"
        choices={ofCase.slides.map(({ specimenID }) => ({
          value: specimenID,
          label: `Specimen ${specimenID}`,
        }))}
      />
      <TextAreaField
        field={fields.text}
        label="Question"
        hint="The case waits for the facility until it has answered."
        rows={4}
      />
    </IntentForm>
  );
}
