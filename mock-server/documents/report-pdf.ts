import { dayText, instantText } from '#app/core/text/dates.ts';
import type { ReportSignatureZodType } from '#contracts/generated/schemas/report-signature.ts';
import type { ReportContent } from '../store/records/reports.ts';
import { type PdfBlock, pdfOf } from './pdf.ts';

const HEADINGS: Readonly<Record<ReportContent['heading'], string>> = {
  FINAL: 'FINAL REPORT',
  PRELIMINARY: 'PRELIMINARY',
  AMENDED: 'AMENDED REPORT',
  ADDENDUM: 'FINAL REPORT WITH ADDENDUM',
};

/** What a signed report says of its signature; the hash of the file itself cannot stand in it. */
type PrintedSignature = Pick<
  ReportSignatureZodType,
  'statement' | 'reportHash' | 'timeZone' | 'licenceRegion' | 'licenceNumber' | 'npi'
>;

interface Print {
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
  { superseded, withCodes }: Print,
): Uint8Array<ArrayBuffer> {
  const { case: about, version, heading, laboratory } = content;
  return pdfOf({
    title: `Report of case ${about.caseID}, version ${version}`,
    head: [HEADINGS[heading], ...laboratoryLines(laboratory), ...siteLines(content)],
    body: [...bodyOf(content, signature), ...(withCodes ? codeBlocks(content) : [])],
    foot: `${patientLine(content)}. Report version ${version}, code ${verifyCodeOf(signature.reportHash)}.`,
    mark: superseded ? 'SUPERSEDED' : null,
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
  interpretedAt === null ? [] : [`Interpreted at: ${interpretedAt.name ?? interpretedAt.code}`];

const section = (title: string, lines: readonly (string | null)[]): readonly PdfBlock[] => {
  const text = lines.filter((line) => line !== null && line !== '').join('\n');
  return text === ''
    ? []
    : [
        { kind: 'heading', text: title.toUpperCase() },
        { kind: 'text', text },
      ];
};

function bodyOf(content: ReportContent, signature: PrintedSignature): readonly PdfBlock[] {
  const { comment, colleagues, microscopic, gross, clinicalInformation, specimenCondition } = content;
  const { history, clinicalImpression, icd10 } = clinicalInformation;
  return [
    ...section('Patient and case', identityLines(content, signature.timeZone)),
    ...section('Addenda and amendments', changeHeads(content, signature.timeZone)),
    ...section('Diagnosis', content.diagnoses.flatMap(diagnosisLines)),
    ...section('Comment', [comment, ...colleagues.map(({ name, opinion }) => `${name}: ${opinion}`)]),
    ...section('Urgent communication', [toldText(content.urgentCommunication, signature.timeZone)]),
    ...section('Synoptic report', content.synoptic.flatMap(synopticLines)),
    ...section('Ancillary studies', content.ancillary.map(studyLine)),
    ...section('Intraoperative consultation', [
      content.intraoperative?.result ?? null,
      content.intraoperative?.correlation ?? null,
    ]),
    ...section('Microscopic description', [microscopic]),
    ...section('Gross description', [gross.text]),
    ...section('Clinical information', [history, clinicalImpression, icd10.join(', ')]),
    ...section('Specimen condition', [specimenCondition]),
    ...section('Signature', [
      signature.statement,
      `Licence ${signature.licenceRegion} ${signature.licenceNumber}${signature.npi === null ? '' : `, NPI ${signature.npi}`}`,
    ]),
    ...content.addenda.flatMap((one) => addendumBlocks(one, signature.timeZone)),
  ];
}

function identityLines({ patient, case: about, dates, ordering }: ReportContent, zone: string) {
  const age = patient.age === null ? '' : `, ${patient.age} years`;
  return [
    `Patient: ${patient.lastName}, ${patient.firstName}. Born ${dayText(patient.birthDate)}${age}, ${patient.gender}`,
    `Medical record number: ${patient.medicalRecordNumber ?? 'none'}`,
    `Accession: ${about.caseRecordId ?? 'none'}. Case: ${about.caseID}, ${about.type.displayName}`,
    ...dates.collections.map(
      ({ specimenID, specimenCollectionDate, collectionTime }) =>
        `Specimen ${specimenID} collected: ${dayText(specimenCollectionDate)} ${collectionTime ?? ''}`,
    ),
    `Reported: ${instantText(dates.reportedAt, zone)}`,
    ordering.submittingPhysician === null ? null : `Ordering physician: ${ordering.submittingPhysician}`,
    ordering.copies.length === 0 ? null : `Copies: ${ordering.copies.join(', ')}`,
  ];
}

const changeHeads = ({ addenda }: ReportContent, zone: string): readonly string[] =>
  addenda.map(({ kind, version, signedAt }) => `${kind}, version ${version}, ${instantText(signedAt, zone)}`);

function diagnosisLines({ specimenID, laterality, lines }: ReportContent['diagnoses'][number]) {
  const side = laterality === null || laterality === 'Not_Applicable' ? '' : ` (${laterality})`;
  return [`${specimenID}.${side}`, ...lines];
}

const synopticLines = ({
  specimenID,
  template,
  elements,
  notApplicableReason,
}: ReportContent['synoptic'][number]) =>
  notApplicableReason === null
    ? [`${specimenID}. ${template}`, ...elements.map(({ element, response }) => `${element}: ${response}`)]
    : [`${specimenID}. ${template}: not applicable. ${notApplicableReason}`];

function studyLine(study: ReportContent['ancillary'][number]): string {
  const { specimenID, block, stain, result, score, clone, fixation, method, controlsAdequate } = study;
  const more = [
    score === null ? null : `score ${score}`,
    clone === null ? null : `clone ${clone}`,
    fixation === null ? null : `fixation ${fixation}`,
    controlsAdequate === null ? null : `controls ${controlsAdequate ? 'adequate' : 'not adequate'}`,
    method,
  ].filter((part) => part !== null);
  return [`${specimenID}, ${block}, ${stain}: ${result}`, ...more].join('; ');
}

function toldText(told: ReportContent['urgentCommunication'], zone: string): string | null {
  if (told === null) return null;
  const words = `${told.told} was told by ${told.toldBy} (${told.channel.replaceAll('_', ' ')})`;
  return `${words}, ${instantText(told.toldAt, zone)}.${told.note === null ? '' : ` ${told.note}`}`;
}

/** What was, what is, why, and who was told; the newest first. */
function addendumBlocks(addendum: ReportContent['addenda'][number], zone: string): readonly PdfBlock[] {
  const { kind, version, reason, cause, text, changes, told, statement } = addendum;
  return section(`${kind} (version ${version})`, [
    cause === null ? null : `Cause: ${cause.replaceAll('_', ' ')}`,
    `Reason: ${reason}`,
    text,
    ...changes.flatMap((change) => [
      `${change.field}${change.specimenID === null ? '' : `, specimen ${change.specimenID}`}`,
      `Was: ${change.was}`,
      `Is: ${change.is}`,
    ]),
    ...told.map((one) => toldText(one, zone)),
    statement,
  ]);
}

const codeBlocks = ({ codes }: ReportContent): readonly PdfBlock[] =>
  section(
    'Codes (billing copy)',
    codes.map(({ system, code, specimenID, units }) =>
      [
        `${system} ${code}`,
        specimenID === null ? null : `specimen ${specimenID}`,
        units === null ? null : `x ${units}`,
      ]
        .filter((part) => part !== null)
        .join(', '),
    ),
  );
