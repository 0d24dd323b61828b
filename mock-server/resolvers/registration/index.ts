import type { ResolverTable } from '../../http/call.ts';
import { getRegistration, submitRegistration, updateRegistration } from './registration-changes.ts';
import {
  deleteRegistrationDocument,
  getRegistrationDocument,
  listRegistrationDocuments,
  uploadRegistrationDocument,
} from './registration-files.ts';
import { listRegistrations } from './registration-list.ts';
import {
  registerFacility,
  registerOperatorStaff,
  registerOther,
  registerProvider,
  registerUser,
} from './registration-openings.ts';
import { reviewRegistration } from './registration-review.ts';

export const registrationResolvers = {
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
