import { printedSite, type ShownSignature } from '#app/core/reports/signature-lines.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { ReportSignatureZodType } from '#contracts/generated/schemas/report-signature.ts';
import type { ReportContent } from '../store/records/reports.ts';
import { printDocument } from './printed.ts';
import { codeSection, reportSections } from './report-sections.ts';

const HEADINGS: Readonly<Record<ReportContent['heading'], string>> = {
  FINAL: 'FINAL REPORT',
  PRELIMINARY: 'PRELIMINARY',
  AMENDED: 'AMENDED REPORT',
  ADDENDUM: 'FINAL REPORT WITH ADDENDUM',
};

/** What a signed report says of its signature; the hash of the file itself cannot stand in it. */
type PrintedSignature = ShownSignature & Pick<ReportSignatureZodType, 'reportHash' | 'timeZone'>;

interface Print {
  /** The signatures of the versions before this one, oldest first: the first stands under the diagnosis. */
  readonly earlier: readonly ShownSignature[];
  readonly superseded: boolean;
  /** The billing copy carries the codes, the clinical one does not. */
  readonly withCodes: boolean;
}

/** Name with birth date and accession number, on every page. */
export const patientLine = ({ patient, case: { caseRecordId, caseID } }: ReportContent): string =>
  `${patient.lastName}, ${patient.firstName}, born ${dayText(patient.birthDate)}, ` +
  `accession ${caseRecordId ?? 'none'} (case ${caseID})`;

/** Shown beside the report, so that a print can be held against the one on file. */
export const verifyCodeOf = (hash: string): string => hash.slice(0, 12);

export function reportPdf(
  content: ReportContent,
  signature: PrintedSignature,
  { earlier, superseded, withCodes }: Print,
): Uint8Array<ArrayBuffer> {
  const { case: about, version, heading, laboratory } = content;
  return printDocument({
    title: `Report of case ${about.caseID}, version ${version}`,
    heading: HEADINGS[heading],
    headLines: [...laboratoryLines(laboratory), ...siteLines(content)],
    sections: [
      ...reportSections(content, signature.timeZone, [...earlier, signature]),
      ...(withCodes ? codeSection(content) : []),
    ],
    foot: `${patientLine(content)}. Report version ${version}, code ${verifyCodeOf(signature.reportHash)}.`,
    mark: superseded ? 'SUPERSEDED' : null,
    datedMs: Date.parse(content.dates.reportedAt ?? '1970-01-01'),
  });
}

/** What its reader has saved, laid out as the report will be. It can be taken for no report on any page. */
export function draftPdf(
  content: ReportContent,
  { timeZone, savedMs }: { readonly timeZone: string; readonly savedMs: number },
): Uint8Array<ArrayBuffer> {
  const { caseID } = content.case;
  return printDocument({
    title: `Draft of the report of case ${caseID}`,
    heading: 'DRAFT',
    headLines: [...laboratoryLines(content.laboratory), ...siteLines(content)],
    sections: reportSections(content, timeZone, []),
    foot: `${patientLine(content)}. Draft, not signed.`,
    mark: 'DRAFT - NOT SIGNED',
    datedMs: savedMs,
  });
}

function laboratoryLines({ name, address, phone, clia, cap, director }: ReportContent['laboratory']) {
  const { line1, line2, city, region, postalCode } = address;
  const place = [line1, line2, city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean);
  const marks = [
    phone,
    clia === null ? null : `CLIA ${clia}`,
    cap === null ? null : `CAP ${cap}`,
    director === null ? null : `Director: ${director}`,
  ].filter((mark) => mark !== null);
  return [name, place.join(', '), ...(marks.length > 0 ? [marks.join('   ')] : [])];
}

const siteLines = ({ interpretedAt }: ReportContent): readonly string[] =>
  interpretedAt === null ? [] : [`Interpreted at: ${printedSite(interpretedAt)}`];
