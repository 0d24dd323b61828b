import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';

export const PlainForm = z.object(versionFields);
export const ReasonForm = withLabels(zReasoned.extend(versionFields), () => [reason]);

const reason = { name: 'reason', label: 'Reason', kind: 'area' } as const;

/** What the operator decides about a registration; each is called as the API calls its decision. */
export const registrationMoves: readonly Move[] = [
  { intent: 'start', label: labels.ReviewDecision.start, done: 'The review has begun.' },
  {
    intent: 'approve',
    label: labels.ReviewDecision.approve,
    look: 'primary',
    done: 'The registration is approved. What it makes is linked below.',
  },
  {
    intent: 'return',
    label: labels.ReviewDecision.return,
    done: 'The registration is sent back, and whoever can change it is told why.',
    schema: ReasonForm,
    asks: [reason],
  },
  {
    intent: 'reject',
    label: labels.ReviewDecision.reject,
    done: 'The registration is rejected.',
    schema: ReasonForm,
    asks: [reason],
  },
];
