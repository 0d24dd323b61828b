import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { codeFault } from '#app/core/diagnosis/form-reading.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { ComboboxInput } from '#app/ui/forms/combobox-input.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { useAids } from '../writing-aids.ts';
import { RowTable, type TableRow } from './row-table.tsx';
import { ROW } from './use-rows.ts';

interface Finding {
  readonly code: string;
  readonly specimenID: string | null;
}

/** The API takes no more of them. */
const MOST = 24;

interface FindingRowsProps {
  readonly findings: readonly Finding[];
  readonly letters: readonly string[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
  /** What comes of the codes, right below them. */
  readonly children?: ReactNode;
}

/** The codes of what was found, each for one specimen or for the whole case. */
export function FindingRows({ findings, letters, onRowsChanged, children }: FindingRowsProps) {
  const { codes } = useAids();
  const isEnhanced = useEnhanced();
  const [chosen, setChosen] = useState(0);
  return (
    <RowTable
      id="codes"
      title="ICD-10 codes of the finding"
      items={findings}
      row={(row) => <FindingRow key={row.id} letters={letters} {...row} />}
      addLabel="Add a code"
      most={MOST}
      onRowsChanged={onRowsChanged}
    >
      {(add, count) => (
        <>
          {children}
          {isEnhanced && codes.length > 0 && count < MOST && (
            <Field label="Find a code">
              <ComboboxInput
                key={chosen}
                isGoingOn={chosen > 0}
                choices={codes}
                chosenAtFirst={() => ''}
                onChoose={(code) => {
                  if (code === '') return;
                  add({ code, specimenID: null });
                  setChosen((times) => times + 1);
                }}
              />
            </Field>
          )}
        </>
      )}
    </RowTable>
  );
}

interface FindingRowProps extends TableRow<Finding>, Pick<FindingRowsProps, 'letters'> {}

function FindingRow({ id, at, item: finding, letters, onRemove }: FindingRowProps) {
  const [fault, setFault] = useState<string | null>(null);
  const specimens = letters.map((letter) => ({ value: letter, label: `Specimen ${letter}` }));
  return (
    <div {...ROW} role="group" aria-label={`Row ${at + 1}`} className="flex flex-wrap items-start gap-2">
      <Field label={`Code ${at + 1}`} labelHidden error={fault ?? undefined} className="w-36">
        <TextInput
          name={`findings.${id}.code`}
          defaultValue={finding?.code ?? ''}
          placeholder="C44.311"
          onInput={() => setFault(null)}
          onBlur={({ currentTarget }) => setFault(codeFault(currentTarget.value))}
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
