import type { AncillaryStudyZodType } from '#contracts/generated/schemas/ancillary-study.ts';
import type { CitedMarkInputZodType } from '#contracts/generated/schemas/cited-mark-input.ts';
import type { ColleagueZodType } from '#contracts/generated/schemas/colleague.ts';
import type { FindingCodeZodType } from '#contracts/generated/schemas/finding-code.ts';
import type { KeyImageZodType } from '#contracts/generated/schemas/key-image.ts';
import type { SynopticBlockZodType } from '#contracts/generated/schemas/synoptic-block.ts';
import type { PrimaryDiagnosis, PrimaryDiagnosisInput } from '#contracts/generated/wire.ts';
import type { TextFields } from '../text/text-fields.ts';
import {
  readCitedMarks,
  readColleagues,
  readFindings,
  readKeyImages,
  readStudies,
  readSynoptic,
} from './tables.ts';

/**
 * What the reader writes, one text for each field. A table is one field, so that two versions of a case can never be
 * mixed into a row that nobody wrote.
 */
export type DiagnosisFields = TextFields;

const DIAGNOSIS = 'diagnosis.';
const REASON = 'reason.';
const SYNOPTIC = 'synoptic.';
export const FINDINGS = 'findings';
export const ANCILLARY = 'ancillary';
export const COLLEAGUES = 'colleagues';
export const KEY_IMAGES = 'keyImages';
export const INTRAOPERATIVE_RESULT = 'intraoperativeResult';
export const INTRAOPERATIVE_CORRELATION = 'intraoperativeCorrelation';
/** The marks of the slides that the texts cite, each with how its reader saw it last. */
export const MARKS = 'marks';

export const diagnosisField = (specimenID: string): string => DIAGNOSIS + specimenID;
export const reasonField = (specimenID: string): string => REASON + specimenID;
export const synopticField = (specimenID: string): string => SYNOPTIC + specimenID;

/** The letter in the name of a field that belongs to one specimen; null where it belongs to the case. */
export const specimenIn = (name: string): string | null =>
  /^(?:diagnosis|reason|synoptic)\.([A-Z]{1,2})$/.exec(name)?.[1] ?? null;

/** A table as the text of its field; nothing for an empty one. */
export const tableText = (rows: unknown): string =>
  rows === null || (Array.isArray(rows) && rows.length === 0) ? '' : JSON.stringify(rows);

/** The fields of the page as the server has them. */
export function fieldsOfDiagnosis(saved: PrimaryDiagnosis): DiagnosisFields {
  const { diagnoses, comment, microscopic, seeDiagnosis, findings, ancillary, synoptic, citedMarks } = saved;
  const { colleagues, intraoperative, keyImages, fullRecordsReviewed } = saved;
  return onlyFilled([
    ...diagnoses.flatMap(({ specimenID, text, siteConfirmedReason }) => [
      [diagnosisField(specimenID), text] as const,
      [reasonField(specimenID), siteConfirmedReason ?? ''] as const,
    ]),
    ...synoptic.map((block) => [synopticField(block.specimenID), tableText(block)] as const),
    ['comment', comment ?? ''],
    ['microscopic', microscopic ?? ''],
    ['seeDiagnosis', seeDiagnosis ? 'yes' : ''],
    [FINDINGS, tableText(findings)],
    [ANCILLARY, tableText(ancillary)],
    [COLLEAGUES, tableText(colleagues)],
    [INTRAOPERATIVE_RESULT, intraoperative?.result ?? ''],
    [INTRAOPERATIVE_CORRELATION, intraoperative?.correlation ?? ''],
    [KEY_IMAGES, tableText(keyImages)],
    [MARKS, marksText(citedMarks)],
    ['fullRecordsReviewed', fullRecordsReviewed ? 'yes' : ''],
  ]);
}

/** In one order of keys, so that the same marks are the same text wherever they were written. */
export const marksText = (marks: readonly CitedMarkInputZodType[]): string =>
  tableText(readCitedMarks(JSON.stringify(marks)));

/** An empty field and one that is not there are the same. */
export const onlyFilled = (fields: readonly (readonly [string, string])[]): DiagnosisFields =>
  Object.fromEntries(fields.filter(([, text]) => text !== ''));

const namesWith = (fields: DiagnosisFields, start: string): readonly string[] =>
  Object.keys(fields).filter((name) => name.startsWith(start));

/** The letters that a text names. */
export const specimensIn = (fields: DiagnosisFields): readonly string[] => [
  ...new Set(Object.keys(fields).flatMap((name) => specimenIn(name) ?? [])),
];

/**
 * The whole text as the API takes it: it empties what is left out, so everything that this page does not write goes
 * along as it was saved. A specimen that the case does not have is sent as well, and refused there.
 */
export function inputOf(fields: DiagnosisFields, saved: PrimaryDiagnosis): PrimaryDiagnosisInput {
  const { urgentResult } = saved;
  const letters = [
    ...new Set([...saved.diagnoses.map(({ specimenID }) => specimenID), ...specimensIn(fields)]),
  ];
  return {
    diagnoses: letters.map((specimenID) => specimenInput(fields, specimenID)),
    ...given('comment', fields['comment']),
    ...given('microscopic', fields['microscopic']),
    seeDiagnosis: fields['seeDiagnosis'] === 'yes',
    findings: findingsIn(fields),
    ancillary: studiesIn(fields),
    synoptic: namesWith(fields, SYNOPTIC).flatMap((name) => synopticIn(fields, specimenIn(name) ?? '') ?? []),
    colleagues: colleaguesIn(fields),
    ...intraoperativeInput(fields),
    urgentResult,
    keyImages: keyImagesIn(fields),
    fullRecordsReviewed: fields['fullRecordsReviewed'] === 'yes',
    citedMarks: citedIn(fields),
  };
}

const given = <Name extends string>(name: Name, text: string | undefined) =>
  text === undefined || text === '' ? {} : { [name]: text };

/** A correlation without the result that it is about is no reading during surgery; `readFields` leaves it out. */
function intraoperativeInput(fields: DiagnosisFields): Pick<PrimaryDiagnosisInput, 'intraoperative'> {
  const result = fields[INTRAOPERATIVE_RESULT] ?? '';
  if (result === '') return {};
  return { intraoperative: { result, correlation: fields[INTRAOPERATIVE_CORRELATION] || null } };
}

function specimenInput(
  fields: DiagnosisFields,
  specimenID: string,
): PrimaryDiagnosisInput['diagnoses'][number] {
  const reason = (fields[reasonField(specimenID)] ?? '').trim();
  return {
    specimenID,
    text: fields[diagnosisField(specimenID)] ?? '',
    ...(reason === '' ? {} : { siteConfirmedReason: reason }),
  };
}

export const findingsIn = (fields: DiagnosisFields): FindingCodeZodType[] =>
  readFindings(fields[FINDINGS] ?? '');
export const studiesIn = (fields: DiagnosisFields): AncillaryStudyZodType[] =>
  readStudies(fields[ANCILLARY] ?? '');
export const colleaguesIn = (fields: DiagnosisFields): ColleagueZodType[] =>
  readColleagues(fields[COLLEAGUES] ?? '');
export const keyImagesIn = (fields: DiagnosisFields): KeyImageZodType[] =>
  readKeyImages(fields[KEY_IMAGES] ?? '');
export const citedIn = (fields: DiagnosisFields): CitedMarkInputZodType[] =>
  readCitedMarks(fields[MARKS] ?? '');
export const synopticIn = (fields: DiagnosisFields, specimenID: string): SynopticBlockZodType | null =>
  readSynoptic(fields[synopticField(specimenID)] ?? '');
