import { ageText, withoutDue } from '#app/core/cases/due.ts';
import { ageAndGenderText, componentText, stainsText } from '#app/core/cases/labels.ts';
import { canBeLate } from '#app/core/cases/status.ts';
import { begunText, draftPatientName } from '#app/core/people/draft-words.ts';
import { patientName } from '#app/core/people/patient-texts.ts';
import { underWayText } from '#app/core/reports/under-way.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { OneLine } from '#app/ui/one-line.tsx';
import { UnderWay } from '#app/ui/status-badge.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CasePriority, CaseStatusBadge, subspecialtyText } from '../case-badges.tsx';
import { NotEntered } from '../not-entered.tsx';
import { DueTime } from './due-time.tsx';
import { SinceLooked } from './since-looked.tsx';

/** When and where the reader looks. */
export interface Clock {
  /** ISO 8601 with an offset. */
  readonly now: string;
  readonly timeZone: string;
}

type CaseColumn = Column<CaseListItem>;

/** A longer one takes several lines: nothing of a name is cut off, and nothing of the row is pushed out of sight. */
const NAME_ON_ONE_LINE = 17;
/** As most laboratories number; 30 signs are allowed. */
const NUMBER_ON_ONE_LINE = 14;

function PatientName({ name }: { readonly name: string }) {
  const look = name.length > NAME_ON_ONE_LINE ? 'max-w-36 wrap-anywhere' : 'whitespace-nowrap';
  return <span className={`block font-semibold ${look} card:max-w-none card:whitespace-normal`}>{name}</span>;
}

const Accession = ({ number }: { readonly number: string }) =>
  number.length > NUMBER_ON_ONE_LINE ? (
    <span className="block max-w-28 whitespace-normal wrap-anywhere card:max-w-none">{number}</span>
  ) : (
    number
  );

/** A draft has no whole patient yet: what there is of the name, and who began it when, tell it from the others. */
function DraftPatient({ draft }: { readonly draft: NonNullable<CaseListItem['draft']> }) {
  const timeZone = useTimeZone();
  const name = draftPatientName(draft);
  return (
    <>
      {name === null ? <NotEntered /> : <PatientName name={name} />}
      <span className="block max-w-48 text-xs text-muted card:max-w-none">{begunText(draft, timeZone)}</span>
    </>
  );
}

interface PatientProps {
  readonly item: CaseListItem;
  readonly withBirthDate?: boolean;
}

/** Two patients of one name and age are told apart by their birth dates only, which whoever looks for one has to read. */
export function Patient({ item, withBirthDate = false }: PatientProps) {
  const { patientInfo, draft, patientAge, patientGender, patientAgeMonths } = item;
  const facts = [
    withBirthDate && patientInfo !== null && `Born ${dayText(patientInfo.birthDate)}`,
    (patientAge !== null || patientGender !== null) &&
      ageAndGenderText(patientAge, patientGender, patientAgeMonths),
  ].filter((fact) => fact !== false);
  return (
    <>
      {patientInfo !== null && <PatientName name={patientName(patientInfo)} />}
      {patientInfo === null && (draft === null ? <NotEntered /> : <DraftPatient draft={draft} />)}
      {facts.length > 0 && <span className="block text-xs text-muted">{facts.join(' · ')}</span>}
    </>
  );
}

