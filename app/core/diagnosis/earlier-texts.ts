import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import {
  type DiagnosisFields,
  diagnosisField,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
  specimenIn,
} from './fields.ts';

/** A text that a field had and has no more. */
export interface EarlierText {
  readonly name: string;
  readonly text: string;
  /** When it was replaced. */
  readonly at: string;
}

const MOST_OF_A_FIELD = 10;

const isLong = (name: string): boolean =>
  name === 'comment' ||
  name === 'microscopic' ||
  name === INTRAOPERATIVE_RESULT ||
  name === INTRAOPERATIVE_CORRELATION ||
  (specimenIn(name) !== null && name.startsWith('diagnosis.'));

/**
 * The earlier texts with those that a save has replaced, newest first. A text that was only continued is not one of
 * them: it stands in the new one.
 */
export function withReplaced(
  earlier: readonly EarlierText[],
  before: DiagnosisFields,
  after: DiagnosisFields,
  at: string,
): readonly EarlierText[] {
  const replaced = Object.entries(before)
    .filter(([name, text]) => isLong(name) && text.trim() !== '' && !(after[name] ?? '').startsWith(text))
    .map(([name, text]) => ({ name, text, at }));
  const isAgain = (one: EarlierText): boolean =>
    replaced.some(({ name, text }) => name === one.name && text === one.text);
  const counts = new Map<string, number>();
  return [...replaced, ...earlier.filter((one) => !isAgain(one))].filter(({ name }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return (counts.get(name) ?? 0) <= MOST_OF_A_FIELD;
  });
}

/** The earlier texts as the API tells them, under the names of the page's fields. */
export const earlierTextsOf = ({ earlierTexts }: Pick<PrimaryDiagnosis, 'earlierTexts'>): EarlierText[] =>
  earlierTexts.map(({ field, specimenID, text, replacedAt }) => ({
    name: field === 'diagnosis' ? diagnosisField(specimenID ?? '') : field,
    text,
    at: replacedAt,
  }));
