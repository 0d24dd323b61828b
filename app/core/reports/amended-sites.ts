import type { AmendedField } from '#contracts/generated/wire.ts';
import { type ListedSite, otherSubsitesOf, siteFault, siteFaultText } from '../sign-out/site-words.ts';
import { amendedReport } from './amended.ts';

/** What the words of a specimen are held against, and the words themselves. */
const PLACED: readonly AmendedField['field'][] = ['bodysite', 'subsite', 'laterality', 'diagnosis'];

/** A specimen whose diagnosis disagrees with its site or side, and how, as a sentence. */
export interface AmendedSiteFault {
  readonly specimenID: string;
  readonly text: string;
}

/**
 * Where the diagnosis of a changed specimen disagrees with its site or side: a side is easily corrected in
 * one of the two places and forgotten in the other. What an amendment leaves alone is not judged again.
 */
export function siteFaultsAfter(
  report: Parameters<typeof amendedReport>[0],
  changes: readonly AmendedField[],
  sites: readonly ListedSite[],
): readonly AmendedSiteFault[] {
  const letters = changes.flatMap(({ field, specimenID }) => (PLACED.includes(field) ? [specimenID] : []));
  const { diagnoses } = amendedReport(report, changes);
  return diagnoses
    .filter(({ specimenID }) => letters.includes(specimenID))
    .flatMap(({ specimenID, lines, ...place }) => {
      const otherSubsites = otherSubsitesOf(sites, place);
      const fault = siteFault({ ...place, otherSubsites, text: lines.join('\n') });
      return fault === null
        ? []
        : [{ specimenID, text: siteFaultText(fault, `diagnosis of specimen ${specimenID}`) }];
    });
}
