import { Plus } from 'lucide-react';
import { formWith } from '#app/core/case-form/fields.ts';
import { slidesListed } from '#app/core/case-form/slide-rules.ts';
import { SPECIMENS_AT_MOST } from '#app/core/case-form/specimen-rules.ts';
import { countText } from '#app/core/cases/labels.ts';
import { FieldError } from '#app/ui/controls/field.tsx';
import { fieldIdOf, useCaseField, useFormContext } from '../parts/form-context.ts';
import { RowButton } from '../parts/row-button.tsx';
import { SpecimenPart } from './specimen-part.tsx';

/** The containers of the case, each with the slides that were made of it. */
export function SpecimensStep() {
  const { form, fields } = useFormContext();
  const { errors } = useCaseField('specimens');
  const { specimens } = formWith(form, fields);
  return (
    <section aria-label="Specimens and slides" className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        {countText(specimens.length, 'specimen')} with {countText(slidesListed(specimens), 'slide')}
      </p>
      <div id={fieldIdOf('specimens')} tabIndex={-1} className="flex flex-col gap-6 empty:hidden">
        {specimens.map((specimen, at) => (
          <SpecimenPart
            key={specimen.id}
            specimen={specimen}
            isFirst={at === 0}
            isLast={at === specimens.length - 1}
          />
        ))}
      </div>
      <FieldError id={fieldIdOf('specimens')} message={errors?.[0]} />
      {specimens.length < SPECIMENS_AT_MOST && (
        <div>
          <RowButton intent={{ kind: 'addSpecimen' }}>
            <Plus aria-hidden />
            Add specimen
          </RowButton>
        </div>
      )}
    </section>
  );
}
