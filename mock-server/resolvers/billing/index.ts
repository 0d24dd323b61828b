import type { ResolverTable } from '../../http/call.ts';
import { exportBillings } from './billing-export.ts';
import { issueBillings } from './billing-issues.ts';
import { getBilling, listBillingHistory, listBillings } from './billing-list.ts';
import { issueBilling, recordPayment, reopenBilling, voidBilling } from './billing-moves.ts';
import { createBilling, updateBilling } from './billing-writes.ts';

export const billingResolvers = {
  exportBillings,
  getBilling,
  listBillingHistory,
  listBillings,
  issueBilling,
  issueBillings,
  recordPayment,
  reopenBilling,
  voidBilling,
  createBilling,
  updateBilling,
} satisfies ResolverTable;
