import type { ResolverTable } from '../../http/call.ts';
import {
  changeAccountLeadStatus,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
} from './accounts.ts';

export const accountsResolvers = {
  changeAccountLeadStatus,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
} satisfies ResolverTable;
