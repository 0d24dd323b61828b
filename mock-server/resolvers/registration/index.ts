import type { ResolverTable } from '../../http/call.ts';
import { getRegistration, submitRegistration, updateRegistration } from './registration-changes.ts';
import {
  deleteRegistrationDocument,
  getRegistrationDocument,
  listRegistrationDocuments,
  uploadRegistrationDocument,
} from './registration-files.ts';
import { exportRegistrations, listRegistrations } from './registration-list.ts';
import {
  registerFacility,
  registerOperatorStaff,
  registerOther,
  registerProvider,
  registerUser,
} from './registration-openings.ts';
import { reviewRegistration } from './registration-review.ts';
import { importUsers } from './user-import.ts';

export const registrationResolvers = {
  exportRegistrations,
  importUsers,
  getRegistration,
  submitRegistration,
  updateRegistration,
  deleteRegistrationDocument,
  getRegistrationDocument,
  listRegistrations,
  listRegistrationDocuments,
  uploadRegistrationDocument,
  registerFacility,
  registerOperatorStaff,
  registerOther,
  registerProvider,
  registerUser,
  reviewRegistration,
} satisfies ResolverTable;
