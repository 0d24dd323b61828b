import type { ResolverTable } from '../../http/call.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts';
import { lookUpNumber } from './look-up.ts';
import { listMails, resendMail } from './mails.ts';
import {
  closeSupportTicket,
  createSupportTicket,
  exportSupportTickets,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} from './support.ts';

export const supportResolvers = {
  listFailedJobs,
  retryFailedJob,
  listMails,
  resendMail,
  lookUpNumber,
  exportSupportTickets,
  closeSupportTicket,
  createSupportTicket,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} satisfies ResolverTable;
