import { explainAbsence, UNKNOWN } from '#app/core/cases/absence.ts';
import { holds } from '#app/core/cases/visibility.ts';
import { pickupCaseOf, pickupProviderOf } from '../../access/case-access.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { isHeldForAnother } from '../case-moves/case-facts.ts';

type Asking = Call<'explainCaseAbsence'>;

export const explainCaseAbsence: Resolver<'explainCaseAbsence'> = {
  resolve: (call): Answer<'explainCaseAbsence'> => {
    const { world, now, caller, input } = call;
    const aCase = soughtBy(call);
    if (aCase === null) return { data: { ...UNKNOWN, caseId: null } };
    const absence = explainAbsence(
      input.body.list,
      pickupProviderOf(world, caller.user),
      {
        ...pickupCaseOf(world, aCase),
        qaProviderId: aCase.qaProviderId,
        availableAt: aCase.availableAt,
        holds: aCase.holds,
        isOfferedFirst: isHeldForAnother(world, aCase.id, caller.user.id, now),
      },
      new Date(now).toISOString(),
    );
    return { data: { ...absence, caseId: holds(caller.viewer.id, aCase) ? aCase.id : null } };
  },
};

/** The platform's number finds any case; the accession number, which is the facility's, only an own one. */
function soughtBy({ world, caller, input }: Asking): CaseRecord | null {
  const sought = input.body.number.trim().toLowerCase();
  const isIt = (number: string | null): boolean => number?.toLowerCase() === sought;
  return (
    world.cases
      .list()
      .find((aCase) => isIt(aCase.caseID) || (isIt(aCase.caseRecordId) && holds(caller.viewer.id, aCase))) ??
    null
  );
}
