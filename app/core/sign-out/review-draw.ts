/**
 * Whether a hash is drawn for a second reading, of which so many in a hundred are. Nobody knows the hash of a report
 * before the signature, so that nobody can choose; afterwards everybody can work the draw out again.
 */
export const isDrawnForReview = (hash: string, percent: number): boolean =>
  Number.parseInt(hash.slice(0, 8), 16) % 100 < percent;
