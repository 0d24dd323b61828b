import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { COPIES_AT_MOST, copyField } from '#app/core/case-form/fields.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Line } from '../parts/fields.tsx';
import { fieldIdOf, useFormContext } from '../parts/form-context.ts';

/** Who else gets the report. An empty row is no recipient, so a row is taken away by emptying it. */
export function CopyRows() {
  const { fields } = useFormContext();
  const filled = Array.from({ length: COPIES_AT_MOST }, (_, row) => row).filter((row) =>
    (['name', 'fax', 'email'] as const).some((key) => (fields[copyField(row, key)] ?? '') !== ''),
  );
  const [asked, setAsked] = useState(0);
  const rows = Math.min(COPIES_AT_MOST, Math.max((filled.at(-1) ?? -1) + 1, asked));
  // What was asked for is what one writes next.
  useEffect(() => {
    if (asked > 0) document.getElementById(fieldIdOf(copyField(asked - 1, 'name')))?.focus();
  }, [asked]);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">Copies of the report</legend>
      {Array.from({ length: rows }, (_, row) => (
        <div key={copyField(row, 'name')} className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Line name={copyField(row, 'name')} label={`Name of recipient ${row + 1}`} />
          <Line name={copyField(row, 'fax')} label={`Fax of recipient ${row + 1}`} />
          <Line name={copyField(row, 'email')} label={`Email of recipient ${row + 1}`} />
        </div>
      ))}
      {rows < COPIES_AT_MOST && (
        <div>
          <Button size="sm" onClick={() => setAsked(rows + 1)}>
            <Plus aria-hidden />
            Add recipient
          </Button>
        </div>
      )}
    </fieldset>
  );
}
