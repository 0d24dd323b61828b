import type { ResolverTable } from '../../http/call.ts';
import { createEnquiry, exportEnquiries, getEnquiry, listEnquiries, updateEnquiry } from './enquiries.ts';
import { importEnquiries } from './enquiry-import.ts';
import { addEnquiryNote, changeEnquiryStatus, convertEnquiry } from './enquiry-moves.ts';

export const enquiriesResolvers = {
  exportEnquiries,
  createEnquiry,
  getEnquiry,
  importEnquiries,
  listEnquiries,
  updateEnquiry,
  addEnquiryNote,
  changeEnquiryStatus,
  convertEnquiry,
} satisfies ResolverTable;
