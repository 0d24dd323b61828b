import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
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
  const parts = differences.map(({ section, specimenID }) =>
    partTitle(labels.ReportSection[section], specimenID),
  );
  return `${shown} The report as it was signed first says something else in: ${parts.join('; ')}.`;
}
