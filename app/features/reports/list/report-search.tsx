import type { SubmissionResult } from '@conform-to/react';
import { screens } from '#app/core/access/screens.ts';
import { birthDateEcho } from '#app/core/calendar/typed-day.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { type Found, FoundRows } from '#app/ui/search/found-rows.tsx';
import { PatientSearch } from '#app/ui/search/patient-search.tsx';
import type { ReportRow } from './report-list.tsx';
import { ReportSearchForm, type ReportSearchTyped, SEARCH_SORTS } from './report-search-form.ts';

export type FoundReports = Found<ReportRow, ReportSearchTyped>;

interface ReportSearchProps {
  readonly refused: SubmissionResult | null;
  readonly found: FoundReports | null;
  /** ISO 8601, for the age. */
  readonly now: string;
}

/** Looks for reports by patient or number, in an order that is chosen with them. */
export function ReportSearch({ refused, found, now }: ReportSearchProps) {
  const { page: _page, ...typed } = found?.typed ?? { page: 1, sort: SEARCH_SORTS[0].value };
  const { form, fields } = useContractForm(ReportSearchForm, refused, {
    id: 'report-search',
    defaultValue: typed,
  });
  return (
    <PatientSearch
      form={form}
      fields={fields}
      isOpen={refused !== null || found !== null}
      numberLabel="Accession or case number"
      echoOf={(text) => birthDateEcho(text, now.slice(0, 10))}
      submitText="Find reports"
    >
      <SelectField field={fields.sort} label="Order" choices={SEARCH_SORTS} />
    </PatientSearch>
  );
}

interface FoundProps {
  readonly found: FoundReports;
  readonly columns: readonly Column<ReportRow>[];
}

export function FoundList({ found, columns }: FoundProps) {
  return (
    <FoundRows
      found={found}
      columns={columns}
      nouns={['report', 'reports']}
      caption="Reports that were found"
      nameOf={({ caseID }) => caseID}
      listPath={screens.finalReports.path}
    />
  );
}
