import { Plus, X } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { SPARE_ROW, useRows } from './use-rows.ts';

type Colleague = PrimaryDiagnosis['colleagues'][number];

const MOST = 10;

interface ColleagueRowsProps {
  readonly colleagues: readonly Colleague[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** Colleagues who looked at the case within the department: the report names them with their opinions. */
export function ColleagueRows({ colleagues, onRowsChanged }: ColleagueRowsProps) {
  const { rows, table, add, remove } = useRows<Colleague>(colleagues, onRowsChanged);
  return (
    <fieldset ref={table} id="colleagues" className="flex min-w-0 scroll-mt-28 flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">Colleagues consulted</legend>
      <p className="-mt-2 text-sm text-muted">
        The report names them under the comment. A row is saved when it has a name and an opinion.
      </p>
      {rows.map(({ id, item }, at) => (
        <ColleagueRow key={id} id={id} at={at} colleague={item} onRemove={() => remove(id)} />
      ))}
      <noscript>
        <ColleagueRow id={SPARE_ROW} at={rows.length} colleague={null} onRemove={null} />
      </noscript>
      {rows.length < MOST && (
        <div>
          <Button size="sm" onClick={() => add(null)}>
            <Plus aria-hidden />
            Add a colleague
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ColleagueRowProps {
  readonly id: number;
  readonly at: number;
  readonly colleague: Colleague | null;
  /** Null without script: there an emptied name removes the row. */
  readonly onRemove: (() => void) | null;
}

function ColleagueRow({ id, at, colleague, onRemove }: ColleagueRowProps) {
  return (
    <div
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
