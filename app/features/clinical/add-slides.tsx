import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
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
  /** The slides of the case are in a parcel or with the laboratory that scans them. */
  readonly isAtLab?: boolean;
  /** The slides that were added before and that no reader has opened. */
  readonly changeable: readonly SlideOfTask[];
}

interface AddSlidesProps {
  readonly ofCase: Case;
  readonly late: LateSlides;
  /** The pathologist waits for an answer about slides. */
  readonly isAskedFor: boolean;
  readonly idempotencyKey: string;
  /** What came of the last action of the page; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
  readonly tellUnsaved: TellUnsaved;
  /** Where the images of the added slides are uploaded. */
  readonly children: ReactNode;
}

/** Where links from lists lead to. */
const PLACE = 'add-slides';

/** Slides that were found after the case had been sent out: first they are listed, then their images come. */
export function AddSlides(props: AddSlidesProps) {
  const { ofCase, late, idempotencyKey, outcome, tellUnsaved, children } = props;
  const { choices, changeable } = late;
  const listed = ofCase.slides.reduce((sum, { subsections }) => sum + subsections.length, 0);
  return (
    <div id={PLACE} className="scroll-mt-28">
      <DetailSection title="Slides found later">
        <AddedSlides
          slides={changeable}
          slideTypes={choices.slideTypes}
          etag={ofCase.etag}
          idempotencyKey={idempotencyKey}
          refused={refusedOf(outcome, 'correctSlides')}
          tellUnsaved={tellUnsaved}
        />
        {late.isAtLab === true && (
          <p>The laboratory scans the slides of the parcel: no image of them is uploaded here.</p>
        )}
        {children}
        <AddFields key={listed} {...props} />
      </DetailSection>
    </div>
  );
}

/** Empty again once what it adds is listed. */
function AddFields({ ofCase, late, isAskedFor, idempotencyKey, outcome, tellUnsaved }: AddSlidesProps) {
  const { choices } = late;
  const refused = refusedOf(outcome, 'addSlides');
  const { form, fields } = useContractForm(AddSlidesForm, refused, { id: 'add-slides-form' });
  useTellUnsaved(tellUnsaved, 'addSlides', form.dirty);
  // Who followed a link to it wants to fill it in; the server never learns this part of an address.
  const { hash } = useLocation();
  const isLedHere = useEnhanced() && hash === `#${PLACE}`;
  return (
    <Folded label="Add slides" isOpen={refused !== null || isAskedFor || isLedHere}>
      <p className="text-muted">
        For slides that were found after the case had been sent out. Whoever reads the case is told, and it
        goes on.
      </p>
      <IntentForm
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
    </Folded>
  );
}

/** The forms for late slides that the page has not any more, as once a reader has opened the slide. */
export function slideFormsGone({
  late,
  outcome,
}: {
  readonly late: LateSlides | null;
  readonly outcome: PostedOutcome | undefined;
}): readonly string[] {
  if (late === null) return ['addSlides', 'correctSlides'];
  const corrected = refusedOf(outcome, 'correctSlides')?.initialValue?.['subsectionId'];
  return late.changeable.some(({ slide }) => slide.id === corrected) ? [] : ['correctSlides'];
}
