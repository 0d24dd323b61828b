import { sameWord } from './word-key.ts';

/** Who gets the bill of a line. */
interface OwedLine {
  readonly billTo: 'facility' | 'payer';
  readonly payer: string | null;
  readonly facilityId: string;
  readonly caseId: string;
}

interface InvoicedLine extends OwedLine {
  readonly currency: string;
  readonly billingEntity: string | null;
}

/** Names of the payer list under which each patient pays for themselves, or that say nothing of who it is. */
const OF_ONE_CASE = ['Self_Pay', 'Other'];
/** One name for the plans of all provinces and territories; a facility stands in one of them. */
const OF_ONE_FACILITY = ['Provincial_or_Territorial_Health_Plan'];

/** How far lines under the name of their payer are sure to have one debtor. */
export function debtorScope({ payer }: Pick<OwedLine, 'payer'>): 'case' | 'facility' | 'everywhere' {
  const isAmong = (names: readonly string[]): boolean =>
    payer !== null && names.some((name) => sameWord(name, payer));
  if (isAmong(OF_ONE_CASE)) return 'case';
  return isAmong(OF_ONE_FACILITY) ? 'facility' : 'everywhere';
}

/** Whether the bill of the line goes to this payer, whose name a requisition and a person may spell differently. */
export const isOwedBy = ({ billTo, payer }: Pick<OwedLine, 'billTo' | 'payer'>, name: string): boolean =>
  billTo === 'payer' && payer !== null && sameWord(payer, name);

function isSameDebtor(one: OwedLine, other: OwedLine): boolean {
  if (one.billTo !== 'payer' || one.payer === null)
    return one.billTo === other.billTo && one.facilityId === other.facilityId;
  if (!isOwedBy(other, one.payer)) return false;
  const scope = debtorScope(one);
  if (scope === 'case') return one.caseId === other.caseId;
  return scope === 'everywhere' || one.facilityId === other.facilityId;
}

/** An invoice has one debtor, one currency, and one name that the work is billed in. */
export const mayShareInvoice = (one: InvoicedLine, other: InvoicedLine): boolean =>
  one.currency === other.currency && one.billingEntity === other.billingEntity && isSameDebtor(one, other);
