import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { markLinkOf } from '#app/core/citing/cite-link.ts';
import { sightText } from '#app/core/citing/sight.ts';
import { colleagueLine } from '#app/core/diagnosis/tables.ts';
import { correctionsOf } from '#app/core/reports/corrections.ts';
import {
  addendumSignatureLines,
  type ShownSignature,
  signatureLines,
} from '#app/core/reports/signature-lines.ts';
import { specimenPlace } from '#app/core/reports/specimen-place.ts';
import { clinicalLines, intraoperativeLines } from '#app/core/reports/told-lines.ts';
import { inCapitals } from '#app/core/text/capitals.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { SubHeading } from '#app/ui/detail/headings.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { Corrections } from './corrections.tsx';
import { NamedChanges } from './differences.tsx';
import { FileCheck } from './file-check.tsx';
import { ReplacedPreliminary } from './replaced-preliminary.tsx';
import { joinParts, type PartProps, ReportHead } from './report-head.tsx';
import { CHANNEL_LABELS, pdfPathOf } from './report-words.ts';
import { ToldList } from './told-list.tsx';

interface ReportSectionsProps extends PartProps {
  /** The reader may open the slides. */
  readonly hasSlides: boolean;
  /** The reader may have the file. */
  readonly hasFile: boolean;
}

/** The parts of a report in the order in which it is printed; a part that says nothing is left out. */
export function ReportSections({ report, hasSlides, hasFile }: ReportSectionsProps) {
  const { clinicalInformation: clinical, gross, colleagues } = report;
  return (
    <>
      <ReportHead report={report} />
      <ReplacedPreliminary report={report} />
      <DetailSection title="Diagnosis">
        {report.diagnoses.map((one) => (
          <div key={one.specimenID}>
            <SubHeading className="font-semibold">
              {one.specimenID}. {inCapitals(specimenPlace(one))}
            </SubHeading>
            {one.facilitySpecimenID !== null && (
              <p className="text-sm text-muted">At the facility: {one.facilitySpecimenID}</p>
            )}
            <Lines text={one.lines.join('\n')} />
          </div>
        ))}
      </DetailSection>
      <Passage title="Comment" lines={[report.comment, ...colleagues.map(colleagueLine)]} />
      <Urgent report={report} />
      <Synoptic report={report} />
      <Ancillary report={report} />
      <Intraoperative report={report} />
      <Passage title="Microscopic description" lines={[report.microscopic]} />
      <CitedMarks report={report} hasSlides={hasSlides} />
      <Passage title="Gross description" lines={[gross.text, grossingOf(gross)]} />
      <Passage title="Clinical information" lines={clinicalLines(clinical)} />
      <Passage title="Specimen condition" lines={[report.specimenCondition]} />
      <Pictures report={report} />
      <Codes report={report} />
      <Signature report={report} hasFile={hasFile} />
      <Addenda report={report} />
    </>
  );
}

const grossingOf = ({ grossedBy, grossedAt }: FinalReport['gross']): string | null =>
  grossedBy === null ? null : `Grossed by ${joinParts([grossedBy, grossedAt], ', ') ?? ''}`;

function Lines({ text }: { readonly text: string }) {
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}

interface PassageProps {
  readonly title: string;
  readonly lines: readonly (string | null)[];
}

function Passage({ title, lines }: PassageProps) {
  const text = joinParts(lines, '\n');
  if (text === null || text.trim() === '') return null;
  return (
    <DetailSection title={title}>
      <Lines text={text} />
    </DetailSection>
  );
}

function Urgent({ report }: PartProps) {
  const timeZone = useTimeZone();
  if (report.urgentCommunication === null) return null;
  const { told, toldBy, channel, toldAt, note } = report.urgentCommunication;
  const how = CHANNEL_LABELS[channel].toLowerCase();
  const text = `${told} was told by ${toldBy} ${how} on ${instantText(toldAt, timeZone)}.`;
  return <Passage title="Urgent communication" lines={[text, note]} />;
}

function Intraoperative({ report }: PartProps) {
  const { intraoperative } = report;
  const text = joinParts(intraoperativeLines(intraoperative), '\n');
  if (text === null && correctionsOf(report, 'intraoperative').length === 0) return null;
  return (
    <DetailSection title="Intraoperative consultation">
      <Corrections report={report} fields={['intraoperative']} />
      {text !== null && <Lines text={text} />}
    </DetailSection>
  );
}

function Synoptic({ report }: PartProps) {
  if (report.synoptic.length === 0 && correctionsOf(report, 'synoptic').length === 0) return null;
  return (
    <DetailSection title="Synoptic report">
      <Corrections report={report} fields={['synoptic']} />
      {report.synoptic.map(({ specimenID, template, elements, notApplicableReason }) => (
        <div key={`${specimenID} ${template}`}>
          <SubHeading className="font-semibold">
            Specimen {specimenID}: {template}
          </SubHeading>
          <Lines
            text={
              notApplicableReason === null
                ? elements.map(({ element, response }) => `${element}: ${response}`).join('\n')
                : `Not applicable. ${notApplicableReason}`
            }
          />
        </div>
      ))}
    </DetailSection>
  );
}

