import { slideName } from '#app/core/slides/slide-names.ts';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { CorrectSlidesForm } from './clinical-forms.ts';
import { SlideFields } from './slide-fields.tsx';

interface AddedSlidesProps {
  readonly slides: readonly SlideOfTask[];
  readonly slideTypes: readonly { readonly value: string; readonly label: string }[];
  readonly etag: string;
  readonly idempotencyKey: string;
  /** What a correction was refused with. */
  readonly refused: PostedOutcome['refused'];
  readonly tellUnsaved: TellUnsaved;
}

/** Slides that were added late and that no reader has opened: they are put right here, or taken back. */
export function AddedSlides({ slides, ...props }: AddedSlidesProps) {
  if (slides.length === 0) return null;
  return (
    <ul aria-label="Added slides that may still be changed" className="flex flex-col gap-3">
      {slides.map((one) => (
        <li key={one.slide.id} className="flex flex-col gap-2">
          <AddedSlide key={props.etag} {...one} {...props} />
        </li>
      ))}
    </ul>
  );
}

function AddedSlide(props: SlideOfTask & Omit<AddedSlidesProps, 'slides'>) {
  const { specimenId, slide, slideTypes, etag, idempotencyKey, refused, tellUnsaved } = props;
  const mine = refused?.initialValue?.['subsectionId'] === slide.id ? refused : null;
  const { form, fields } = useContractForm(CorrectSlidesForm, mine, {
    id: `correct-${slide.id}`,
    defaultValue: {
      specimenId,
      subsectionId: slide.id,
      block: slide.block ?? '',
      displayId: slide.displayId ?? '',
      facilityId: slide.facilityId ?? '',
      slideType: slide.slideType ?? '',
      stain: slide.stain ?? '',
      slideCount: slide.slideCount ?? 1,
    },
  });
  useTellUnsaved(tellUnsaved, `correct-${slide.id}`, form.dirty);
  const name = `slide ${slideName(slide)}`;
  const place = (
    <>
      <input type="hidden" name="specimenId" value={specimenId} />
      <input type="hidden" name="subsectionId" value={slide.id} />
    </>
  );
  return (
    <>
      <Folded label={`Correct ${name}`} isOpen={mine !== null}>
        <p className="text-sm text-muted">
          This is possible until a pathologist opens it. Whoever reads the case is told what was corrected.
        </p>
        <IntentForm
          form={form}
          intent="correctSlides"
          submitLabel={`Save ${name}`}
          etag={etag}
          idempotencyKey={idempotencyKey}
        >
          {place}
          <SlideFields fields={fields} slideTypes={slideTypes} />
        </IntentForm>
      </Folded>
      <div className="w-fit">
        <ActionForm
          intent="removeSlides"
          label={`Remove ${name}`}
          etag={etag}
          idempotencyKey={idempotencyKey}
        >
          {place}
        </ActionForm>
      </div>
    </>
  );
}
