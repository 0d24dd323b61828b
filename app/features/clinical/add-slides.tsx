import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { AddSlidesForm } from './clinical-forms.ts';

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
  /** Where the images of the added slides are uploaded. */
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
          <TextField field={fields.block} label="Block" />
          <TextField field={fields.displayId} label="Slide ID" />
          <TextField field={fields.facilityId} label="Slide label" hint="The text on the glass." />
          <SelectField
            field={fields.slideType}
            label="Slide type"
            placeholder="Choose the slide type"
            choices={choices.slideTypes}
          />
          <TextField field={fields.stain} label="Stain" />
          <TextField field={fields.slideCount} label="Slide count" inputMode="numeric" />
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
