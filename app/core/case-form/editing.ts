import type { CaseAction } from '#contracts/generated/wire.ts';
import { isFacility, type Role } from '../access/roles.ts';
import type { CaseStatus } from '../cases/status.ts';

const OF_FACILITY: Readonly<Partial<Record<CaseStatus, readonly CaseAction[]>>> = {
  Draft: ['edit', 'deleteDraft', 'sendOut', 'cancel'],
  Returned: ['edit', 'sendOut', 'cancel'],
  Submitted: ['recall', 'cancel'],
  Available: ['cancel'],
};

const BY_ADMINS: readonly CaseStatus[] = ['Draft', 'Returned', 'Submitted'];

/** What the form lets its reader do; moves of the intake and of the review are not among them. */
export function formActionsOf(role: Role, status: CaseStatus): readonly CaseAction[] {
  if (isFacility(role)) return OF_FACILITY[status] ?? [];
  return role === 'Admin' && BY_ADMINS.includes(status) ? ['edit', 'cancel'] : [];
}

/** Facilities until they send a case out, admins until it is in the pool. */
export const mayEditForm = (role: Role, status: CaseStatus): boolean =>
  formActionsOf(role, status).includes('edit');

/** Slides that were ordered, or that have to be scanned again, get images during the review too. */
export const mayAddImage = (
  role: Role,
  status: CaseStatus,
  slide: { readonly isRequested: boolean; readonly requireRescan: boolean },
): boolean =>
  mayEditForm(role, status) ||
  (isFacility(role) && status === 'AdditionalWorkRequested' && (slide.isRequested || slide.requireRescan));
