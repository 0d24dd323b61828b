import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { ReasonForm } from './registration-moves.ts';

/** What the operator decides about a renewed licence; each is called as the API calls its decision. */
export const renewalMoves: readonly Move[] = [
  {
    intent: 'accept',
    label: labels.LicenceDecision.accept,
    look: 'primary',
    done: 'The licence is accepted. From now on it counts for pickup and for signing.',
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
