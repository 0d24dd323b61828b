import { explainAbsence, SEVERAL, UNKNOWN } from '#app/core/cases/absence.ts';
import { holds } from '#app/core/cases/visibility.ts';
import type { CaseAbsenceZodType } from '#contracts/generated/schemas/case-absence.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { isHeldForAnother } from '../../rules/cases/case-facts.ts';
import { pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { caseAsTo } from '../../rules/cases/second-readers.ts';
import type { CaseRecord } from '../../store/records/records.ts';

type Asking = Call<'explainCaseAbsence'>;

export const explainCaseAbsence: Resolver<'explainCaseAbsence'> = {
  resolve: (call): Answer<'explainCaseAbsence'> => {
    const absences = soughtBy(call).map((aCase) => absenceOf(call, aCase));
    // Where there are several, the one is meant that stands in the list which is looked at.
    const listed = absences.filter(({ listedIn }) => listedIn === call.input.body.list);
    const [absence = { ...UNKNOWN, caseId: null }, ...others] = listed.length === 1 ? listed : absences;
    return { data: others.length === 0 ? absence : { ...SEVERAL, caseId: null } };
  },
};

function absenceOf({ world, now, caller, input }: Asking, aCase: CaseRecord): CaseAbsenceZodType {
  const absence = explainAbsence(
    input.body.list,
    pickupProviderOf(world, caller.user),
    {
      ...pickupCaseOf(world, aCase),
      qaProviderId: caseAsTo(world, aCase, caller.user.id).qaProviderId,
      availableAt: aCase.availableAt,
      holds: aCase.holds,
      isOfferedFirst: isHeldForAnother(world, aCase.id, caller.user.id, now),
    },
    new Date(now).toISOString(),
  );
  return { ...absence, caseId: holds(caller.viewer.id, aCase) ? aCase.id : null };
}

/** The platform's number finds any case; the accession number, which is the facility's, only own ones. */
function soughtBy({ world, caller, input }: Asking): readonly CaseRecord[] {
  const sought = input.body.number.trim().toLowerCase();
  const isIt = (number: string | null): boolean => number?.toLowerCase() === sought;
  return world.cases
    .list()
    .filter((aCase) => isIt(aCase.caseID) || (isIt(aCase.caseRecordId) && holds(caller.viewer.id, aCase)));
}
