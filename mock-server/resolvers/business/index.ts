import type { ResolverTable } from '../../call.ts';
import {
  changeAccountLeadStatus,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
} from './accounts.ts';
import { getAdminDashboard } from './admin-dashboard.ts';
import { getDashboard } from './dashboards.ts';
import { createEnquiry, getEnquiry, listEnquiries, updateEnquiry } from './enquiries.ts';
import { addEnquiryNote, changeEnquiryStatus, convertEnquiry } from './enquiry-moves.ts';
import { getOnboarding, saveOnboardingStep, submitOnboarding } from './onboarding.ts';
import { reviewOnboarding } from './onboarding-review.ts';
import { listReferenceData } from './reference-data.ts';
import { getRegistration, submitRegistration, updateRegistration } from './registration-changes.ts';
import {
  deleteRegistrationDocument,
  listRegistrationDocuments,
  uploadRegistrationDocument,
} from './registration-files.ts';
import {
  registerFacility,
  registerOperatorStaff,
  registerOther,
  registerProvider,
  registerUser,
} from './registration-openings.ts';
import { reviewRegistration } from './registration-review.ts';
import {
  closeSupportTicket,
  createSupportTicket,
  getSupportTicket,
  listSupportTickets,
  replySupportTicket,
} from './support.ts';

export const businessResolvers = {
  listReferenceData,
  registerProvider,
  registerFacility,
  registerUser,
  registerOperatorStaff,
  registerOther,
  getRegistration,
  updateRegistration,
  submitRegistration,
  reviewRegistration,
  listRegistrationDocuments,
  uploadRegistrationDocument,
  deleteRegistrationDocument,
  getOnboarding,
  saveOnboardingStep,
  submitOnboarding,
  reviewOnboarding,
  listEnquiries,
  createEnquiry,
  getEnquiry,
  updateEnquiry,
  changeEnquiryStatus,
  convertEnquiry,
  addEnquiryNote,
  listAccounts,
  createAccount,
  getAccount,
  updateAccount,
  changeAccountLeadStatus,
  listSupportTickets,
  createSupportTicket,
  getSupportTicket,
  replySupportTicket,
  closeSupportTicket,
  getDashboard,
  getAdminDashboard,
} satisfies ResolverTable;