/** The columns that the lists of cases choose from; each list says which, and in what order. */
export const caseColumns = {
  priority: {
    id: 'priority',
    header: 'Priority',
    sortKey: 'priority',
    usual: 'descending',
    always: true,
    cell: ({ priority }) => <CasePriority priority={priority} />,
  },
  status: {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    className: 'whitespace-nowrap card:whitespace-normal',
    cell: ({ status, waits, allowedActions }) => (
      <CaseStatusBadge status={status} waits={waits} allowedActions={allowedActions} />
    ),
  },
  case: {
    id: 'case',
    header: 'Case',
    sortKey: 'caseID',
    always: true,
    className: 'font-medium whitespace-nowrap tabular-nums',
    cell: ({ caseID }) => caseID ?? <NotEntered />,
  },
  accession: {
    id: 'accession',
    header: 'Accession',
    sortKey: 'accession',
    always: true,
    className: 'font-medium whitespace-nowrap tabular-nums',
    cell: ({ caseRecordId }) =>
      caseRecordId === null ? <NotEntered /> : <Accession number={caseRecordId} />,
  },
  type: {
    id: 'type',
    header: 'Type, subspecialty',
    sortKey: 'subspecialty',
    cell: ({ subspecialty, type }) => (
      <>
        <OneLine text={subspecialtyText(subspecialty)} />
        <span className="block text-xs text-muted">{type?.displayName ?? <NotEntered />}</span>
      </>
    ),
  },
  unnamedPatient: {
    id: 'patient',
    header: 'Patient',
    className: 'whitespace-nowrap',
    cell: ({ patientAge, patientGender, patientAgeMonths }) =>
      ageAndGenderText(patientAge, patientGender, patientAgeMonths),
  },
  patient: {
    id: 'patient',
    header: 'Patient',
    sortKey: 'patient',
    always: true,
    cell: (item) => <Patient item={item} />,
  },
  parts: {
    id: 'parts',
    header: 'Parts',
    sortKey: 'parts',
    align: 'end',
    share: 'third',
    cell: ({ parts }) => parts,
  },
  slides: {
    id: 'slides',
    header: 'Slides',
    sortKey: 'slides',
    align: 'end',
    share: 'third',
    cell: ({ slides }) => slides,
  },
  stains: {
    id: 'stains',
    header: 'Stains',
    share: 'third',
    className: 'leading-4.5 card:leading-6',
    cell: ({ stains }) => <span title={stains.join(', ')}>{stainsText(stains)}</span>,
  },
  facility: {
    id: 'facility',
    header: 'Facility, state',
    sortKey: 'facilityName',
    share: 'most',
    cell: ({ facilityName, facilityRegion }) => (
      <>
        <OneLine text={facilityName} />
        <span className="block text-xs text-muted">{facilityRegion}</span>
      </>
    ),
  },
  billing: {
    id: 'billing',
    header: 'Billing',
    share: 'third',
    cell: ({ billingComponent }) =>
      billingComponent === null ? (
        <NotEntered />
      ) : (
        <abbr className="no-underline" title={labels.BillingComponent[billingComponent]}>
          {componentText(billingComponent)}
        </abbr>
      ),
  },
  report: {
    id: 'report',
    header: 'Report',
    sortKey: 'reportState',
    cell: ({ reportState }) => labels.ReportState[reportState],
  },
} as const satisfies Readonly<Record<string, CaseColumn>>;

/** The columns that depend on when and where they are read; three of them say too what changed since. */
export const clockColumns = ({ now, timeZone }: Clock) =>
  ({
    status: {
      ...caseColumns.status,
      cell: (item) => (
        <>
          {caseColumns.status.cell(item)}
          {item.waitingSince !== null && item.lastChange === null && (
            <span className="block text-xs text-muted">for {ageText(item.waitingSince, now)}</span>
          )}
          <SinceLooked change={item.lastChange} now={now} />
        </>
      ),
    },
    case: {
      ...caseColumns.case,
      cell: (item) => (
        <>
          {caseColumns.case.cell(item)}
          <SinceLooked change={item.lastChange} now={now} />
        </>
      ),
    },
    report: {
      ...caseColumns.report,
      cell: (item) => (
        <>
          {caseColumns.report.cell(item)}
          <UnderWay text={underWayText(item)} />
          <SinceLooked change={item.lastChange} now={now} />
        </>
      ),
    },
    due: {
      id: 'due',
      header: 'Due',
      sortKey: 'dueAt',
      always: true,
      // What is back with its facility keeps its time, and is not late: 'Overdue' does not list it.
      cell: ({ dueAt, status }) => (
        <DueTime
          dueAt={dueAt}
          now={now}
          timeZone={timeZone}
          runs={canBeLate(status)}
          instead={withoutDue(status)}
        />
      ),
    },
    age: {
      id: 'age',
      header: 'Age',
      sortKey: 'availableAt',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ availableAt }) => ageText(availableAt, now) || '–',
    },
    signed: {
      id: 'signed',
      header: 'Signed out',
      sortKey: 'signedAt',
      usual: 'descending',
      always: true,
      className: 'whitespace-nowrap tabular-nums card:whitespace-normal',
      cell: ({ signedAt }) => <time dateTime={signedAt ?? undefined}>{instantText(signedAt, timeZone)}</time>,
    },
  }) as const satisfies Readonly<Record<string, CaseColumn>>;
