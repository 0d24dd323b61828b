import type { ResolverTable } from '../../http/call.ts';
import {
  closeSupportTicket,
  createSupportTicket,
  exportSupportTickets,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} from './support.ts';

export const supportResolvers = {
  exportSupportTickets,
  closeSupportTicket,
  createSupportTicket,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} satisfies ResolverTable;
