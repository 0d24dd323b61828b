import { Form, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { TextInput } from '../controls/text-input.tsx';

/** What a rehearsal or an import says of a sheet. */
interface SheetFindings {
  readonly dryRun: boolean;
  readonly rows: number;
  /** Rows without an error. */
  readonly good: number;
  /** Records that were made of them; none in a rehearsal. */
  readonly taken: number;
  readonly errors: readonly {
    readonly row: number;
    readonly fields: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** What came of a sheet: its rows, or why it could not be read. */
export interface SheetOutcome {
  readonly result: SheetFindings | null;
  readonly message: string | null;
  /** What names the sheet that was rehearsed, so that no other is imported in its place. */
  readonly rehearsed: string | null;
}

interface SheetImportFormProps {
  /** What the rows become: 'enquiries'. */
  readonly things: string;
  /** The columns that the sheet may have, as the form calls them. */
  readonly columns: readonly string[];
  readonly outcome: SheetOutcome | undefined;
  /** What forms call the field of this column. */
  readonly fieldWords: (column: string) => string;
}

/** A sheet is rehearsed first: every row's outcome is shown before anything is written (screens.md 9). */
export function SheetImportForm({ things, columns, outcome, fieldWords }: SheetImportFormProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent');
  const result = outcome?.result ?? null;
  const rehearsed = outcome?.rehearsed ?? null;
  const toCome = result === null || !result.dryRun ? 0 : result.good;
  return (
    <details
      open={outcome !== undefined || undefined}
      className="mb-3 rounded-lg border border-border bg-raised px-3"
    >
      <summary className="min-h-9 cursor-pointer content-center font-medium coarse:min-h-11">
        Import {things} from a sheet
      </summary>
      <Form method="post" encType="multipart/form-data" className="flex max-w-2xl flex-col gap-3 pt-1 pb-4">
        <Field
          label="Sheet"
          hint={`XLSX, or CSV in UTF-8, with a line of headings. Columns: ${columns.join(', ')}. Choices are written in the words of the form.`}
          error={outcome?.message ?? undefined}
        >
          <TextInput type="file" name="sheet" accept=".csv,.xlsx" />
        </Field>
        {rehearsed !== null && <input type="hidden" name="rehearsed" value={rehearsed} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="rehearse" busy={busy === 'rehearse'}>
            Rehearse import
          </Button>
          {toCome > 0 && (
            <Button type="submit" name="intent" value="import" variant="primary" busy={busy === 'import'}>
              {toCome === 1 ? 'Import the good row' : `Import the ${toCome} good rows`}
            </Button>
          )}
        </div>
        {result !== null && <Findings result={result} fieldWords={fieldWords} />}
      </Form>
    </details>
  );
}

interface FindingsProps extends Pick<SheetImportFormProps, 'fieldWords'> {
  readonly result: SheetFindings;
}

function Findings({ result: { dryRun, rows, good, taken, errors }, fieldWords }: FindingsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="text-sm">
      <p id={id} role="status" className="font-medium">
        {dryRun
          ? `Rehearsal, nothing is written yet: ${good} of ${rows} rows can go in`
          : `${taken} of ${rows} rows are in`}
        {errors.length > 0 && `, ${errors.length} have errors`}.
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 max-h-80 overflow-y-auto" tabIndex={0} aria-label="Rows with errors">
          {errors.map(({ row, fields }) => (
            <li key={row}>
              <span className="font-medium tabular-nums">Row {row}</span>:{' '}
              {Object.entries(fields)
                .map(([field, messages]) => `${fieldWords(field)}: ${messages.join(' ')}`)
                .join('; ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
