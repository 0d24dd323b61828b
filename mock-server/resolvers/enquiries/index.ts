import type { ResolverTable } from '../../http/call.ts';
import { createEnquiry, getEnquiry, listEnquiries, updateEnquiry } from './enquiries.ts';
import { addEnquiryNote, changeEnquiryStatus, convertEnquiry } from './enquiry-moves.ts';

export const enquiriesResolvers = {
  createEnquiry,
  getEnquiry,
  listEnquiries,
  updateEnquiry,
  addEnquiryNote,
  changeEnquiryStatus,
  convertEnquiry,
} satisfies ResolverTable;
