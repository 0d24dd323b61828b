import type { ReactNode } from 'react';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { AddedSlides } from './added-slides.tsx';
import { AddSlidesForm } from './clinical-forms.ts';
import { SlideFields } from './slide-fields.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What slides are added to, and how they may be called. */
interface LateSlideChoices {
  readonly specimens: readonly Choice[];
  readonly slideTypes: readonly Choice[];
}

export interface LateSlides {
  readonly choices: LateSlideChoices;
  /** Those that were added before and that no reader has opened. */
  readonly changeable: readonly SlideOfTask[];
}

interface AddSlidesProps {
  readonly ofCase: Case;
  readonly late: LateSlides;
  readonly idempotencyKey: string;
  /** What came of the last action of the page; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
  readonly tellUnsaved: TellUnsaved;
  /** Where the images of the added slides are uploaded. */
  readonly children: ReactNode;
}

/** Slides that were found after the case had been sent out: first they are listed, then their images come. */
export function AddSlides(props: AddSlidesProps) {
  const { ofCase, late, idempotencyKey, outcome, tellUnsaved, children } = props;
  const { choices, changeable } = late;
  const refused = refusedOf(outcome, 'addSlides');
  const { form, fields } = useContractForm(AddSlidesForm, refused, { id: 'add-slides-form' });
  useTellUnsaved(tellUnsaved, 'addSlides', form.dirty);
  const listed = ofCase.slides.reduce((sum, { subsections }) => sum + subsections.length, 0);
  return (
    <div id="add-slides" className="scroll-mt-28">
      <DetailSection title="Add slides">
        <p className="text-muted">
          For slides that were found after the case had been sent out. The pathologist is told, and the case
          goes on.
        </p>
        <AddedSlides
          slides={changeable}
          slideTypes={choices.slideTypes}
          etag={ofCase.etag}
          idempotencyKey={idempotencyKey}
          refused={refusedOf(outcome, 'correctSlides')}
          tellUnsaved={tellUnsaved}
        />
        {children}
        <IntentForm
          key={listed}
          form={form}
          intent="addSlides"
          submitLabel="Add slides"
          etag={ofCase.etag}
          idempotencyKey={idempotencyKey}
        >
          <SelectField
            field={fields.specimenId}
            label="Specimen"
            placeholder="Choose the specimen"
            choices={choices.specimens}
          />
          <SlideFields fields={fields} slideTypes={choices.slideTypes} />
          <TextAreaField
            field={fields.reason}
            label="Why they come late"
            hint="The pathologist reads it in the messages of the case."
            rows={2}
          />
        </IntentForm>
      </DetailSection>
    </div>
  );
}
