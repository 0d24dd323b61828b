import { isFacility, type Role } from '../access/roles.ts';
import type { CaseStatus } from '../cases/status.ts';

const BY_FACILITY: readonly CaseStatus[] = ['Draft', 'Returned'];
const BY_ADMIN: readonly CaseStatus[] = [...BY_FACILITY, 'Submitted'];

/** Facilities until they send a case out, admins until it is in the pool. */
export const mayEditForm = (role: Role, status: CaseStatus): boolean =>
  (isFacility(role) && BY_FACILITY.includes(status)) || (role === 'Admin' && BY_ADMIN.includes(status));

/** Slides that were ordered, or that have to be scanned again, get images during the review too. */
export const mayAddImage = (
  role: Role,
  status: CaseStatus,
  slide: { readonly isRequested: boolean; readonly requireRescan: boolean },
): boolean =>
  mayEditForm(role, status) ||
  (isFacility(role) && status === 'AdditionalWorkRequested' && (slide.isRequested || slide.requireRescan));
