import { slidesField } from '#app/core/case-form/fields.ts';
import { isUnmade } from '#app/core/case-form/slide-rules.ts';
import { slideName } from '#app/core/slides/slide-names.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { SpecimenForm, SubsectionForm } from '#contracts/generated/wire.ts';
import { Line, Search } from '../parts/fields.tsx';
import { useFormContext, useTyped } from '../parts/form-context.ts';
import { SlideImages } from '../uploads/slide-images.tsx';
import { RemoveRow } from './remove-row.tsx';

interface SlidesPartProps {
  readonly specimen: SpecimenForm;
  readonly slides: SubsectionForm;
}

const MARKER_TYPES = ['IHC', 'Immunofluorescence', 'In_Situ_Hybridization'];

/** The slides of one block with one stain. */
export function SlidesPart({ specimen, slides }: SlidesPartProps) {
  const { lists } = useFormContext();
  const { id, isRequested } = slides;
  const place = (key: Parameters<typeof slidesField>[2]) => slidesField(specimen.id, id, key);
  const slideType = useTyped(place('slideType'));
  const isMailed = useTyped('delivery.slideDelivery') === 'Mail_the_Slides';
  const isSpecial = slideType === 'Special_Stain';
  const isMarker = MARKER_TYPES.includes(slideType);
  const name = slideName(slides) || 'without an ID';
  const suggestions = isSpecial ? lists.specialStains : isMarker ? lists.ihcMarkers : [];
  return (
    <fieldset
      data-row={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-border bg-surface p-3"
    >
      <legend className="sr-only">Slides {name}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 font-semibold">Slides {name}</h3>
        {!isRequested && (
          <RemoveRow
            intent={{ kind: 'removeSlides', specimenId: specimen.id, subsectionId: id }}
            what={`slides ${name}`}
            slides={[slides]}
          >
            Remove <VisuallyHidden>slides {name}</VisuallyHidden>
          </RemoveRow>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-3 sm:grid-cols-3">
        <Line name={place('block')} label="Block" hint="Such as A1" required />
        <Line name={place('displayId')} label="Slide ID" hint="Unique in the case" required />
        <Line
          name={place('facilityId')}
          label="Slide label"
          hint="The text on the glass"
          required={!isUnmade(slides)}
        />
        <Search name={place('slideType')} label="Slide type" choices={lists.slideTypes} required />
        <Line
          name={place('stain')}
          label="Stain"
          hint={suggestions.length > 0 ? 'Choose one or type' : 'If it has one'}
          list={`stains-${id}`}
          required={isSpecial || isMarker}
        />
        <Line name={place('slideCount')} label="Slide count" inputMode="numeric" required />
      </div>
      <datalist id={`stains-${id}`}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <SlideImages specimenId={specimen.id} slides={slides} name={name} isMailed={isMailed} />
    </fieldset>
  );
}
