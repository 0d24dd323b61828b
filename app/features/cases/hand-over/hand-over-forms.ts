import { z } from 'zod';
import type { RowOutcome } from '#app/ui/lists/bulk-result.tsx';
import { zHandOverAnswer } from '#contracts/generated/schemas/hand-over-answer.ts';
import { zHandOverInput } from '#contracts/generated/schemas/hand-over-input.ts';

export const OFFER_INTENT = 'offer-hand-over';
export const ANSWER_INTENT = 'answer-hand-over';
export const WITHDRAW_INTENT = 'withdraw-hand-over';

/** One chosen case in a posted form: its id, the version that was on the screen and a key of its own. */
const ChosenCase = z.string().transform((text, context) => {
  const [caseId, etag, idempotencyKey] = text.split(' ');
  if (caseId && etag && idempotencyKey) return { caseId, etag, idempotencyKey };
  context.addIssue({ code: 'custom', message: 'Choose a case' });
  return z.NEVER;
});

export const chosenCase = (caseId: string, etag: string, idempotencyKey: string): string =>
  [caseId, etag, idempotencyKey].join(' ');

/** The operation's body with the product's messages, for several cases at once. */
export const OfferForm = zHandOverInput.extend({
  intent: z.literal(OFFER_INTENT),
  toUserId: z.string('Choose a colleague').min(1, 'Choose a colleague'),
  note: z.string().trim().max(300, 'Use at most 300 characters').default(''),
  case: z.array(ChosenCase).min(1, 'Choose a case'),
});

const ofOne = { handOverId: z.string().min(1), etag: z.string().min(1), idempotencyKey: z.string().min(1) };

export const AnswerForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal(ANSWER_INTENT), to: zHandOverAnswer, ...ofOne }),
  z.object({ intent: z.literal(WITHDRAW_INTENT), ...ofOne }),
]);

/** What the list says to a posted hand-over: what came of each case, or of the one offer that was answered. */
export type HandOverOutcome =
  | { readonly kind: 'offered'; readonly outcomes: readonly RowOutcome[] }
  | {
      readonly kind: 'answered';
      readonly handOverId: string;
      /** Why it was refused; null where it was done. */
      readonly message: string | null;
    };
