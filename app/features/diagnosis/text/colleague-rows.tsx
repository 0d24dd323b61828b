import { X } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { RowTable, type TableRow } from './row-table.tsx';
import { ROW } from './use-rows.ts';

type Colleague = PrimaryDiagnosis['colleagues'][number];

const MOST = 10;

interface ColleagueRowsProps {
  readonly colleagues: readonly Colleague[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** Colleagues who looked at the case within the department: the report names them with their opinions. */
export function ColleagueRows({ colleagues, onRowsChanged }: ColleagueRowsProps) {
  return (
    <RowTable
      id="colleagues"
      title="Colleagues consulted"
      hint="The report names them under the comment. A row is saved when it has a name and an opinion."
      items={colleagues}
      row={(row) => <ColleagueRow key={row.id} {...row} />}
      addLabel="Add a colleague"
      most={MOST}
      onRowsChanged={onRowsChanged}
    />
  );
}

function ColleagueRow({ id, at, item: colleague, onRemove }: TableRow<Colleague>) {
  return (
    <div
      {...ROW}
      role="group"
      aria-label={`Colleague ${at + 1}`}
      className="flex flex-col gap-2 rounded-md border border-border bg-raised p-3"
    >
      <Field label="Name">
        <TextInput
          name={`colleagues.${id}.name`}
          defaultValue={colleague?.name ?? ''}
          maxLength={120}
          autoComplete="off"
        />
      </Field>
      <Field label="Opinion">
        <TextArea
          name={`colleagues.${id}.opinion`}
          defaultValue={colleague?.opinion ?? ''}
          maxLength={2000}
          className="field-sizing-content min-h-16"
        />
      </Field>
      {onRemove !== null && (
        <div className="flex justify-end">
          <Button size="sm" variant="quiet" onClick={onRemove}>
            <X aria-hidden />
            Remove<VisuallyHidden> colleague {at + 1}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
