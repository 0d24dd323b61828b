import type { Billing } from '#contracts/generated/wire.ts';

/** What is on an invoice is not changed any more: the line is voided and added anew (domain 2.13). */
export const EDITABLE_LINE: readonly Billing['status'][] = ['Pending', 'Ready'];

export const isEditable = ({ status }: Pick<Billing, 'status'>): boolean => EDITABLE_LINE.includes(status);
