import { billsPayer } from '#app/core/billing/billing-model.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { FacilityRecord } from '../../store/records/records.ts';

/** The payer that the requisition names, where it is the payer who gets the bill; null where the facility does. */
export const payerOf = (
  { form }: FacilityRecord,
  requisition: RequisitionRecord | undefined,
): string | null => (billsPayer(form.billingModel) ? (requisition?.billing.payer ?? null) : null);

export const debtorOf = (payer: string | null): Pick<BillingRecord, 'billTo' | 'payer'> => ({
  billTo: payer === null ? 'facility' : 'payer',
  payer,
});
