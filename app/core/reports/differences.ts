import type { FinalReport, ReportDifference, ReportSection } from '#contracts/generated/wire.ts';
import { colleagueLine } from '../diagnosis/tables.ts';
import { dayText, instantText, wallTimeText } from '../text/dates.ts';
import { wordsOfChange } from './field-labels.ts';
import { specimenPlace } from './specimen-place.ts';

/** What is compared: all that people read, and neither the head of the page nor the signature. */
export type ComparedReport = Pick<
  FinalReport,
  | 'patient'
  | 'case'
  | 'dates'
  | 'ordering'
  | 'diagnoses'
  | 'comment'
  | 'colleagues'
  | 'urgentCommunication'
  | 'synoptic'
  | 'ancillary'
  | 'intraoperative'
  | 'microscopic'
  | 'gross'
  | 'clinicalInformation'
  | 'specimenCondition'
>;

interface Passage {
  readonly section: ReportSection;
  readonly specimenID: string | null;
  readonly lines: readonly string[];
}

/** The passages whose words are not the same, in the order of the printed page (domain 5.1, versions), in its dates. */
export function reportDifferences(
  before: ComparedReport,
  after: ComparedReport,
  timeZone: string,
): ReportDifference[] {
  const earlier = passagesOf(before, timeZone);
  const later = passagesOf(after, timeZone);
  const keys = [...new Set([...earlier, ...later].map(keyOf))];
  const inOrder = keys.toSorted((a, b) => orderOf(a) - orderOf(b));
  return inOrder.flatMap((key) => {
    const was = earlier.find((one) => keyOf(one) === key);
    const is = later.find((one) => keyOf(one) === key);
    const about = is ?? was;
    if (about === undefined || was?.lines.join('\n') === is?.lines.join('\n')) return [];
    const { section, specimenID } = about;
    return [{ section, specimenID, was: [...(was?.lines ?? [])], is: [...(is?.lines ?? [])] }];
  });
}

/** The sections that the reader writes; the others follow the case. */
const WRITTEN: ReadonlySet<ReportSection> = new Set([
  'diagnosis',
  'comment',
  'synoptic',
  'ancillary',
  'intraoperative',
  'microscopic',
]);

/** The differences in what the reader writes, which are those between a preliminary result and the report that is signed. */
export const writtenDifferences = (
  before: ComparedReport,
  after: ComparedReport,
  timeZone: string,
): ReportDifference[] =>
  reportDifferences(before, after, timeZone).filter(({ section }) => WRITTEN.has(section));

const keyOf = ({ section, specimenID }: Passage): string => `${section} ${specimenID ?? ''}`;

const ORDER: readonly ReportSection[] = [
  ...(['patient', 'case', 'dates', 'ordering', 'diagnosis', 'comment', 'urgentCommunication'] as const),
  ...(['synoptic', 'ancillary', 'intraoperative', 'microscopic', 'gross'] as const),
  ...(['clinicalInformation', 'specimenCondition'] as const),
];
const orderOf = (key: string): number => ORDER.findIndex((section) => key.startsWith(`${section} `));

function passagesOf(report: ComparedReport, timeZone: string): readonly Passage[] {
  const whole = (section: ReportSection, ...lines: (string | null | undefined)[]): Passage[] => {
    const told = lines.flatMap((line) => (line == null || line === '' ? [] : line.split('\n')));
    return told.length === 0 ? [] : [{ section, specimenID: null, lines: told }];
  };
  const { patient, case: about, ordering, clinicalInformation, urgentCommunication: urgent } = report;
  return [
    ...whole(
      'patient',
      `${patient.lastName}, ${patient.firstName}`,
      `Born ${wordsOfChange('birthDate', patient.birthDate)}, ${patient.gender}`,
      patient.medicalRecordNumber,
      patient.healthCardNumber,
    ),
    ...whole('case', about.caseRecordId, about.caseID, about.type.displayName),
    ...whole(
      'dates',
      ...report.dates.collections.map(
        ({ specimenID, specimenCollectionDate: day, collectionTime, receivedDate }) =>
          joinParts(
            specimenID,
            day && dayText(day),
            collectionTime && wallTimeText(collectionTime),
            receivedDate && dayText(receivedDate),
          ),
      ),
      report.dates.receivedAt && instantText(report.dates.receivedAt, timeZone),
    ),
    ...whole('ordering', ordering.submittingPhysician, ordering.submittingPhysicianNpi, ...ordering.copies),
    ...report.diagnoses.map(diagnosisOf),
    ...whole('comment', report.comment, ...report.colleagues.map(colleagueLine)),
    ...whole(
      'urgentCommunication',
      urgent &&
        joinParts(
          urgent.told,
          urgent.toldBy,
          urgent.channel.replaceAll('_', ' '),
          instantText(urgent.toldAt, timeZone),
        ),
    ),
    ...bySpecimen('synoptic', report.synoptic, ({ template, elements, notApplicableReason }) => [
      template,
      ...elements.map(({ element, response }) => `${element}: ${response}`),
      ...(notApplicableReason === null ? [] : [notApplicableReason]),
    ]),
    ...bySpecimen('ancillary', report.ancillary, (study) => [
      joinParts(
        study.block,
        study.stain,
        study.result,
        study.score,
        study.clone,
        study.fixation,
        study.method,
      ),
    ]),
    ...whole('intraoperative', report.intraoperative?.result, report.intraoperative?.correlation),
    ...whole('microscopic', report.microscopic),
    ...whole('gross', report.gross.text),
    ...whole(
      'clinicalInformation',
      clinicalInformation.history,
      clinicalInformation.clinicalImpression,
      clinicalInformation.icd10.join(', '),
    ),
    ...whole('specimenCondition', report.specimenCondition),
  ];
}

const joinParts = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

const diagnosisOf = (one: ComparedReport['diagnoses'][number]): Passage => ({
  section: 'diagnosis',
  specimenID: one.specimenID,
  lines: [specimenPlace(one), ...one.lines],
});

/** One passage for each specimen, with all that the section says of it. */
function bySpecimen<T extends { readonly specimenID: string }>(
  section: ReportSection,
  parts: readonly T[],
  linesOf: (part: T) => readonly string[],
): Passage[] {
  const letters = [...new Set(parts.map(({ specimenID }) => specimenID))];
  return letters.map((specimenID) => ({
    section,
    specimenID,
    lines: parts.filter((part) => part.specimenID === specimenID).flatMap(linesOf),
  }));
}
