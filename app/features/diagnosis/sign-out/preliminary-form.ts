import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';

export const SHARE_INTENT = 'share-preliminary';
export const WITHDRAW_INTENT = 'withdraw-preliminary';

/** What shows the saved text to the facility before anybody has signed it. */
export const ShareForm = z.object({
  intent: z.literal(SHARE_INTENT),
  ...versionFields,
  patientConfirmed: z.boolean('Tick that this is the right patient'),
});

/** What came of a withdrawal. */
export interface WithdrawalOutcome {
  /** Why it was not done; null where it was. */
  readonly refused: string | null;
}
