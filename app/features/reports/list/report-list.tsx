import { Link } from '@remix-run/react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { reportPathOf } from '#app/core/cases/case-links.ts';
import { isReleased } from '#app/core/reports/recall-window.ts';
import { underWayText } from '#app/core/reports/under-way.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { StatusBadge, UnderWay } from '#app/ui/status-badge.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zReportState } from '#contracts/generated/schemas/report-state.ts';
import type { ReportListItem } from '#contracts/generated/wire.ts';
import { pdfPathOf } from '../report-words.ts';

/** A row; the case's id tells it from the others. */
export type ReportRow = ReportListItem & { readonly id: string };

const SIGNED = zReportState.options.filter(isReleased);

export const reportFilters: readonly Filter[] = [
  { kind: 'choices', name: 'state', label: 'Report', choices: choicesOf(labels.ReportState, SIGNED) },
  { kind: 'day', name: 'from', label: 'Signed from (time of the facility)' },
  { kind: 'day', name: 'to', label: 'to' },
];

export const reportSorts: readonly SortChoice[] = [
  { value: '-signedAt', label: 'Last signed first' },
  { value: 'signedAt', label: 'Earliest signed first' },
  { value: 'patient', label: 'By patient' },
  { value: '-openedAt', label: 'Last opened first' },
];

interface Looking {
  readonly role: Role;
  readonly mayRead: boolean;
  readonly timeZone: string;
}

/** A report with its version, whose it is, who signed it, and whether its facility has opened it. */
export function reportColumns({ role, mayRead, timeZone }: Looking): readonly Column<ReportRow>[] {
  const facility: Column<ReportRow> = {
    id: 'facility',
    header: 'Facility',
    sortKey: 'facilityName',
    cell: ({ facilityName }) => facilityName,
  };
  const signer: Column<ReportRow> = {
    id: 'signer',
    header: 'Signed by',
    sortKey: 'signedBy',
    cell: ({ signedBy }) => signedBy.displayName,
  };
  return [
    ...identityColumns(role, timeZone),
    ...(isFacility(role) ? [] : [facility]),
    ...(role === 'Provider' ? [] : [signer]),
    {
      id: 'opened',
      header: 'Opened by the facility',
      sortKey: 'openedAt',
      usual: 'descending',
      cell: ({ openedAt, openedBy }) =>
        openedAt === null ? (
          <span className="text-muted">Not yet</span>
        ) : (
          <>
            <span className="block">{instantText(openedAt, timeZone)}</span>
            {openedBy !== null && <span className="block text-xs text-muted">{openedBy.displayName}</span>}
          </>
        ),
    },
    ...(mayRead ? [actions] : []),
  ];
}

const identityColumns = (role: Role, timeZone: string): readonly Column<ReportRow>[] => [
  {
    id: 'signed',
    header: 'Signed',
    sortKey: 'signedAt',
    usual: 'descending',
    always: true,
    className: 'tabular-nums',
    cell: ({ signedAt }) => instantText(signedAt, timeZone),
  },
  {
    id: 'patient',
    header: 'Patient',
    sortKey: 'patient',
    always: true,
    cell: ({ patientInfo }) =>
      patientInfo === null ? (
        <span className="text-muted">Not open to you</span>
      ) : (
        <>
          <span className="block font-semibold">
            {patientInfo.lastName}, {patientInfo.firstName}
          </span>
          <span className="block text-xs text-muted">Born {dayText(patientInfo.birthDate)}</span>
        </>
      ),
  },
  {
    id: 'accession',
    header: 'Accession',
    sortKey: 'caseRecordId',
    always: true,
    className: 'font-medium whitespace-nowrap tabular-nums',
    cell: ({ caseRecordId }) => caseRecordId ?? <span className="text-muted">Not recorded</span>,
  },
  {
    id: 'case',
    header: 'Case',
    sortKey: 'caseID',
    always: true,
    className: 'font-medium whitespace-nowrap tabular-nums',
    cell: ({ caseID }) => caseID,
  },
  {
    id: 'state',
    header: 'Report',
    sortKey: 'reportState',
    always: true,
    cell: ({ reportState, postSignOut, version }) => (
      <>
        <StatusBadge
          shape={reportState === 'Final' ? 'done' : 'attention'}
          label={labels.ReportState[reportState]}
        />
        <span className="block text-xs text-muted">Version {version}</span>
        {!isFacility(role) && <UnderWay text={underWayText({ postSignOut })} />}
      </>
    ),
  },
];

const actions: Column<ReportRow> = {
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  always: true,
  share: 'whole',
  cell: ({ caseId, caseID, version }) => (
    <div className="flex justify-end gap-1.5 card:*:flex-1">
      <Button asChild size="sm" variant="quiet">
        <a href={pdfPathOf(caseId, version)} download>
          PDF<VisuallyHidden> of the report of {caseID}</VisuallyHidden>
        </a>
      </Button>
      <Button asChild size="sm">
        <Link to={reportPathOf(caseId)} data-row-open="">
          Open<VisuallyHidden> the report of {caseID}</VisuallyHidden>
        </Link>
      </Button>
    </div>
  ),
};
