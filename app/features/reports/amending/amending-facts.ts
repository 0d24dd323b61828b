import type { OpenAmendment, ReportReadingSite } from '#contracts/generated/wire.ts';

/** What the signer of a report needs to add to it. */
export interface AmendingFacts {
  /** What is begun and not signed; null for nothing. */
  readonly open: OpenAmendment | null;
  readonly sites: readonly ReportReadingSite[];
  readonly signerName: string;
}
