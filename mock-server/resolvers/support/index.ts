import type { ResolverTable } from '../../http/call.ts';
import {
  closeSupportTicket,
  createSupportTicket,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} from './support.ts';

export const supportResolvers = {
  closeSupportTicket,
  createSupportTicket,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} satisfies ResolverTable;
