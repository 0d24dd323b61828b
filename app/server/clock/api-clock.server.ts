const SECOND_MS = 1000;

/** How far the API's clock is ahead of this machine's, by its newest answer; below zero where it is behind. */
let aheadMs = 0;

/** Hears of an answer of the API, whose `Date` says what its clock shows. */
export function noteApiTime(headers: Headers): void {
  const sinceMs = Date.now() - Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(sinceMs)) return;
  // The header has whole seconds and the answer takes its time: clocks that differ by less are taken for the same.
  const isSame = sinceMs >= 0 && sinceMs < 2 * SECOND_MS;
  // At the end of the second that the header names, nothing that the answer tells of is still to come.
  aheadMs = isSame ? 0 : SECOND_MS - sinceMs;
}

/**
 * Milliseconds since 1970 by the API's clock: due times, holds and whatever else the API has dated are judged by it alone.
 * Sessions and cookies go by this machine's.
 */
export const nowAtApi = (): number => Date.now() + aheadMs;

/** The time by the API's clock as the wire writes it. */
export const instantAtApi = (): string => new Date(nowAtApi()).toISOString();
