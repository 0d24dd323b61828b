import { requisitionOf } from '../../rules/cases/requisitions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/**
 * Who signed a version of the case that a consultation is about: they do not consult on their own report. A new
 * specimen of the patient, which is a child as well, they may read.
 */
export function listEarlierSigners(world: World, aCase: CaseRecord): string[] {
  const { caseRelation, parentCaseId } = requisitionOf(world, aCase).routing;
  if (aCase.type?.value !== 'Consultation' || caseRelation !== 'Child' || parentCaseId === null) return [];
  const signerId = world.cases.find(parentCaseId)?.signerId ?? null;
  const signed = world.reportVersions
    .by('case', parentCaseId)
    .map(({ signature }) => signature.signer.userId);
  return [...new Set([...(signerId === null ? [] : [signerId]), ...signed])];
}
