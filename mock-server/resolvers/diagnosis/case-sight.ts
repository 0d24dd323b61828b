import { mayOpenSlides, maySeeCase } from '#app/core/cases/visibility.ts';
import { requireCase } from '../../access/case-access.ts';
import { namesOf } from '../../access/names.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const SHARED_STATES: readonly CaseRecord['reportState'][] = ['Preliminary', 'Final', 'Addended', 'Amended'];

export const isFacilitySide = ({ viewer }: Caller): boolean =>
  viewer.role === 'MedicalFacility' || viewer.role === 'Facility_NP';

/** The case for whoever sees it, and for the second reader while it is with them. */
export const openedCase = (world: World, caseId: string, { viewer }: Caller): CaseRecord =>
  requireCase(world, caseId, viewer, mayOpenSlides);

/** The case for whoever sees it, and for its signer. */
export const signedCase = (world: World, caseId: string, { viewer, user }: Caller): CaseRecord =>
  requireCase(world, caseId, viewer, (_, aCase) => maySeeCase(viewer, aCase) || aCase.signerId === user.id);

/** Facilities know of a diagnosis once it is shared or signed and its release window is over. */
export function requireDiagnosisSight(world: World, caller: Caller, aCase: CaseRecord, now: number): void {
  if (!isFacilitySide(caller)) return;
  if (!SHARED_STATES.includes(aCase.reportState)) throw refuse('NOT_FOUND');
  if (aCase.reportState !== 'Preliminary' && latestVisible(world, caller, aCase.id, now) === null)
    throw refuse('NOT_FOUND');
}

/** The signed versions that the caller may read, oldest first (specification of the release window). */
export function visibleVersions(world: World, caller: Caller, caseId: string, now: number) {
  return world.reportVersions
    .by('case', caseId)
    .filter(({ facilitySeesFrom }) => !isFacilitySide(caller) || Date.parse(facilitySeesFrom) <= now)
    .toSorted((a, b) => a.content.version - b.content.version);
}

const latestVisible = (world: World, caller: Caller, caseId: string, now: number) =>
  visibleVersions(world, caller, caseId, now).at(-1) ?? null;

const isStaff = (caller: Caller, duty: string): boolean =>
  caller.viewer.role === 'Admin' && namesOf(caller).includes(duty);

/** Who keeps the accounts: staff role Accounts or Admin. */
export const keepsAccounts = (caller: Caller): boolean => isStaff(caller, 'Accounts');

const WITHOUT_DIAGNOSES = ['Accounts'];
const WITHOUT_NAMES = ['Accounts', 'Relationship_Manager'];

/** Accounts staff read no diagnosis text (who is who, domain rules). Throws FORBIDDEN_ROLE. */
export function requireDiagnosisReader({ user, viewer }: Caller): void {
  if (viewer.role === 'Admin' && WITHOUT_DIAGNOSES.includes(user.staffRole ?? ''))
    throw refuse('FORBIDDEN_ROLE');
}

/** Neither Accounts nor a relationship manager is told who a patient is (who is who, domain rules). */
export const mayKnowPatient = ({ user, viewer }: Caller): boolean =>
  viewer.role !== 'Admin' || !WITHOUT_NAMES.includes(user.staffRole ?? '');

export function requirePatientReader(caller: Caller): void {
  if (!mayKnowPatient(caller)) throw refuse('FORBIDDEN_ROLE');
}
