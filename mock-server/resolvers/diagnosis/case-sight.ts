import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { requireCase } from '../../rules/cases/case-of.ts';
import { isSent } from '../../rules/cases/sent-case.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const SHARED_STATES: readonly CaseRecord['reportState'][] = ['Preliminary', 'Final', 'Addended', 'Amended'];

export const isFacilitySide = ({ viewer }: Caller): boolean =>
  viewer.role === 'MedicalFacility' || viewer.role === 'Facility_NP';

/** The case for whoever sees it, and for its signer. */
export const requireSignedCase = (world: World, caseId: string, { viewer, user }: Caller): CaseRecord =>
  requireCase(world, caseId, viewer, (_, aCase) => maySeeCase(viewer, aCase) || aCase.signerId === user.id);

/** A draft has no diagnosis, for anybody. Facilities know of a diagnosis once it is shared or signed and its release window is over. */
export function requireDiagnosisSight(world: World, caller: Caller, aCase: CaseRecord, now: number): void {
  if (!isSent(aCase)) throw refuse('NOT_FOUND');
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
