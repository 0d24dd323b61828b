import type { FindingCode, OpenAmendment, ReportReadingSite } from '#contracts/generated/wire.ts';

/** What the signer of a report needs to add to it. */
export interface AmendingFacts {
  /** What is begun and not signed; null for nothing. */
  readonly open: OpenAmendment | null;
  /** The codes of the finding, which the report itself shows on its billing copy alone. */
  readonly findings: readonly FindingCode[];
  /** Why the reader's licence lets them sign nothing today; null where it does. */
  readonly licenceFault: string | null;
  readonly sites: readonly ReportReadingSite[];
  /** The site that stands chosen; null where the signer has to choose. */
  readonly usualSite: string | null;
  readonly signerName: string;
}
