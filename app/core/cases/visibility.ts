import type { UserRights } from '#contracts/generated/wire.ts';
import type { Role } from '../access/roles.ts';
import { hasRight } from '../people/rights.ts';
import { type CaseStatus, isAssignedWork } from './status.ts';

export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly facilityId: string | null;
  /** Absent where nobody has restricted anything. */
  readonly rights?: UserRights;
}

export interface OwnedCase {
  readonly status: CaseStatus;
  readonly facilityId: string;
  readonly assignedProviderId: string | null;
  readonly qaProviderId: string | null;
}

/**
 * Who may see a whole case with its patient: its facility, an admin, and the provider who holds
 * or signed it. Before pickup no provider does.
 */
export function maySeeCase(viewer: Viewer, aCase: OwnedCase): boolean {
  if (!hasRight(viewer, 'view')) return false;
  switch (viewer.role) {
    case 'Admin':
      return true;
    case 'MedicalFacility':
    case 'Facility_NP':
      return viewer.facilityId === aCase.facilityId;
    case 'Provider':
      return holds(viewer.id, aCase);
  }
}

/** Before sign-out a second reader has the case alone; afterwards `qaProviderId` names one only while they read. */
const READ_A_SECOND_TIME: readonly CaseStatus[] = ['QAReview', 'SignOutCompleted'];

/** The provider reads the case a second time now. */
export function isReviewing(providerId: string, aCase: OwnedCase): boolean {
  return aCase.qaProviderId === providerId && READ_A_SECOND_TIME.includes(aCase.status);
}

/** Who may open the slides: whoever sees the case, and the second reader while the case is with them. */
export function mayOpenSlides(viewer: Viewer, aCase: OwnedCase): boolean {
  const second = viewer.role === 'Provider' && isReviewing(viewer.id, aCase) && hasRight(viewer, 'view');
  return maySeeCase(viewer, aCase) || second;
}

/** The case is or was this provider's own work. */
export function holds(providerId: string, aCase: OwnedCase): boolean {
  return aCase.assignedProviderId === providerId && isAssignedWork(aCase.status);
}
