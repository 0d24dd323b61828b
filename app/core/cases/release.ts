import type { ReleaseReason } from '#contracts/generated/wire.ts';
import type { CaseStatus } from './status.ts';

export type ReleaseRefusal = 'open-requests' | 'not-selected';

/** Only a selected case goes back to the pool; one that waits for slides must have its requests settled first. */
export function releaseRefusal(status: CaseStatus): ReleaseRefusal | null {
  if (status === 'Selected') return null;
  return status === 'AdditionalWorkRequested' ? 'open-requests' : 'not-selected';
}

/** The one field rule of a release: 'other' wants words. */
export const needsWords = (reason: ReleaseReason, text: string | null): boolean =>
  reason === 'other' && (text ?? '').trim() === '';
