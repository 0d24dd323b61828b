import type { SubmissionResult } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { birthDateEcho } from '#app/core/calendar/typed-day.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm } from '#app/ui/forms/contract-form-element.tsx';
import { DateField } from '#app/ui/forms/date-fields.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { DataTable } from '#app/ui/lists/data-table.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseName } from '../not-entered.tsx';
import { CaseSearchForm, type CaseSearchTyped } from './case-search-form.ts';

/** One page of what was found, with the words that it was found by. */
export interface FoundCases {
  readonly items: readonly CaseListItem[];
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
  readonly typed: CaseSearchTyped | null;
}

interface CaseSearchProps {
  readonly refused: SubmissionResult | null;
  readonly found: FoundCases | null;
  /** ISO 8601, for the age. */
  readonly now: string;
}

/** Looks for cases by patient or number. It posts: an address is written down in too many places. */
export function CaseSearch({ refused, found, now }: CaseSearchProps) {
  const { formMethod } = useNavigation();
  const { page: _page, ...typed } = found?.typed ?? { page: 1 };
  const { form, fields } = useContractForm(CaseSearchForm, refused, {
    id: 'case-search',
    defaultValue: typed,
  });
  return (
    <details
      open={refused !== null || found !== null}
      className="mb-3 rounded-lg border border-border bg-raised px-3 py-2"
    >
      <summary className="min-h-8 cursor-pointer content-center font-medium coarse:min-h-11">
        Find by patient or number
      </summary>
      <ContractForm form={form} idempotencyKey="" className="flex flex-col gap-4 py-3">
        <div className="grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
          <TextField field={fields.lastName} label="Last name" autoComplete="off" />
          <TextField field={fields.firstName} label="First name" autoComplete="off" />
          <DateField
            field={fields.birthDate}
            label="Birth date"
            echoOf={(text) => birthDateEcho(text, now.slice(0, 10))}
          />
          <TextField field={fields.medicalRecordNumber} label="Medical record number" autoComplete="off" />
          <TextField
            field={fields.number}
            label="Case, accession or slide number"
            hint="Its beginning is enough"
            autoComplete="off"
          />
        </div>
        <SubmitButton busy={formMethod === 'POST'}>Find cases</SubmitButton>
      </ContractForm>
    </details>
  );
}

interface FoundProps {
  readonly found: FoundCases;
  readonly columns: readonly Column<CaseListItem>[];
}

const UNSORTED = { sort: '', columns: null };

function foundText(total: number): string {
  if (total === 0) return 'No case fits';
  return total === 1 ? 'One case fits' : `${total} cases fit`;
}

/** What was found stands in place of the list, with the way back to it. */
export function FoundCaseList({ found, columns }: FoundProps) {
  const { items, total } = found;
  // A heading sorts by its address, which what was found has none of.
  const plain = columns.map(({ sortKey: _key, ...column }) => column);
  return (
    <section aria-label="Cases that were found">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p role="status" className="font-medium">
          {foundText(total)}
        </p>
        <TextLink asChild>
          <Link to={screens.showCases.path}>Back to the list</Link>
        </TextLink>
      </div>
      {items.length > 0 && (
        <DataTable
          caption="Cases that were found, the most urgent first"
          columns={plain}
          rows={items}
          list={UNSORTED}
          nameOf={caseName}
        />
      )}
      <FoundPages found={found} />
    </section>
  );
}

/** The same words are posted again for another page. */
function FoundPages({ found: { page, totalPages, typed } }: { readonly found: FoundCases }) {
  if (typed === null || totalPages <= 1) return null;
  return (
    <Form method="post" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      {Object.entries(typed).map(([name, value]) =>
        name === 'page' ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      {page > 1 && (
        <Button type="submit" size="sm" name="page" value={page - 1}>
          Previous
        </Button>
      )}
      <p className="text-muted tabular-nums">
        Page {page} of {totalPages}
      </p>
      {page < totalPages && (
        <Button type="submit" size="sm" name="page" value={page + 1}>
          Next
        </Button>
      )}
    </Form>
  );
}
