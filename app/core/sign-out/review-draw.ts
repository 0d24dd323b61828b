/** One signed report in so many is read again afterwards (5 %, setting of second reviews). */
const ONE_IN = 20;

/**
 * Whether a signed report is drawn for a retrospective reading. The hash is known to nobody before the signature, so
 * that nobody can choose; afterwards everybody can work the draw out again.
 */
export const isDrawnForReview = (reportHash: string): boolean =>
  Number.parseInt(reportHash.slice(0, 8), 16) % ONE_IN === 0;
