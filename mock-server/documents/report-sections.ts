import { sightText } from '#app/core/citing/sight.ts';
import { colleagueLine } from '#app/core/diagnosis/tables.ts';
import { correctionsOf } from '#app/core/reports/corrections.ts';
import { FIELD_LABELS, partTitle, wordsOfChange } from '#app/core/reports/field-labels.ts';
import { replacedText } from '#app/core/reports/replaced-preliminary.ts';
import {
  addendumSignatureLines,
  type ShownSignature,
  signatureLines,
} from '#app/core/reports/signature-lines.ts';
import { specimenPlace } from '#app/core/reports/specimen-place.ts';
import { clinicalLines, intraoperativeLines } from '#app/core/reports/told-lines.ts';
import { inCapitals } from '#app/core/text/capitals.ts';
import { dayText, instantText, wallTimeText } from '#app/core/text/dates.ts';
import type { ReportContent } from '../store/records/reports.ts';
import type { PrintedSection } from './printed.ts';

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

/** The sections of a report in the order in which they are printed; one that says nothing is left out. */
export function reportSections(
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
  const words = (text: string) => wordsOfChange(field, text) || 'Not recorded';
  return [partTitle(FIELD_LABELS[field], specimenID), `Was: ${words(was)}`, `Is: ${words(is)}`].join('\n');
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

/** The codes of the billing copy. */
export const codeSection = (content: ReportContent): readonly PrintedSection[] =>
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
