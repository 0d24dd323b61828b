import { sightText } from '#app/core/citing/sight.ts';
import { colleagueLine } from '#app/core/diagnosis/tables.ts';
import { correctionsOf } from '#app/core/reports/corrections.ts';
import { FIELD_LABELS, wordsOfChange } from '#app/core/reports/field-labels.ts';
import { replacedText } from '#app/core/reports/replaced-preliminary.ts';
import {
  addendumSignatureLines,
  printedSite,
  type ShownSignature,
  signatureLines,
} from '#app/core/reports/signature-lines.ts';
import { specimenPlace } from '#app/core/reports/specimen-place.ts';
import { clinicalLines, intraoperativeLines } from '#app/core/reports/told-lines.ts';
import { inCapitals } from '#app/core/text/capitals.ts';
import { dayText, instantText, wallTimeText } from '#app/core/text/dates.ts';
import type { ReportSignatureZodType } from '#contracts/generated/schemas/report-signature.ts';
import type { ReportContent } from '../store/records/reports.ts';
import { type PrintedSection, printDocument } from './printed.ts';

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
      ...sectionsOf(content, signature.timeZone, [...earlier, signature]),
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
    sections: sectionsOf(content, timeZone, []),
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

const give = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

/** A section of paragraphs; none where there is nothing to say. */
const textSection = (heading: string, ...lines: readonly (string | null)[]): readonly PrintedSection[] => {
  const paragraphs = give(lines).map((line) => ({ lines: line.split('\n') }));
  return paragraphs.length === 0 ? [] : [{ heading, paragraphs }];
};

/** A part whose words stay as they were signed, with what an amendment corrected of them in front; none without either. */
const correctedSection = (
  section: PrintedSection & Required<Pick<PrintedSection, 'paragraphs'>>,
): readonly PrintedSection[] =>
  section.paragraphs.length > 0 || (section.table ?? []).length > 0 ? [section] : [];

const correctionParagraphs = (content: ReportContent, ...fields: Parameters<typeof correctionsOf>[1][]) =>
  correctionsOf(content, ...fields).map((text) => ({ lines: text.split('\n') }));

function sectionsOf(
  content: ReportContent,
  timeZone: string,
  signatures: readonly ShownSignature[],
): readonly PrintedSection[] {
  const { comment, colleagues, microscopic, gross, clinicalInformation, specimenCondition } = content;
  const { diagnoses, synoptic, ancillary, intraoperative, addenda, urgentCommunication } = content;
  const [first] = signatures;
  const signed = first === undefined ? ['Nobody has signed this text.'] : signatureLines(first);
  const changes = addenda.map(
    ({ kind, version, signedAt }) => `${kind}, version ${version}, ${instantText(signedAt, timeZone)}`,
  );
  return [
    {
      heading: 'Patient and case',
      facts: identityFacts(content, timeZone),
      paragraphs: correctionParagraphs(content, 'patient', 'dates'),
    },
    ...textSection('Addenda and amendments', changes.join('\n')),
    ...textSection(
      'Preliminary result',
      content.preliminary === null ? null : replacedText(content.preliminary, timeZone),
    ),
    { heading: 'Diagnosis', paragraphs: diagnoses.map(diagnosisParagraph) },
    ...textSection('Comment', comment, ...colleagues.map(colleagueLine)),
    ...textSection('Urgent communication', tellText(urgentCommunication, timeZone)),
    ...correctedSection({
      heading: 'Synoptic report',
      paragraphs: [...correctionParagraphs(content, 'synoptic'), ...synoptic.map(synopticParagraph)],
    }),
    ...correctedSection({
      heading: 'Ancillary studies',
      paragraphs: correctionParagraphs(content, 'ancillary'),
      table: ancillary.length === 0 ? [] : [STUDY_COLUMNS, ...ancillary.map(studyRow)],
    }),
    ...textSection(
      'Intraoperative consultation',
      ...correctionsOf(content, 'intraoperative'),
      ...intraoperativeLines(intraoperative),
    ),
    ...textSection('Microscopic description', microscopic),
    ...textSection('Marks of the slides', content.citedMarks.map(markLine).join('\n')),
    ...textSection('Gross description', gross.text, writeGrossing(gross)),
    ...textSection('Clinical information', ...clinicalLines(clinicalInformation)),
    ...textSection('Specimen condition', specimenCondition),
    ...textSection(
      'Key pictures (shown with the report on the platform)',
      content.images.map(pictureLine).join('\n'),
    ),
    { heading: 'Signature', paragraphs: [{ lines: signed }] },
    ...addenda.flatMap((one) => addendumSection(one, timeZone, addendumSignatureLines(one, signatures))),
  ];
}

const markLine = ({ number, kind, sight, slide }: ReportContent['citedMarks'][number]): string =>
  `Mark ${number}: ${sightText(kind, sight, slide)}`;

/** The pictures themselves are shown with the report on the screen. */
const pictureLine = ({ slide, caption, scaleBarMicrometres }: ReportContent['images'][number]): string =>
  give([
    `Slide ${slide}`,
    caption,
    scaleBarMicrometres === null ? null : `scale bar ${scaleBarMicrometres} μm`,
  ]).join(', ');

