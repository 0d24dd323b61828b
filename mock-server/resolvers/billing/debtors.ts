import { billsPayer } from '#app/core/billing/billing-model.ts';
import { sameWord } from '#app/core/billing/word-key.ts';
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

/** Whether the bill of the line goes to this payer, whose name a requisition and a person may spell differently. */
export const isOwedBy = ({ billTo, payer }: BillingRecord, name: string): boolean =>
  billTo === 'payer' && payer !== null && sameWord(payer, name);

/** Lines of one payer, or of one facility that pays itself, may share an invoice. */
export const isSameDebtor = (one: BillingRecord, other: BillingRecord): boolean =>
  one.billTo === 'payer' && one.payer !== null
    ? isOwedBy(other, one.payer)
    : one.billTo === other.billTo && one.facilityId === other.facilityId;