const CONTROLS = new Map([
  [true, 'controls adequate'],
  [false, 'controls not adequate'],
]);

function Ancillary({ report }: PartProps) {
  if (report.ancillary.length === 0 && correctionsOf(report, 'ancillary').length === 0) return null;
  return (
    <DetailSection title="Ancillary studies">
      <Corrections report={report} fields={['ancillary']} />
      <ul>
        {report.ancillary.map((study) => {
          const { specimenID, block, stain, result, score, clone, fixation, method, controlsAdequate } =
            study;
          const details = [
            score === null ? null : `score ${score}`,
            controlsAdequate === null ? 'controls not recorded' : (CONTROLS.get(controlsAdequate) ?? null),
            clone === null ? null : `clone ${clone}`,
            fixation,
            method,
          ];
          return (
            <li key={`${specimenID} ${block} ${stain}`}>
              Specimen {specimenID}, {stain} on {block}: {result}
              <span className="block text-sm text-muted">{joinParts(details, ', ')}</span>
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}

function Pictures({ report: { images } }: PartProps) {
  if (images.length === 0) return null;
  return (
    <DetailSection title="Key pictures">
      <ul className="grid gap-3 sm:grid-cols-2">
        {images.map(({ imageId, slide, caption, url, scaleBarMicrometres }) => (
          <li key={`${imageId} ${caption ?? ''}`}>
            <figure>
              <img src={url} alt={`Slide ${slide}`} className="max-h-64 rounded-md border border-border" />
              <figcaption className="text-sm">
                {joinParts(
                  [`Slide ${slide}`, caption, scaleBarMicrometres && `scale bar ${scaleBarMicrometres} μm`],
                  ', ',
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** What `[mark 1]` in the texts stands for. */
function CitedMarks({ report: { caseId, citedMarks }, hasSlides }: Omit<ReportSectionsProps, 'hasFile'>) {
  if (citedMarks.length === 0) return null;
  return (
    <DetailSection title="Marks of the slides">
      <ul>
        {citedMarks.map((mark) => (
          <li key={mark.number}>
            Mark {mark.number}: {sightText(mark.kind, mark.sight, mark.slide)}{' '}
            {hasSlides && (
              <TextLink asChild>
                <Link to={markLinkOf(caseId, mark)}>Show mark {mark.number} on the slide</Link>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** On the billing copy alone. */
function Codes({ report }: PartProps) {
  const { codes } = report;
  if (codes === null) return null;
  return (
    <DetailSection title="Codes (billing copy)">
      <Corrections report={report} fields={['findings']} />
      {codes.length === 0 && <p className="text-muted italic">Not recorded</p>}
      <ul>
        {codes.map(({ system, code, specimenID, units }) => (
          <li key={`${system} ${code} ${specimenID ?? ''}`}>
            {joinParts(
              [
                `${system} ${code}`,
                specimenID === null ? 'whole case' : `specimen ${specimenID}`,
                units === null ? null : units === 1 ? '1 unit' : `${units} units`,
              ],
              ', ',
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Signature({ report, hasFile }: Omit<ReportSectionsProps, 'hasSlides'>) {
  if (report.signature === null) return null;
  const { reportHash, pdfHash } = report.signature;
  // What was added later is signed in its own section.
  const first = report.earlierSignatures[0] ?? report.signature;
  return (
    <DetailSection title="Signature">
      <SignatureLines lines={signatureLines(first)} />
      <p className="text-sm break-all text-muted">SHA-256 of the text: {reportHash}</p>
      <p className="text-sm break-all text-muted">
        {report.superseded
          ? 'SHA-256 of the PDF as it was signed, before it was marked SUPERSEDED'
          : 'SHA-256 of the PDF'}
        : {pdfHash}
      </p>
      {/* An earlier version carries a mark that it did not have when it was signed. */}
      {hasFile && !report.superseded && (
        <FileCheck address={pdfPathOf(report.caseId, report.version)} pdfHash={pdfHash} />
      )}
    </DetailSection>
  );
}

function SignatureLines({ lines: [statement, ...more] }: { readonly lines: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{statement}</p>
      {more.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </div>
  );
}

/** What was, what is, why, and who was told; the newest first. */
function Addenda({ report: { addenda, earlierSignatures, signature } }: PartProps): ReactNode {
  if (addenda.length === 0) return null;
  const signatures: readonly ShownSignature[] = signature === null ? [] : [...earlierSignatures, signature];
  return (
    <DetailSection title="Addenda and amendments">
      {addenda.map(({ version, kind, reason, cause, text, changes, told, statement }) => (
        <section key={version} aria-label={`${kind}, version ${version}`} className="flex flex-col gap-2">
          <SubHeading className="font-semibold">
            {kind}, version {version}
          </SubHeading>
          {cause !== null && <p>{labels.AmendmentCause[cause]}</p>}
          <Lines text={joinParts([`Reason: ${reason}`, text], '\n') ?? ''} />
          {changes.length > 0 && <NamedChanges changes={changes} />}
          {told.length > 0 && <ToldList told={told} />}
          <SignatureLines lines={addendumSignatureLines({ version, statement }, signatures)} />
        </section>
      ))}
    </DetailSection>
  );
}
