import type { BillingModel } from '#contracts/generated/wire.ts';

/** Whether the operator bills the patient's payer itself; the facility's cases are billed to the facility otherwise. */
export const billsPayer = (model: BillingModel | null): boolean =>
  model === 'bill_payer' || model === 'split';
