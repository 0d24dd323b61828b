import { labels } from '#contracts/generated/labels.ts';
import type { AmendedField, FinalReport } from '#contracts/generated/wire.ts';
import { gapTexts } from '../diagnosis/templates.ts';
import { correctPatient, PATIENT_FIELDS, patientFaults } from './amended-patient.ts';
import { FIELD_LABELS } from './field-labels.ts';

/** The parts of a report whose words an amendment can replace one by one. */
type Amendable = Pick<
  FinalReport,
  'patient' | 'diagnoses' | 'comment' | 'microscopic' | 'gross' | 'ordering'
>;

/** What a change is about, with how it reads now. */
type PresentText = Omit<AmendedField, 'is'>;

/** The lines of a text as a report keeps them: those that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Every text that an amendment can replace, in the order of the printed page. */
export function presentTexts({
  patient,
  diagnoses,
  comment,
  microscopic,
  gross,
  ordering,
}: Amendable): readonly PresentText[] {
  const ofCase = (field: AmendedField['field'], was: string | null): PresentText => ({
    field,
    specimenID: null,
    was: was ?? '',
  });
  return [
    ...PATIENT_FIELDS.map((field) => ofCase(field, patient[field])),
    ...diagnoses.flatMap(
      ({ specimenID, bodysite, subsite, laterality, specimenType, lines }): PresentText[] => [
        { field: 'bodysite', specimenID, was: bodysite ?? '' },
        { field: 'subsite', specimenID, was: subsite ?? '' },
        { field: 'laterality', specimenID, was: laterality ?? '' },
        { field: 'specimenType', specimenID, was: specimenType },
        { field: 'diagnosis', specimenID, was: lines.join('\n') },
      ],
    ),
    ofCase('comment', comment),
    ofCase('microscopic', microscopic),
    ofCase('gross', gross.text),
    ofCase('orderingPhysician', ordering.submittingPhysician),
  ];
}

/** What was typed in place of the texts of a report, as far as it differs; a text that was not asked for stays. */
export function changesIn(
  report: Amendable,
  typedFor: (present: PresentText) => string | undefined,
): readonly AmendedField[] {
  return presentTexts(report).flatMap((present) => {
    const typed = typedFor(present);
    if (typed === undefined) return [];
    const is = wordsOf(present.field, typed);
    return is === wordsOf(present.field, present.was) ? [] : [{ ...present, is }];
  });
}

/** A diagnosis is kept by its lines; everything else may have its paragraphs. A form ends lines as it likes. */
const wordsOf = (field: AmendedField['field'], text: string): string =>
  field === 'diagnosis' ? linesOf(text).join('\n') : text.replaceAll('\r\n', '\n').trimEnd();

/**
 * The report as it reads with the changes of an amendment. A field that has no text of its own in the report stays as it
 * was, and is told among the changes alone.
 */
export const amendedReport = <T extends Amendable>(report: T, changes: readonly AmendedField[]): T =>
  changes.reduce(withChange, report);

/** Why changes of a report cannot be signed as they are, as sentences; `today` is an ISO day. */
export const changeFaults = (
  { dates }: Pick<FinalReport, 'dates'>,
  changes: readonly AmendedField[],
  today: string,
): readonly string[] => [
  ...patientFaults(changes, dates.collections, today),
  ...emptiedTexts(changes),
  ...unheldPlaces(changes),
  ...changes.flatMap(({ field, specimenID, is }) =>
    gapTexts(is, `the ${FIELD_LABELS[field].toLowerCase()}${ofSpecimenText(specimenID)}`),
  ),
];

const LONGEST_PLACE = 80;

/** What the case takes over of a specimen's place, and could not hold, as sentences: a side is one of the list. */
const unheldPlaces = (changes: readonly AmendedField[]): readonly string[] =>
  changes.flatMap(({ field, specimenID, is }) => {
    if (field === 'laterality' && is !== '' && !Object.hasOwn(labels.Laterality, is))
      return [`Choose a side of the list${ofSpecimenText(specimenID, 'for')}.`];
    const isLong = ['bodysite', 'subsite', 'specimenType'].includes(field) && is.length > LONGEST_PLACE;
    return isLong ? [`${FIELD_LABELS[field]}${ofSpecimenText(specimenID)}: use at most 80 characters.`] : [];
  });

const ofSpecimenText = (specimenID: string | null, link = 'of'): string =>
  specimenID === null ? '' : ` ${link} specimen ${specimenID}`;

/** What no report can be without, and a change leaves empty, as sentences. */
const emptiedTexts = (changes: readonly AmendedField[]): readonly string[] =>
  changes.flatMap(({ field, specimenID, is }) => {
    if (linesOf(is).length > 0) return [];
    if (field === 'diagnosis') return [`Diagnosis${ofSpecimenText(specimenID)} is required.`];
    return field === 'specimenType' ? [`Specimen type${ofSpecimenText(specimenID)} is required.`] : [];
  });

/** Whether a change replaces a text of the report, so that it shows as a difference. */
export const replacesText = ({ field, specimenID }: AmendedField, report: Amendable): boolean =>
  presentTexts(report).some((text) => text.field === field && text.specimenID === specimenID);

function withChange<T extends Amendable>(report: T, { field, specimenID, is }: AmendedField): T {
  switch (field) {
    case 'comment':
    case 'microscopic':
      return { ...report, [field]: orNull(is) };
    case 'gross':
      return { ...report, gross: { ...report.gross, text: orNull(is) } };
    case 'orderingPhysician':
      return { ...report, ordering: { ...report.ordering, submittingPhysician: orNull(is) } };
    case 'diagnosis':
      return ofSpecimen(report, specimenID, { lines: linesOf(is) });
    case 'bodysite':
    case 'subsite':
    case 'laterality':
      return ofSpecimen(report, specimenID, { [field]: orNull(is) });
    case 'specimenType':
      return ofSpecimen(report, specimenID, { specimenType: is });
    case 'lastName':
    case 'firstName':
    case 'birthDate':
    case 'gender':
    case 'medicalRecordNumber':
    case 'healthCardNumber':
      return { ...report, patient: correctPatient(report.patient, field, is) };
    default:
      return report;
  }
}

const ofSpecimen = <T extends Amendable>(
  report: T,
  specimenID: string | null,
  next: Partial<FinalReport['diagnoses'][number]>,
): T => ({
  ...report,
  diagnoses: report.diagnoses.map((one) => (one.specimenID === specimenID ? { ...one, ...next } : one)),
});
