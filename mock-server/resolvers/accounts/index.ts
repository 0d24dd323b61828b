import type { ResolverTable } from '../../http/call.ts';
import {
  changeAccountLeadStatus,
  createAccount,
  exportAccounts,
  getAccount,
  listAccounts,
  updateAccount,
} from './accounts.ts';

export const accountsResolvers = {
  exportAccounts,
  changeAccountLeadStatus,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
} satisfies ResolverTable;
