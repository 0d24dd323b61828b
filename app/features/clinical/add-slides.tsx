import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { AddSlidesForm } from './clinical-forms.ts';
import { SlideFields } from './slide-fields.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What slides are added to, and how they may be called. */
export interface LateSlideChoices {
  readonly specimens: readonly Choice[];
  readonly slideTypes: readonly Choice[];
}

interface AddSlidesProps {
  readonly ofCase: Case;
  readonly choices: LateSlideChoices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly tellUnsaved: TellUnsaved;
  /** Added slides that may still be changed, and where the images of those that lack them are uploaded. */
  readonly children: ReactNode;
}

/** Slides that were found after the case had been sent out: first they are listed, then their images come. */
export function AddSlides(props: AddSlidesProps) {
  const { ofCase, choices, idempotencyKey, refused, tellUnsaved, children } = props;
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
