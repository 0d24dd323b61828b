import { z } from 'zod';
import { zAncillaryStudy } from '#contracts/generated/schemas/ancillary-study.ts';
import {
  ANCILLARY,
  COLLEAGUES,
  type DiagnosisFields,
  FINDINGS,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
  KEY_IMAGES,
  synopticField,
} from './fields.ts';
import { typedColleague, typedFinding, typedKeyImage, typedStudy } from './form-reading.ts';

export const BegunRowsShape = z.record(z.string(), z.array(z.record(z.string(), z.string())));

/**
 * Rows that something is written in and that lack what a row must have, by the fields of their tables. They are part of no
 * text that is saved, so they go with the page and with what the browser keeps of it.
 */
export type BegunRows = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

export const NO_ROWS: BegunRows = {};

export const hasRows = (begun: BegunRows): boolean => Object.keys(begun).length > 0;

export const isSameRows = (one: BegunRows, other: BegunRows): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The rows of both; what stands in both alike is one. */
export function joinedRows(one: BegunRows, other: BegunRows): BegunRows {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [rows, more] = [one[name] ?? [], other[name] ?? []];
      const known = new Set(rows.map((row) => JSON.stringify(row)));
      return [name, [...rows, ...more.filter((row) => !known.has(JSON.stringify(row)))]];
    }),
  );
}

export const begunColleagues = (begun: BegunRows) => (begun[COLLEAGUES] ?? []).map(typedColleague);
export const begunFindings = (begun: BegunRows) => (begun[FINDINGS] ?? []).map(typedFinding);
export const begunKeyImages = (begun: BegunRows) => (begun[KEY_IMAGES] ?? []).map(typedKeyImage);
export const begunStudies = (begun: BegunRows) =>
  (begun[ANCILLARY] ?? []).map((row) => {
    const kind = zAncillaryStudy.shape.kind.safeParse(row['kind']).data ?? 'other';
    return { ...typedStudy(row), kind };
  });
/** Answers that have no name yet, and lines that were added to a list without any answer. */
export const begunLines = (begun: BegunRows, specimenID: string) =>
  (begun[synopticField(specimenID)] ?? []).map(({ element = '', response = '' }) => ({
    element: element.trim(),
    response,
  }));

const correlationIn = (begun: BegunRows): readonly string[] =>
  (begun[INTRAOPERATIVE_CORRELATION] ?? []).map((row) => row[INTRAOPERATIVE_CORRELATION] ?? '');

/**
 * A correlation that was written before its result goes into a text that has the result by now, behind what stands there;
 * where there is none it stays as it is.
 */
export function withCorrelation(fields: DiagnosisFields, begun: BegunRows): DiagnosisFields {
  if ((fields[INTRAOPERATIVE_RESULT] ?? '') === '') return fields;
  const texts = [fields[INTRAOPERATIVE_CORRELATION] ?? '', ...correlationIn(begun)];
  return {
    ...fields,
    [INTRAOPERATIVE_CORRELATION]: [...new Set(texts)].filter((text) => text !== '').join('\n'),
  };
}

/** What the form shows of the intraoperative consultation. */
export const shownCorrelation = (fields: DiagnosisFields, begun: BegunRows): DiagnosisFields =>
  (fields[INTRAOPERATIVE_RESULT] ?? '') === '' && correlationIn(begun).length > 0
    ? { ...fields, [INTRAOPERATIVE_CORRELATION]: correlationIn(begun).join('\n') }
    : fields;

/** What says of a row where it belongs and nothing that was written. */
const CHOSEN = ['kind', 'specimenID', 'controlsAdequate', 'scaleBarOf', 'scaleBarMicrometres', 'imageId'];

/** What was written in each row, by the field of its table. */
export const begunTexts = (begun: BegunRows): readonly { readonly name: string; readonly text: string }[] =>
  Object.entries(begun)
    .flatMap(([name, rows]) =>
      rows.map((row) => ({
        name,
        text: Object.entries(row)
          .flatMap(([field, text]) => (CHOSEN.includes(field) || text.trim() === '' ? [] : [text.trim()]))
          .join(', '),
      })),
    )
    .filter(({ text }) => text !== '');
