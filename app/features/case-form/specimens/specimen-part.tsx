import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { specimenField } from '#app/core/case-form/fields.ts';
import type { BodySite } from '#app/core/case-form/form.ts';
import { slidesListed } from '#app/core/case-form/slide-rules.ts';
import { bodySiteOf } from '#app/core/case-form/specimen-rules.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { FieldError } from '#app/ui/controls/field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { SpecimenForm } from '#contracts/generated/wire.ts';
import { Line, NearDay, Radios, Search } from '../parts/fields.tsx';
import { fieldIdOf, useCaseField, useFormContext, useTyped } from '../parts/form-context.ts';
import { RowButton } from '../parts/row-button.tsx';
import { RemoveRow } from './remove-row.tsx';
import { SlidesPart } from './slides-part.tsx';
import { SubsiteField } from './subsite-field.tsx';

const SIDES = choicesOf(labels.Laterality);

interface SpecimenPartProps {
  readonly specimen: SpecimenForm;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One labelled container. */
export function SpecimenPart({ specimen, isFirst, isLast }: SpecimenPartProps) {
  const { setting, lists } = useFormContext();
  const { id, specimenID, subsections } = specimen;
  const place = (key: Parameters<typeof specimenField>[1]) => specimenField(id, key);
  const site = bodySiteOf(setting.bodySites, useTyped(place('bodysite')));
  const slidesName = `specimens.${id}.subsections`;
  const { errors } = useCaseField(slidesName);
  const isBreast = site?.value.toLowerCase() === 'breast';
  return (
    <fieldset
      data-row={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-raised p-4"
    >
      <legend className="sr-only">Specimen {specimenID}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-lg font-semibold">Specimen {specimenID}</h2>
        <MoveButtons specimen={specimen} isFirst={isFirst} isLast={isLast} />
        <RemoveRow
          intent={{ kind: 'removeSpecimen', specimenId: id }}
          what={`specimen ${specimenID}`}
          slides={subsections}
          rows={subsections}
        >
          Remove <VisuallyHidden>specimen {specimenID}</VisuallyHidden>
        </RemoveRow>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Line
          name={place('facilitySpecimenID')}
          label="Facility specimen ID"
          hint="As on the container"
          required
        />
        <Search name={place('specimenType')} label="Specimen type" choices={lists.specimenTypes} required />
        <Search name={place('bodysite')} label="Body site" choices={setting.bodySites} required />
        {site !== null && site.subsites.length > 0 && (
          <SubsiteField key={site.value} name={place('subsite')} site={site} />
        )}
        {site !== null && <Side key={`side of ${site.value}`} name={place('laterality')} site={site} />}
        <NearDay name={place('specimenCollectionDate')} label="Collection date" required />
        <Line
          name={place('collectionTime')}
          label="Collection time"
          hint="Hours and minutes, such as 14:30"
          required={isBreast}
        />
        <NearDay name={place('receivedDate')} label="Received date" required />
        <Line
          name={place('totalNumberSlides')}
          label="Total number of slides"
          hint={`The slides below add up to ${slidesListed([specimen])}`}
          inputMode="numeric"
          required
        />
      </div>
      <div id={fieldIdOf(slidesName)} tabIndex={-1} className="flex flex-col gap-3">
        {subsections.map((slides) => (
          <SlidesPart key={slides.id} specimen={specimen} slides={slides} />
        ))}
        <FieldError id={fieldIdOf(slidesName)} message={errors?.[0]} />
        <div>
          <RowButton size="sm" intent={{ kind: 'addSlides', specimenId: id }}>
            <Plus aria-hidden />
            Add slides <VisuallyHidden>to specimen {specimenID}</VisuallyHidden>
          </RowButton>
        </div>
      </div>
    </fieldset>
  );
}

/** A draft from before may hold a side that its site does not have: it is shown, or nobody could take it away. */
function Side({ name, site }: { readonly name: string; readonly site: BodySite }) {
  const isHeld = useTyped(name) !== '';
  if (!site.laterality && !isHeld) return null;
  return <Radios name={name} label="Laterality" choices={SIDES} required={site.laterality} />;
}

/** The order can change; a letter does not move once its specimen has a slide. */
function MoveButtons({ specimen: { id, specimenID }, isFirst, isLast }: SpecimenPartProps) {
  return (
    <>
      {!isFirst && (
        <RowButton size="sm" variant="quiet" intent={{ kind: 'moveUp', specimenId: id }}>
          <ArrowUp aria-hidden />
          <VisuallyHidden>Move specimen {specimenID} up</VisuallyHidden>
        </RowButton>
      )}
      {!isLast && (
        <RowButton size="sm" variant="quiet" intent={{ kind: 'moveDown', specimenId: id }}>
          <ArrowDown aria-hidden />
          <VisuallyHidden>Move specimen {specimenID} down</VisuallyHidden>
        </RowButton>
      )}
    </>
  );
}
