import { X } from 'lucide-react';
import { useState } from 'react';
import type { CitedSlide } from '#app/core/citing/cited-fields.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { RowTable, type TableRow } from './row-table.tsx';
import { ROW } from './use-rows.ts';

type KeyImage = PrimaryDiagnosis['keyImages'][number];

const MOST = 20;

interface KeyImageRowsProps {
  readonly images: readonly KeyImage[];
  /** The slides whose picture can be taken. */
  readonly slides: readonly CitedSlide[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The slides whose picture goes into the report, each with what it shows. */
export function KeyImageRows({ images, slides, onRowsChanged }: KeyImageRowsProps) {
  return (
    <RowTable
      id="key-images"
      title="Key pictures"
      hint="The report on the platform shows the whole slide with its caption; the PDF names them alone. A row is saved when a slide is chosen."
      items={images}
      row={(row) => <KeyImageRow key={row.id} slides={slides} {...row} />}
      addLabel="Add a picture"
      most={slides.length === 0 ? 0 : MOST}
      onRowsChanged={onRowsChanged}
    >
      {() => slides.length === 0 && <p className="text-muted italic">The case has no slide images yet</p>}
    </RowTable>
  );
}

interface KeyImageRowProps extends TableRow<KeyImage>, Pick<KeyImageRowsProps, 'slides'> {}

function KeyImageRow({ id, at, item: image, slides, onRemove }: KeyImageRowProps) {
  const choices = slides.map(({ imageId, title, specimenID }) => ({
    value: imageId,
    label: `Specimen ${specimenID}, ${title}`,
  }));
  const [chosen, setChosen] = useState(image?.imageId);
  const isReplaced =
    image !== null && image.imageId !== '' && choices.every(({ value }) => value !== image.imageId);
  // Without its own choice the list would show another one, and the next save would drop the row.
  const replaced = isReplaced ? [{ value: image.imageId, label: 'A slide that was replaced' }] : [];
  return (
    <div
      {...ROW}
      role="group"
      aria-label={`Picture ${at + 1}`}
      className="grid grid-cols-1 items-end gap-2 rounded-md border border-border bg-raised p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field
        label="Slide"
        error={
          isReplaced && chosen === image.imageId
            ? 'This slide was scanned again. Choose it anew or remove the picture.'
            : undefined
        }
      >
        <Select
          name={`keyImages.${id}.imageId`}
          defaultValue={image?.imageId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          choices={[{ value: '', label: 'Choose a slide' }, ...replaced, ...choices]}
        />
      </Field>
      <Field label="Caption">
        <TextInput
          name={`keyImages.${id}.caption`}
          defaultValue={image?.caption ?? ''}
          maxLength={300}
          autoComplete="off"
        />
      </Field>
      <input type="hidden" name={`keyImages.${id}.scaleBarOf`} value={image?.imageId ?? ''} />
      <input
        type="hidden"
        name={`keyImages.${id}.scaleBarMicrometres`}
        defaultValue={image?.scaleBarMicrometres ?? ''}
      />
      {onRemove !== null && (
        <Button variant="quiet" onClick={onRemove} className="justify-self-end">
          <X aria-hidden />
          <VisuallyHidden>Remove picture {at + 1}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
