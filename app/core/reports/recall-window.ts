import type { Case } from '#contracts/generated/wire.ts';

/** For so long the signer can take a report back, and the facility does not see it (domain rules of sign-out). */
const RELEASE_WINDOW_MS = 10 * 60_000;

/** Its signer can take it back no more. */
export const isReleased = (state: Case['reportState']): boolean =>
  state === 'Final' || state === 'Addended' || state === 'Amended';

/** What the next step of a signed case is; null where it is not signed, or nothing is waited for any more. */
export const reportToComeText = ({ status, reportState }: Pick<Case, 'status' | 'reportState'>) =>
  status === 'SignOutCompleted' && !isReleased(reportState)
    ? `The report comes ${RELEASE_WINDOW_MS / 60_000} minutes after the signature`
    : null;

export const recallEndsAt = (signedAt: string): string =>
  new Date(Date.parse(signedAt) + RELEASE_WINDOW_MS).toISOString();

/** '9:42' until `end`; null when it is over. */
export function clockText(end: string, now: string): string | null {
  const seconds = Math.ceil((Date.parse(end) - Date.parse(now)) / 1000);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
