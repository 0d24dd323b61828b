import { zAncillaryStudy } from '#contracts/generated/schemas/ancillary-study.ts';
import { zColleague } from '#contracts/generated/schemas/colleague.ts';
import { zFindingCode } from '#contracts/generated/schemas/finding-code.ts';
import { zKeyImage } from '#contracts/generated/schemas/key-image.ts';
import { zSynopticBlock } from '#contracts/generated/schemas/synoptic-block.ts';
import { icd10Fault } from '../case-form/field-values.ts';
import {
  ANCILLARY,
  COLLEAGUES,
  type DiagnosisFields,
  FINDINGS,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
  KEY_IMAGES,
  MARKS,
  marksText,
  onlyFilled,
  specimenIn,
  synopticField,
  tableText,
} from './fields.ts';
import { linesInList, synopticListCalled } from './synoptic-elements.ts';
import { readCitedMarks } from './tables.ts';

type Entries = Iterable<readonly [string, unknown]>;
type Row = Readonly<Record<string, string>>;

const PLAIN: ReadonlySet<string> = new Set(['comment', 'microscopic', 'seeDiagnosis', 'fullRecordsReviewed']);
const isOfSpecimen = (name: string): boolean => specimenIn(name) !== null && !name.startsWith('synoptic.');

/** A browser that posts a form writes line ends in two characters; the same text read by script has one. */
const oneLineEnd = (text: string): string => text.replaceAll('\r\n', '\n');

type Posted = readonly (readonly [string, string])[];

export const textsOf = (entries: Entries): Posted =>
  [...entries].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, oneLineEnd(value)] as const] : [],
  );

/** The specimens that the form has a synoptic report of. */
export const synopticLettersOf = (posted: Posted): readonly string[] => [
  ...new Set(posted.flatMap(([name]) => /^synoptic\.([A-Z]{1,2})\./.exec(name)?.[1] ?? [])),
];

/**
 * The fields of the form, in the one shape that is compared, sent and kept. A row that lacks what a row must have is
 * left out until it has it: the API would refuse the whole text because of it.
 */
export function readFields(entries: Entries): DiagnosisFields {
  const posted = textsOf(entries);
  return onlyFilled([
    ...posted.filter(([name]) => PLAIN.has(name) || isOfSpecimen(name)),
    [MARKS, marksText(posted.flatMap(([name, text]) => (name === MARKS ? readCitedMarks(text) : [])))],
    ...intraoperativeOf(posted),
    [COLLEAGUES, tableText(rowsOf(posted, `${COLLEAGUES}.`).flatMap((row) => colleagueOf(row) ?? []))],
    [KEY_IMAGES, tableText(rowsOf(posted, `${KEY_IMAGES}.`).flatMap((row) => keyImageOf(row) ?? []))],
    [FINDINGS, tableText(rowsOf(posted, `${FINDINGS}.`).flatMap((row) => findingOf(row) ?? []))],
    [ANCILLARY, tableText(rowsOf(posted, `${ANCILLARY}.`).flatMap((row) => studyOf(row) ?? []))],
    ...synopticLettersOf(posted).map(
      (letter) => [synopticField(letter), tableText(synopticOf(posted, letter))] as const,
    ),
  ]);
}

/** The rows whose fields are called `findings.3.code`, in the order of their numbers. */
export function rowsOf(posted: Posted, start: string): readonly Row[] {
  const rows = new Map<number, Record<string, string>>();
  for (const [name, value] of posted) {
    if (!name.startsWith(start)) continue;
    const [number = '', key] = name.slice(start.length).split('.');
    if (key === undefined || !/^\d{1,4}$/.test(number)) continue;
    const at = Number(number);
    rows.set(at, { ...rows.get(at), [key]: value });
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

const orNull = (text: string | undefined): string | null => (text ?? '').trim() || null;

const tidyCode = (typed: string): string => typed.trim().toUpperCase();

/** What is wrong with a code as it was typed; null of an empty one. */
export function codeFault(typed: string): string | null {
  const code = tidyCode(typed);
  return code === '' ? null : icd10Fault(code);
}

/** A row as it was typed, whether or not it may be sent as it is. */
export const typedFinding = (row: Row) => ({
  code: tidyCode(row['code'] ?? ''),
  specimenID: orNull(row['specimenID']),
});

export const findingOf = (row: Row) => zFindingCode.safeParse(typedFinding(row)).data;

export const typedColleague = (row: Row) => ({
  name: (row['name'] ?? '').trim(),
  opinion: (row['opinion'] ?? '').trim(),
});

const colleagueOf = (row: Row) => zColleague.safeParse(typedColleague(row)).data;

/** A scale bar belongs to the slide that it was set for: with another slide in the row it goes. */
export const typedKeyImage = (row: Row) => ({
  imageId: row['imageId'] ?? '',
  caption: orNull(row['caption']),
  scaleBarMicrometres:
    row['scaleBarOf'] === row['imageId'] ? Number(row['scaleBarMicrometres'] ?? '') || null : null,
});

const keyImageOf = (row: Row) => zKeyImage.safeParse(typedKeyImage(row)).data;

/** How a reading during surgery fits is said of its result: without one there is nothing to keep. */
function intraoperativeOf(posted: Posted): readonly (readonly [string, string])[] {
  const textOf = (name: string): string => posted.find(([one]) => one === name)?.[1] ?? '';
  const result = textOf(INTRAOPERATIVE_RESULT);
  if (result.trim() === '') return [];
  return [
    [INTRAOPERATIVE_RESULT, result],
    [INTRAOPERATIVE_CORRELATION, textOf(INTRAOPERATIVE_CORRELATION)],
  ];
}

const CONTROLS: Readonly<Record<string, boolean>> = { yes: true, no: false };

export const typedStudy = (row: Row) => ({
  specimenID: row['specimenID'] ?? '',
  block: (row['block'] ?? '').trim(),
  kind: row['kind'],
  stain: (row['stain'] ?? '').trim(),
  result: row['result'] ?? '',
  controlsAdequate: CONTROLS[row['controlsAdequate'] ?? ''] ?? null,
  score: orNull(row['score']),
  clone: orNull(row['clone']),
  fixation: orNull(row['fixation']),
  method: orNull(row['method']),
});

export const studyOf = (row: Row) => zAncillaryStudy.safeParse(typedStudy(row)).data;

/** Null where nothing was answered: a list of questions alone is no report. */
function synopticOf(posted: Posted, specimenID: string) {
  const start = `${synopticField(specimenID)}.`;
  const own = new Map(posted.filter(([name]) => name.startsWith(start)));
  const notApplicableReason = orNull(own.get(`${start}notApplicableReason`));
  const elements = rowsOf(posted, `${start}elements.`)
    // Without script a line is removed by its tick.
    .filter((row) => row['left'] !== 'yes')
    .map((row) => ({ element: (row['element'] ?? '').trim(), response: row['response'] ?? '' }))
    .filter(({ element }) => element !== '');
  if (notApplicableReason === null && elements.every(({ response }) => response.trim() === '')) return null;
  const block = { specimenID, template: own.get(`${start}template`) ?? '', elements, notApplicableReason };
  // Without script another list is taken by its tick.
  const other = synopticListCalled(own.get(`${start}change`) ?? '');
  const changed = other && { template: other.template, elements: linesInList(block, other).lines };
  return zSynopticBlock.safeParse({ ...block, ...changed }).data ?? null;
}
