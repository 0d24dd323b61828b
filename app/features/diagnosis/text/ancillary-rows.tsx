import { X } from 'lucide-react';
import { useState } from 'react';
import { otherBlockText } from '#app/core/diagnosis/study-blocks.ts';
import { studyKinds } from '#app/core/diagnosis/tables.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { useAids } from '../writing-aids.ts';
import { RowTable, type TableRow } from './row-table.tsx';
import { ROW } from './use-rows.ts';

type Study = PrimaryDiagnosis['ancillary'][number];

interface AncillaryRowsProps {
  readonly studies: readonly Study[];
  readonly slides: Case['slides'];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

const CONTROLS = [
  { value: '', label: 'Not answered' },
  { value: 'yes', label: 'Adequate' },
  { value: 'no', label: 'Not adequate' },
];

/** Stains and other studies with their results. A row is saved when it has a stain and a block. */
export function AncillaryRows({ studies, slides, onRowsChanged }: AncillaryRowsProps) {
  const { stains } = useAids();
  return (
    <RowTable
      id="ancillary"
      title="Ancillary studies"
      hint="A row is saved when it names its stain and its block."
      items={studies}
      row={(row) => <StudyRow key={row.id} slides={slides} {...row} />}
      addLabel="Add a study"
      onRowsChanged={onRowsChanged}
    >
      {() => (
        <datalist id="stains">
          {stains.map((stain) => (
            <option key={stain} value={stain} />
          ))}
        </datalist>
      )}
    </RowTable>
  );
}

interface StudyRowProps extends TableRow<Study>, Pick<AncillaryRowsProps, 'slides'> {}

const MORE = [
  ['score', 'Score', 120],
  ['clone', 'Clone', 120],
  ['fixation', 'Fixation', 200],
  ['method', 'Method', 1000],
] as const;

const controlsOf = (study: Study | null): string => {
  if (study === null || study.controlsAdequate === null) return '';
  return study.controlsAdequate ? 'yes' : 'no';
};

function StudyRow({ id, at, item: study, slides, onRemove }: StudyRowProps) {
  const name = (field: string) => `ancillary.${id}.${field}`;
  const letters = slides.map(({ specimenID }) => ({ value: specimenID, label: `Specimen ${specimenID}` }));
  const [placed, setPlaced] = useState({
    specimenID: study?.specimenID ?? letters[0]?.value ?? '',
    block: study?.block ?? '',
  });
  const hasMore = MORE.some(([field]) => (study?.[field] ?? '') !== '');
  return (
    <div
      {...ROW}
      role="group"
      aria-label={`Study ${at + 1}`}
      className="grid grid-cols-2 gap-2 rounded-md border border-border bg-raised p-3 sm:grid-cols-3"
    >
      <Field label="Kind">
        <Select name={name('kind')} defaultValue={study?.kind ?? 'ihc'} choices={studyKinds} />
      </Field>
      <Field label="Stain">
        <TextInput name={name('stain')} defaultValue={study?.stain ?? ''} list="stains" autoComplete="off" />
      </Field>
      <Field label="Specimen">
        <Select
          name={name('specimenID')}
          defaultValue={placed.specimenID}
          onChange={({ currentTarget }) => setPlaced({ ...placed, specimenID: currentTarget.value })}
          choices={letters}
        />
      </Field>
      <Field label="Block" error={otherBlockText(slides, placed) ?? undefined}>
        <TextInput
          name={name('block')}
          defaultValue={placed.block}
          onInput={({ currentTarget }) => setPlaced({ ...placed, block: currentTarget.value })}
          maxLength={20}
          autoComplete="off"
        />
      </Field>
      <Field label="Result">
        <TextInput name={name('result')} defaultValue={study?.result ?? ''} maxLength={2000} />
      </Field>
      <Field label="Controls">
        <Select name={name('controlsAdequate')} defaultValue={controlsOf(study)} choices={CONTROLS} />
      </Field>
      <details open={hasMore} className="col-span-full">
        <summary className="cursor-pointer text-sm text-accent">Score, clone, fixation, method</summary>
        <div className="mt-2 grid grid-cols-2 gap-2">
          {MORE.map(([field, label, most]) => (
            <Field key={field} label={label}>
              <TextInput name={name(field)} defaultValue={study?.[field] ?? ''} maxLength={most} />
            </Field>
          ))}
        </div>
      </details>
      {onRemove !== null && (
        <div className="col-span-full flex justify-end">
          <Button size="sm" variant="quiet" onClick={onRemove}>
            <X aria-hidden />
            Remove<VisuallyHidden> study {at + 1}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
