import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport, PrimaryDiagnosis, ReportPart } from '#contracts/generated/wire.ts';
import { instantText } from '../text/dates.ts';
import { partTitle } from './field-labels.ts';

type Replaced = NonNullable<FinalReport['preliminary']>;

/**
 * What a signed report says of the preliminary result that it took the place of. Whoever has acted on that one finds here
 * where it was not the last word.
 */
export function replacedText({ sharedAt, differences }: Replaced, timeZone: string): string {
  const shown = `A preliminary result was shown to the facility on ${instantText(sharedAt, timeZone)}.`;
  if (differences.length === 0) return `${shown} The report as it was signed first says the same.`;
  return `${shown} The report as it was signed first says something else in: ${namesOf(differences).join('; ')}.`;
}

const namesOf = (parts: readonly ReportPart[]): readonly string[] =>
  parts.map(({ section, specimenID }) => partTitle(labels.ReportSection[section], specimenID));

export const CHANGED_SINCE_SHOWN =
  'The facility reads a preliminary result that says something else. Call whoever may have acted on it';

/** Where a text says something else by now than what the facility reads; one line for each part. */
export const changedSinceShown = ({
  changedSinceShown: parts,
}: Pick<PrimaryDiagnosis, 'changedSinceShown'>): readonly string[] => namesOf(parts);
