import type { BegunRows } from './begun-rows.ts';
import {
  ANCILLARY,
  COLLEAGUES,
  FINDINGS,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
  KEY_IMAGES,
  synopticField,
} from './fields.ts';
import { codeFault, rowsOf, synopticLettersOf, textsOf } from './form-reading.ts';
import { isAdded } from './synoptic-elements.ts';

type Row = ReturnType<typeof rowsOf>[number];

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/**
 * What a row that is begun still lacks, as the end of a sentence about that row ('names no stain'); null where it lacks
 * nothing, and where the row is empty. `needed` has those ends by the names of the fields that a row must have, and `others`
 * the fields that a row may have besides.
 */
function lackOf(
  row: Row,
  needed: Readonly<Record<string, string>>,
  others: readonly string[],
): string | null {
  if (![...Object.keys(needed), ...others].some((name) => isWritten(row[name]))) return null;
  return Object.entries(needed).find(([name]) => !isWritten(row[name]))?.[1] ?? null;
}

interface Table {
  /** The name of its field. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** What is wrong with a row, as a sentence without its end; null where nothing is. */
  readonly faultOf: (row: Row, at: number) => string | null;
}

const COLLEAGUE_NEEDS = { name: 'has no name', opinion: 'has no opinion' };
const STUDY_NEEDS = { stain: 'names no stain', block: 'names no block' };
const STUDY_SAYS = ['result', 'controlsAdequate', 'score', 'clone', 'fixation', 'method'];
const PICTURE_NEEDS = { imageId: 'names no slide' };

/** The rows of a form that lack something are numbered as its reader counts them. */
const numberedTable = (
  name: string,
  word: string,
  needed: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): Omit<Table, 'rows'> => ({
  name,
  faultOf: (row, at) => {
    const lack = lackOf(row, needed, others);
    return lack === null ? null : `${word} ${String(at + 1)} ${lack}`;
  },
});

function tablesOf(entries: Parameters<typeof textsOf>[0]): readonly Table[] {
  const posted = textsOf(entries);
  const textOf = (name: string) => posted.find(([one]) => one === name)?.[1] ?? '';
  const inRows = (table: Omit<Table, 'rows'>): Table => ({
    ...table,
    rows: rowsOf(posted, `${table.name}.`),
  });
  return [
    inRows(numberedTable(COLLEAGUES, 'Colleague', COLLEAGUE_NEEDS)),
    {
      name: INTRAOPERATIVE_CORRELATION,
      rows: [{ [INTRAOPERATIVE_CORRELATION]: textOf(INTRAOPERATIVE_CORRELATION) }],
      faultOf: (row) =>
        isWritten(row[INTRAOPERATIVE_CORRELATION]) && !isWritten(textOf(INTRAOPERATIVE_RESULT))
          ? 'The intraoperative correlation is there without its result'
          : null,
    },
    inRows(numberedTable(ANCILLARY, 'Study', STUDY_NEEDS, STUDY_SAYS)),
    inRows({ name: FINDINGS, faultOf: ({ code = '' }) => codeFault(code) }),
    inRows(numberedTable(KEY_IMAGES, 'Key picture', PICTURE_NEEDS, ['caption'])),
    ...synopticLettersOf(posted).map((letter) => synopticTable(letter, posted, textOf)),
  ];
}

/** A list without any answer is no report, so that a line which its reader has added to it is part of none either. */
function synopticTable(
  letter: string,
  posted: ReturnType<typeof textsOf>,
  textOf: (name: string) => string,
): Table {
  const name = synopticField(letter);
  const rows = rowsOf(posted, `${name}.elements.`);
  const isReport =
    isWritten(textOf(`${name}.notApplicableReason`)) ||
    rows.some(({ element, response, left }) => left !== 'yes' && isWritten(element) && isWritten(response));
  const called = `A line of the synoptic report of specimen ${letter}`;
  const faultOf = ({ element = '', response, left }: Row): string | null => {
    if (left === 'yes') return null;
    if (isWritten(response) && !isWritten(element)) return `${called} has an answer and no name`;
    return !isReport && isAdded(element, textOf(`${name}.template`))
      ? `${called} was added, and no line of that report has an answer yet`
      : null;
  };
  return { name, rows, faultOf };
}

/**
 * What is wrong with the first row of a form that `readFields` leaves out although something is written in it; null where
 * it leaves out none. A result that is left out without a word would be missing from the report.
 */
export function findRowFault(entries: Parameters<typeof textsOf>[0]): string | null {
  const faults = tablesOf(entries).flatMap(({ rows, faultOf }) => rows.map(faultOf));
  return faults.find((fault) => fault !== null) ?? null;
}

/** The rows of a form that `readFields` leaves out although something is written in them, as they were typed. */
export function findBegunRows(entries: Parameters<typeof textsOf>[0]): BegunRows {
  const begun = tablesOf(entries).map(
    ({ name, rows, faultOf }) => [name, rows.filter((row, at) => faultOf(row, at) !== null)] as const,
  );
  return Object.fromEntries(begun.filter(([, rows]) => rows.length > 0));
}
