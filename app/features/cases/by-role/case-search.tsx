import type { SubmissionResult } from '@conform-to/react';
import { screens } from '#app/core/access/screens.ts';
import { birthDateEcho } from '#app/core/calendar/typed-day.ts';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { type Found, FoundRows } from '#app/ui/search/found-rows.tsx';
import { PatientSearch } from '#app/ui/search/patient-search.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseColumns, Patient } from '../lists/case-columns.tsx';
import { caseName } from '../not-entered.tsx';
import { CaseSearchForm, type CaseSearchTyped } from './case-search-form.ts';

export type FoundCases = Found<CaseListItem, CaseSearchTyped>;

interface CaseSearchProps {
  readonly refused: SubmissionResult | null;
  readonly found: FoundCases | null;
  /** ISO 8601, for the age. */
  readonly now: string;
}

/** Looks for cases by patient or number. */
export function CaseSearch({ refused, found, now }: CaseSearchProps) {
  const { page: _page, ...typed } = found?.typed ?? { page: 1 };
  const { form, fields } = useContractForm(CaseSearchForm, refused, {
    id: 'case-search',
    defaultValue: typed,
  });
  return (
    <PatientSearch
      form={form}
      fields={fields}
      isOpen={refused !== null || found !== null}
      numberLabel="Case, accession, slide or tracking number"
      echoOf={(text) => birthDateEcho(text, now.slice(0, 10))}
      submitText="Find cases"
    />
  );
}

interface FoundProps {
  readonly found: FoundCases;
  readonly columns: readonly Column<CaseListItem>[];
}

const withBirthDates = (columns: readonly Column<CaseListItem>[]): readonly Column<CaseListItem>[] =>
  columns.map((column) =>
    column.id === caseColumns.patient.id
      ? {
          ...column,
          cell: (item) =>
            item.patientInfo === null ? column.cell(item) : <Patient item={item} withBirthDate />,
        }
      : column,
  );

export function FoundCaseList({ found, columns }: FoundProps) {
  return (
    <FoundRows
      found={found}
      columns={withBirthDates(columns)}
      nouns={['case', 'cases']}
      caption="Cases that were found, the most urgent first"
      nameOf={caseName}
      listPath={screens.showCases.path}
    />
  );
}
