import { dayText, instantText, wallTimeText } from '#app/core/text/dates.ts';
import { Facts } from '#app/ui/detail/facts.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { Corrections } from './corrections.tsx';

export interface PartProps {
  readonly report: FinalReport;
}

/** What there is of several parts; null where there is nothing. */
export const joinParts = (parts: readonly (string | number | null)[], between: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(between) || null;

/** The laboratory, the patient by two identifiers, the numbers and the dates: what stands above the diagnosis. */
export function ReportHead({ report }: PartProps) {
  const timeZone = useTimeZone();
  const { laboratory, interpretedAt, dates, ordering } = report;
  // Nothing is missing from a report that nobody has signed: these two come with the signature.
  const notYet = report.signature === null ? 'Not yet' : null;
  const { line1, line2, city, region, postalCode } = laboratory.address;
  const when = (instant: string | null) => (instant === null ? null : instantText(instant, timeZone));
  return (
    <section aria-label="Head of the report" className="rounded-lg border border-border bg-raised p-4">
      <p className="font-semibold">{laboratory.name}</p>
      <p className="mb-3 text-sm text-muted">
        {joinParts([line1, line2, city, region, postalCode, laboratory.phone], ', ')}
        {laboratory.clia === null ? '' : ` · CLIA ${laboratory.clia}`}
        {laboratory.cap === null ? '' : ` · CAP ${laboratory.cap}`}
        {laboratory.director === null ? '' : ` · Director: ${laboratory.director}`}
      </p>
      <Corrections report={report} fields={['patient', 'dates']} />
      <Facts
        facts={[
          {
            term: 'Interpreted at',
            value:
              notYet ??
              (interpretedAt &&
                joinParts([interpretedAt.code, interpretedAt.name, interpretedAt.place], ', ')),
          },
          ...patientFacts(report),
          ...dates.collections.flatMap((one) => [
            {
              term: `Specimen ${one.specimenID} collected`,
              value:
                one.specimenCollectionDate &&
                joinParts(
                  [
                    dayText(one.specimenCollectionDate),
                    one.collectionTime && wallTimeText(one.collectionTime),
                  ],
                  ' ',
                ),
            },
            {
              term: `Specimen ${one.specimenID} received`,
              value: one.receivedDate && dayText(one.receivedDate),
            },
          ]),
          ...(dates.receivedAt === null
            ? []
            : [{ term: 'Mailed slides received', value: when(dates.receivedAt) }]),
          { term: 'Reported', value: when(dates.reportedAt) ?? notYet },
          ...report.addenda
            .map(({ kind, version, signedAt }) => ({
              term: `Version ${version}, ${kind === 'Amendment' ? 'amended' : 'addendum'}`,
              value: when(signedAt),
            }))
            .toReversed(),
          {
            term: 'Ordering physician',
            value: joinParts(
              [
                ordering.submittingPhysician,
                ordering.submittingPhysicianNpi && `NPI ${ordering.submittingPhysicianNpi}`,
              ],
              ', ',
            ),
          },
          { term: 'Copies to', value: ordering.copies.length === 0 ? 'Nobody' : ordering.copies.join(', ') },
        ]}
      />
    </section>
  );
}

function patientFacts({ patient, case: about }: FinalReport) {
  const age = patient.age === null ? '' : ` (${patient.age} y)`;
  return [
    { term: 'Patient', value: `${patient.lastName}, ${patient.firstName}` },
    { term: 'Born', value: `${dayText(patient.birthDate)}${age}, ${patient.gender}` },
    {
      term: 'Medical record',
      value: joinParts([patient.medicalRecordNumber, patient.healthCardNumber], ' · '),
    },
    { term: 'Accession', value: about.caseRecordId },
    { term: 'Case', value: `${about.caseID}, ${about.type.displayName}` },
  ];
}
