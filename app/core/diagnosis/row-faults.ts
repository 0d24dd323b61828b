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

const STUDY_NEEDS = { stain: 'names no stain', block: 'names no block' };
const STUDY_SAYS = ['result', 'controlsAdequate', 'score', 'clone', 'fixation', 'method'];

/**
 * What is wrong with the first row of a form that `readFields` leaves out although something is written in it; null where
 * it leaves out none. A result that is left out without a word would be missing from the report.
 */
export function findRowFault(entries: Parameters<typeof textsOf>[0]): string | null {
  const posted = textsOf(entries);
  const textOf = (name: string) => posted.find(([one]) => one === name)?.[1];
  const told = (start: string, called: string, lack: (row: Row) => string | null) =>
    rowsOf(posted, `${start}.`).map((row, at) => {
      const text = lack(row);
      return text === null ? null : `${called} ${String(at + 1)} ${text}`;
    });
  const faults = [
    ...told(COLLEAGUES, 'Colleague', (row) =>
      lackOf(row, { name: 'has no name', opinion: 'has no opinion' }, []),
    ),
    isWritten(textOf(INTRAOPERATIVE_CORRELATION)) && !isWritten(textOf(INTRAOPERATIVE_RESULT))
      ? 'The intraoperative correlation is there without its result'
      : null,
    ...told(ANCILLARY, 'Study', (row) => lackOf(row, STUDY_NEEDS, STUDY_SAYS)),
    ...rowsOf(posted, `${FINDINGS}.`).map(({ code = '' }) => codeFault(code)),
    ...told(KEY_IMAGES, 'Key picture', (row) => lackOf(row, { imageId: 'names no slide' }, ['caption'])),
    ...synopticLettersOf(posted).map((letter) =>
      rowsOf(posted, `${synopticField(letter)}.elements.`).some(
        (row) => row['left'] !== 'yes' && isWritten(row['response']) && !isWritten(row['element']),
      )
        ? `A line of the synoptic report of specimen ${letter} has an answer and no name`
        : null,
    ),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}
