import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { ReasonForm } from './registration-moves.ts';

/**
 * What the operator decides about a renewed licence; each is called as the API calls its decision. Where the last licence
 * ended before, an accepted one is not enough; null where it could not be read whether it did.
 */
export const renewalMoves = (isShutOut: boolean | null): readonly Move[] => [
  {
    intent: 'accept',
    label: labels.LicenceDecision.accept,
    look: 'primary',
    done: `The licence is accepted. ${countsFrom(isShutOut)}`,
  },
  {
    intent: 'return',
    label: labels.LicenceDecision.return,
    done: 'The renewal is sent back, and the pathologist is told why.',
    note: 'The licence held so far stays as it is. The pathologist may hand in another document.',
    schema: ReasonForm,
    asks: [{ name: 'reason', label: 'Reason', hint: 'The pathologist reads it', kind: 'area' }],
  },
];

function countsFrom(isShutOut: boolean | null): string {
  if (isShutOut === null) return 'It counts for pickup and for signing while the account is active.';
  return isShutOut
    ? 'It counts once an admin has reactivated the user.'
    : 'From now on it counts for pickup and for signing.';
}
