import type { Billing } from '#contracts/generated/wire.ts';

const CENTS = 100;

/** '$1,234.50' and 'CA$12.00': the sign says whose dollars they are. */
export const moneyText = (cents: number, currency: Billing['currency']): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / CENTS);