const writeGrossing = ({ grossedBy, grossedAt }: ReportContent['gross']): string | null =>
  grossedBy === null ? null : `Grossed by ${[grossedBy, grossedAt].filter(Boolean).join(', ')}`;

type Facts = NonNullable<PrintedSection['facts']>;

function identityFacts({ patient, case: about, dates, ordering }: ReportContent, zone: string): Facts {
  const age = patient.age === null ? '' : `, ${patient.age} years`;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Patient', `${patient.lastName}, ${patient.firstName}`],
    ['Born', `${dayText(patient.birthDate)}${age}, ${patient.gender}`],
    ['Medical record number', patient.medicalRecordNumber ?? 'none'],
    ['Health number', patient.healthCardNumber],
    ['Accession', about.caseRecordId ?? 'none'],
    ['Case', `${about.caseID}, ${about.type.displayName}`],
    ...dates.collections.flatMap(
      ({ specimenID, specimenCollectionDate, collectionTime, receivedDate }) =>
        [
          [
            `Specimen ${specimenID} collected`,
            `${dayText(specimenCollectionDate)} ${collectionTime === null ? '' : wallTimeText(collectionTime)}`.trim(),
          ],
          [`Specimen ${specimenID} received`, receivedDate === null ? null : dayText(receivedDate)],
        ] as const,
    ),
    ['Mailed slides received', dates.receivedAt === null ? null : instantText(dates.receivedAt, zone)],
    ['Reported', instantText(dates.reportedAt, zone)],
    ['Ordering physician', ordering.submittingPhysician],
    ['Copies', ordering.copies.join(', ')],
  ];
  return facts.flatMap(([term, text]) => (text === null || text === '' ? [] : [[term, text] as const]));
}

const wordsOf = (value: string): string => value.replaceAll('_', ' ');

/** Letter, site, side and procedure in a line of capitals with the facility's own ID, and under it what was found. */
function diagnosisParagraph({ facilitySpecimenID: ownId, ...one }: ReportContent['diagnoses'][number]) {
  const place = inCapitals(`${one.specimenID}. ${specimenPlace(one)}`);
  return { heading: ownId === null ? place : `${place} (facility ID ${ownId})`, lines: one.lines };
}

const synopticParagraph = (one: ReportContent['synoptic'][number]) => ({
  heading: `${one.specimenID}. ${one.template}`,
  lines:
    one.notApplicableReason === null
      ? one.elements.map(({ element, response }) => `${element}: ${response}`)
      : [`Not applicable. ${one.notApplicableReason}`],
});

const STUDY_COLUMNS = ['Part', 'Block', 'Stain', 'Result', 'Controls', 'Method'];

function studyRow(study: ReportContent['ancillary'][number]): readonly string[] {
  const { specimenID, block, stain, result, score, clone, fixation, method, controlsAdequate } = study;
  const controls =
    controlsAdequate === null ? 'not recorded' : controlsAdequate ? 'adequate' : 'not adequate';
  const how = give([clone === null ? null : `clone ${clone}`, fixation, method]);
  return [
    specimenID,
    block,
    stain,
    give([result, score === null ? null : `score ${score}`]).join('; '),
    controls,
    how.join('; '),
  ];
}

function tellText(told: ReportContent['urgentCommunication'], zone: string): string | null {
  if (told === null) return null;
  const words = `${told.told} was told by ${told.toldBy} (${wordsOf(told.channel)})`;
  return `${words}, ${instantText(told.toldAt, zone)}.${told.note === null ? '' : ` ${told.note}`}`;
}

/** A change by the name that the screen gives it. */
function changeText({
  field,
  specimenID,
  was,
  is,
}: ReportContent['addenda'][number]['changes'][number]): string {
  const about = specimenID === null ? '' : `, specimen ${specimenID}`;
  const words = (text: string) => wordsOfChange(field, text) || 'Not recorded';
  return [`${FIELD_LABELS[field]}${about}`, `Was: ${words(was)}`, `Is: ${words(is)}`].join('\n');
}

/** What was, what is, why, and who was told; the newest first. */
const addendumSection = (
  addendum: ReportContent['addenda'][number],
  zone: string,
  signed: readonly string[],
): readonly PrintedSection[] => {
  const why = give([
    addendum.cause === null ? null : `Cause: ${wordsOf(addendum.cause)}`,
    `Reason: ${addendum.reason}`,
  ]);
  const what = give([
    addendum.text,
    ...addendum.changes.map(changeText),
    ...addendum.told.map((one) => tellText(one, zone)),
    signed.join('\n'),
  ]);
  const paragraphs = [
    ...why.map((line) => ({ lines: line.split('\n'), introduces: true })),
    ...what.map((line) => ({ lines: line.split('\n') })),
  ];
  return [{ heading: `${addendum.kind} (version ${addendum.version})`, paragraphs }];
};

const codeSection = (content: ReportContent): readonly PrintedSection[] =>
  correctedSection({
    heading: 'Codes (billing copy)',
    paragraphs: correctionParagraphs(content, 'findings'),
    table:
      content.codes.length === 0
        ? []
        : [
            ['System', 'Code', 'Part', 'Units'],
            ...content.codes.map(({ system, code, specimenID, units }) => [
              system,
              code,
              specimenID ?? '',
              units === null ? '' : String(units),
            ]),
          ],
  });
