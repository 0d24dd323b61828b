import type { ReactNode } from 'react';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { NamedChanges } from './differences.tsx';
import { ToldList } from './told-list.tsx';

type PartProps = { readonly report: FinalReport };

/** The parts of a report in the order in which it is printed; a part that says nothing is left out. */
export function ReportSections({ report }: PartProps) {
  return (
    <>
      <Head report={report} />
      <DetailSection title="Diagnosis">
        {report.diagnoses.map((one) => (
          <div key={one.specimenID}>
            <h3 className="font-semibold uppercase">
              {one.specimenID}. {placeOf(one)}
            </h3>
            <Lines text={one.lines.join('\n')} />
          </div>
        ))}
      </DetailSection>
      <Passage title="Comment" text={report.comment} />
      {report.urgentCommunication !== null && <Urgent report={report} />}
      <Synoptic report={report} />
      <Ancillary report={report} />
      {report.intraoperative !== null && (
        <Passage
          title="Intraoperative consultation"
          text={Object.values(report.intraoperative)
            .filter((text) => typeof text === 'string')
            .join('\n')}
        />
      )}
      <Passage title="Microscopic description" text={report.microscopic} />
      <Passage title="Gross description" text={report.gross.text} />
      <Passage title="Clinical history" text={report.clinicalInformation.history} />
      <Passage title="Clinical impression" text={report.clinicalInformation.clinicalImpression} />
      <Passage title="Specimen condition" text={report.specimenCondition} />
      <Signature report={report} />
      <Addenda report={report} />
    </>
  );
}

const placeOf = ({ laterality, bodysite, subsite, specimenType }: FinalReport['diagnoses'][number]): string =>
  [laterality, bodysite, subsite, specimenType].filter((part) => part !== null && part !== '').join(', ');

function Lines({ text }: { readonly text: string }) {
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}

function Passage({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null || text.trim() === '') return null;
  return (
    <DetailSection title={title}>
      <Lines text={text} />
    </DetailSection>
  );
}

const nothing = (parts: readonly (string | null)[], between: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(between) || null;

function Head({ report }: PartProps) {
  const timeZone = useTimeZone();
  const { laboratory, interpretedAt, patient, dates, ordering } = report;
  const { line1, city, region, postalCode } = laboratory.address;
  const when = (instant: string | null): ReactNode =>
    instant === null ? null : instantText(instant, timeZone);
  return (
    <section aria-label="Head of the report" className="rounded-lg border border-border bg-raised p-4">
      <p className="font-semibold">{laboratory.name}</p>
      <p className="mb-3 text-sm text-muted">
        {nothing([line1, city, region, postalCode, laboratory.phone], ', ')}
        {laboratory.clia === null ? '' : ` · CLIA ${laboratory.clia}`}
        {laboratory.director === null ? '' : ` · ${laboratory.director}`}
      </p>
      <Facts
        facts={[
          {
            term: 'Interpreted at',
            value: nothing([interpretedAt?.code ?? null, interpretedAt?.name ?? null], ', '),
          },
          { term: 'Patient', value: `${patient.lastName}, ${patient.firstName}` },
          {
            term: 'Born',
            value: `${dayText(patient.birthDate)}${patient.age === null ? '' : ` (${patient.age} y)`}, ${patient.gender}`,
          },
          {
            term: 'Medical record',
            value: nothing([patient.medicalRecordNumber, patient.healthCardNumber], ' · '),
          },
          { term: 'Accession', value: report.case.caseRecordId },
          { term: 'Case', value: `${report.case.caseID}, ${report.case.type.displayName}` },
          { term: 'Received', value: when(dates.receivedAt) },
          { term: 'Reported', value: when(dates.reportedAt) },
          { term: 'Ordering physician', value: ordering.submittingPhysician },
          { term: 'Copies to', value: ordering.copies.length === 0 ? 'Nobody' : ordering.copies.join(', ') },
        ]}
      />
    </section>
  );
}

function Urgent({ report }: PartProps) {
  const timeZone = useTimeZone();
  if (report.urgentCommunication === null) return null;
  const { told, toldBy, toldAt, note } = report.urgentCommunication;
  const text = `${told} was told by ${toldBy} on ${instantText(toldAt, timeZone)}.`;
  return <Passage title="Urgent communication" text={nothing([text, note], '\n')} />;
}

function Synoptic({ report }: PartProps) {
  const blocks = report.synoptic.filter(({ elements }) => elements.length > 0);
  if (blocks.length === 0) return null;
  return (
    <DetailSection title="Synoptic report">
      {blocks.map(({ specimenID, template, elements }) => (
        <div key={specimenID}>
          <h3 className="font-semibold">
            Specimen {specimenID}: {template}
          </h3>
          <Lines text={elements.map(({ element, response }) => `${element}: ${response}`).join('\n')} />
        </div>
      ))}
    </DetailSection>
  );
}

function Ancillary({ report }: PartProps) {
  if (report.ancillary.length === 0) return null;
  return (
    <DetailSection title="Ancillary studies">
      <ul>
        {report.ancillary.map(({ specimenID, block, stain, result }) => (
          <li key={`${specimenID} ${block} ${stain}`}>
            {stain} on {block}: {result}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Signature({ report }: PartProps) {
  if (report.signature === null) return null;
  const { statement, meaning, licenceRegion, licenceNumber, reportHash } = report.signature;
  return (
    <DetailSection title="Signature">
      <p className="font-medium">{statement}</p>
      <p>{labels.SignatureMeaning[meaning]}</p>
      <p className="text-sm text-muted">
        Licence {licenceRegion} {licenceNumber}
      </p>
      <p className="text-sm break-all text-muted">SHA-256 of the text: {reportHash}</p>
    </DetailSection>
  );
}

/** What was, what is, why, and who was told; the newest first. */
function Addenda({ report }: PartProps) {
  if (report.addenda.length === 0) return null;
  return (
    <DetailSection title="Addenda and amendments">
      {report.addenda.map(({ version, kind, reason, cause, text, changes, told, statement }) => (
        <section key={version} aria-label={`${kind}, version ${version}`} className="flex flex-col gap-2">
          <h3 className="font-semibold">
            {kind}, version {version}
          </h3>
          {cause !== null && <p>{labels.AmendmentCause[cause]}</p>}
          <Lines text={nothing([`Reason: ${reason}`, text], '\n') ?? ''} />
          {changes.length > 0 && <NamedChanges changes={changes} />}
          {told.length > 0 && <ToldList told={told} />}
          <p className="font-medium">{statement}</p>
        </section>
      ))}
    </DetailSection>
  );
}
