import { Plus, X } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { ComboboxInput } from '#app/ui/forms/combobox-input.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { useAids } from '../writing-aids.ts';
import { SPARE_ROW, useRows } from './use-rows.ts';

interface Finding {
  readonly code: string;
  readonly specimenID: string | null;
}

interface FindingRowsProps {
  readonly findings: readonly Finding[];
  readonly letters: readonly string[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The codes of what was found, each for one specimen or for the whole case. */
export function FindingRows({ findings, letters, onRowsChanged }: FindingRowsProps) {
  const { rows, table, add, remove } = useRows<Finding>(findings, onRowsChanged);
  const { codes } = useAids();
  const isEnhanced = useEnhanced();
  return (
    <fieldset ref={table} id="codes" className="flex min-w-0 scroll-mt-28 flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">ICD-10 codes of the finding</legend>
      {rows.map(({ id, item }, at) => (
        <FindingRow key={id} id={id} at={at} finding={item} letters={letters} onRemove={() => remove(id)} />
      ))}
      <noscript>
        <FindingRow id={SPARE_ROW} at={rows.length} finding={null} letters={letters} onRemove={null} />
      </noscript>
      {isEnhanced && codes.length > 0 && (
        <Field label="Find a code">
          <ComboboxInput
            key={rows.length}
            choices={codes}
            chosenAtFirst={() => ''}
            onChoose={(code) => code !== '' && add({ code, specimenID: null })}
          />
        </Field>
      )}
      <div>
        <Button size="sm" onClick={() => add(null)}>
          <Plus aria-hidden />
          Add a code
        </Button>
      </div>
    </fieldset>
  );
}

interface FindingRowProps {
  readonly id: number;
  readonly at: number;
  readonly finding: Finding | null;
  readonly letters: readonly string[];
  /** Null without script: there an emptied code removes the row. */
  readonly onRemove: (() => void) | null;
}

function FindingRow({ id, at, finding, letters, onRemove }: FindingRowProps) {
  const specimens = letters.map((letter) => ({ value: letter, label: `Specimen ${letter}` }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={`Code ${at + 1}`} labelHidden className="w-36">
        <TextInput
          name={`findings.${id}.code`}
          defaultValue={finding?.code ?? ''}
          placeholder="C44.311"
          autoComplete="off"
        />
      </Field>
      <Field label={`What code ${at + 1} is for`} labelHidden className="min-w-36 flex-1">
        <Select
          name={`findings.${id}.specimenID`}
          defaultValue={finding?.specimenID ?? ''}
          choices={[{ value: '', label: 'Whole case' }, ...specimens]}
        />
      </Field>
      {onRemove !== null && (
        <Button variant="quiet" onClick={onRemove}>
          <X aria-hidden />
          <VisuallyHidden>Remove code {at + 1}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
