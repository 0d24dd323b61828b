import { sameWord } from './word-key.ts';

/** Who gets the bill of a line. */
interface OwedLine {
  readonly billTo: 'facility' | 'payer';
  readonly payer: string | null;
  readonly facilityId: string;
}

/** Whether the bill of the line goes to this payer, whose name a requisition and a person may spell differently. */
export const isOwedBy = ({ billTo, payer }: OwedLine, name: string): boolean =>
  billTo === 'payer' && payer !== null && sameWord(payer, name);

/** Lines of one payer, or of one facility that pays itself, may share an invoice. */
export const isSameDebtor = (one: OwedLine, other: OwedLine): boolean =>
  one.billTo === 'payer' && one.payer !== null
    ? isOwedBy(other, one.payer)
    : one.billTo === other.billTo && one.facilityId === other.facilityId;
