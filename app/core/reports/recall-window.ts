import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { clockText as timeOfDay } from '../text/dates.ts';

/** For so long the signer can take a report back, and the facility does not see it (domain rules of sign-out). */
const RELEASE_WINDOW_MS = 10 * 60_000;

/** The signer can take the report back no more. */
export const isReleased = (state: Case['reportState']): boolean =>
  state === 'Final' || state === 'Addended' || state === 'Amended';

type Signed = Pick<Case, 'status' | 'reportState'>;

/** The case is signed out, and its reader may not read the report yet. */
const isToCome = ({ status, reportState }: Signed): boolean =>
  status === 'SignOutCompleted' && !isReleased(reportState);

/** What the next step of a signed case is; null where it is not signed, or nothing is waited for any more. */
export const reportToComeText = (ofCase: Signed): string | null =>
  isToCome(ofCase) ? `The report comes ${RELEASE_WINDOW_MS / 60_000} minutes after the signature` : null;

/** When the reader may read the report of a signed case; null where it is not signed, or may be read already. */
export const reportComesAt = (ofCase: Signed & Pick<Case, 'signedAt'>): string | null =>
  isToCome(ofCase) && ofCase.signedAt !== null ? recallEndsAt(ofCase.signedAt) : null;

/**
 * How the report stands. A facility is told of a draft until it may read the report, a word that is untrue of a case that is
 * signed out.
 */
export function reportStateText(ofCase: Signed & Pick<Case, 'signedAt'>, timeZone: string): string {
  const at = reportComesAt(ofCase);
  return at === null ? labels.ReportState[ofCase.reportState] : `Comes at ${timeOfDay(at, timeZone)}`;
}

export const recallEndsAt = (signedAt: string): string =>
  new Date(Date.parse(signedAt) + RELEASE_WINDOW_MS).toISOString();

/** '9:42' until `end`; null when it is over. */
export function clockText(end: string, now: string): string | null {
  const seconds = Math.ceil((Date.parse(end) - Date.parse(now)) / 1000);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
