import type { Viewer } from '#app/core/cases/visibility.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** A call of somebody about a case. */
export interface OfCase {
  readonly world: World;
  readonly caller: Caller;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly caseId: string } };
}

/** The case of the address; the very answer of a case that is not there, once it is hidden from the caller. */
export function caseOf({ world, input, isHidden }: OfCase): CaseRecord {
  const aCase = world.cases.find(input.params.caseId);
  if (aCase === null || isHidden()) throw refuse('NOT_FOUND');
  return aCase;
}

/** The case, when the rule lets the viewer see it; else the very answer that a case that is not there gets. */
export function requireCase(
  world: World,
  caseId: string,
  viewer: Viewer,
  rule: (viewer: Viewer, aCase: CaseRecord) => boolean,
): CaseRecord {
  const aCase = world.cases.find(caseId);
  if (aCase === null || !rule(viewer, aCase)) throw refuse('NOT_FOUND');
  return aCase;
}

/** The case as it is now, of something that was made for it: no case that was sent out is ever removed. */
export function presentCase(world: World, caseId: string): CaseRecord {
  const aCase = world.cases.find(caseId);
  if (aCase === null) throw new Error(`the case ${caseId} is not there`);
  return aCase;
}

export function facilityOf(world: World, aCase: Pick<CaseRecord, 'id' | 'facilityId'>): FacilityRecord {
  const facility = world.facilities.find(aCase.facilityId);
  if (facility === null) throw new Error(`${aCase.id} names a facility that is not there`);
  return facility;
}
