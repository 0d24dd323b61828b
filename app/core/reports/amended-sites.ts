import type { AmendedField, FinalReport } from '#contracts/generated/wire.ts';
import {
  isOtherSideInSynoptic,
  type ListedSite,
  otherSubsitesOf,
  siteFault,
  siteFaultText,
  synopticSideText,
} from '../sign-out/site-words.ts';
import { amendedReport } from './amended.ts';

/** What the words of a specimen are held against, and the words themselves. */
const PLACED: readonly AmendedField['field'][] = ['bodysite', 'subsite', 'laterality', 'diagnosis'];

/** A specimen whose diagnosis or synoptic report disagrees with its site or side, and how, as a sentence. */
export interface AmendedSiteFault {
  readonly specimenID: string;
  readonly text: string;
}

/**
 * Where the diagnosis of a changed specimen, or its synoptic report, disagrees with its site or side: a side is easily
 * corrected in one of the places and forgotten in the others. What an amendment leaves alone is not judged again, and a
 * synoptic report that it corrects by words of its own is its signer's to judge.
 */
export function siteFaultsAfter(
  report: Parameters<typeof amendedReport>[0] & Pick<FinalReport, 'synoptic'>,
  changes: readonly AmendedField[],
  sites: readonly ListedSite[],
): readonly AmendedSiteFault[] {
  const letters = changes.flatMap(({ field, specimenID }) => (PLACED.includes(field) ? [specimenID] : []));
  const { diagnoses } = amendedReport(report, changes);
  return diagnoses
    .filter(({ specimenID }) => letters.includes(specimenID))
    .flatMap(({ specimenID, lines, ...place }) => {
      const isCorrected = changes.some(
        (one) => one.field === 'synoptic' && (one.specimenID === null || one.specimenID === specimenID),
      );
      const otherSubsites = otherSubsitesOf(sites, place);
      const fault = siteFault({ ...place, otherSubsites, text: lines.join('\n') });
      const isOtherSide =
        !isCorrected && isOtherSideInSynoptic({ specimenID, laterality: place.laterality }, report.synoptic);
      return [
        ...(fault === null ? [] : [siteFaultText(fault, `diagnosis of specimen ${specimenID}`)]),
        ...(isOtherSide ? [synopticSideText(specimenID)] : []),
      ].map((text) => ({ specimenID, text }));
    });
}
