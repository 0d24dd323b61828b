import { z } from 'zod';
import { zBilling } from '#contracts/generated/schemas/billing.ts';

/** A billing line; who and what it is about are kept as ids, and its label comes from the code. */
export const BillingRecord = zBilling
  .omit({ etag: true, case: true, facility: true, provider: true, codeLabel: true, allowedActions: true })
  .extend({
    caseId: z.string().min(1),
    caseID: z.string().min(1),
    facilityId: z.string().min(1),
    providerId: z.string().nullable(),
    /** Lines that were settled before it was kept do not say it now. */
    receivedOn: zBilling.shape.receivedOn.default(null),
    /** The specimen that the rules had given, beside autoValue, of a line that was corrected. */
    autoSpecimenID: z.string().nullable().optional(),
    /**
     * The fields that people have changed, and of a line that was added by hand the pathologist where one was typed; left
     * out where nobody has changed any, and where a line was corrected or added before it was kept.
     */
    changedByHand: z.array(z.string()).optional(),
    /** Why it was made ready again, which its history tells; null once it is issued anew, so that the next reason is told too. */
    reopenReason: z.string().nullable().optional(),
    /** By which step of the state table it became Void. */
    voidedBy: z.enum(['void', 'voidWithCase', 'voidByRules']).optional(),
  });
export type BillingRecord = z.infer<typeof BillingRecord>;
