import { choicesOf } from '#app/ui/controls/choices.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zQuestionAbout } from '#contracts/generated/schemas/question-about.ts';
import { RequestForm } from './request-form.tsx';
import { QuestionForm } from './request-forms.ts';
import type { RequestsPartProps } from './requests-part.tsx';

const subjects = choicesOf(labels.QuestionAbout, zQuestionAbout.options);

/** What is missing is asked of the facility; its answer stands in the clinical information. */
export function QuestionPart({
  item,
  etag = item.etag,
  outcome,
  idempotencyKey,
  place = null,
}: RequestsPartProps) {
  const mine = outcome?.intent === 'ask' ? outcome : null;
  const { form, fields } = useContractForm(QuestionForm, mine?.refused, {
    id: 'question',
    ...(place == null ? {} : { defaultValue: { specimenID: place.specimenID } }),
  });
  const specimens = item.slides.map(({ specimenID }) => ({
    value: specimenID,
    label: `Specimen ${specimenID}`,
  }));
  return (
    <RequestForm
      title="Ask for missing information"
      intent="ask"
      form={form}
      etag={etag}
      idempotencyKey={idempotencyKey}
      isTried={mine?.refused != null}
      submitLabel="Send the question"
    >
      <SelectField field={fields.about} label="About" choices={subjects} />
      <SelectField field={fields.specimenID} label="Specimen" placeholder="Whole case" choices={specimens} />
      <TextAreaField field={fields.text} label="Question" rows={4} />
    </RequestForm>
  );
}
