import { isFacility } from '#app/core/access/roles.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { isOfParcel, parcelsOfCase } from '../../rules/cases/parcels.ts';
import { isNumbered, isPatient, keepSearch, requireCriteria } from '../../rules/cases/search-criteria.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { casesInOrder, isAskedFor, isWithin, rowsPage } from './case-rows.ts';

type Search = Call<'searchCases'>;

export const searchCases: Resolver<'searchCases'> = {
  resolve: (call) => {
    const { page, pageSize } = call.input.body;
    const criteria = requireCriteria(call.input.body);
    const isOpen = openTo(call);
    const found = casesInOrder(call.world, '-priority,dueAt').filter(
      (aCase) => isOpen(aCase) && fits(call, aCase),
    );
    keepSearch(call, 'cases', criteria, found.length);
    return { data: rowsPage(found, call, { isNamed: true, page, pageSize }) };
  },
};

function openTo({ caller: { viewer } }: Search): (aCase: CaseRecord) => boolean {
  if (isFacility(viewer.role)) return ({ facilityId }) => facilityId === viewer.facilityId;
  if (viewer.role === 'Provider')
    return (aCase) => aCase.assignedProviderId === viewer.id && maySeeCase(viewer, aCase);
  return () => true;
}

function fits(call: Search, aCase: CaseRecord): boolean {
  const { patient = {}, number, status, from, to, facilityId } = call.input.body;
  const { caller, world } = call;
  const isAdmin = caller.viewer.role === 'Admin';
  if (!isAskedFor(aCase, status)) return false;
  if (isAdmin && facilityId !== undefined && aCase.facilityId !== facilityId) return false;
  if (number !== undefined && !isNumbered(numbersOf(caller, aCase), number) && !isSentAs(call, aCase, number))
    return false;
  return isPatient(caller, aCase, patient) && isWithin(world, aCase, aCase.sentAt, { from, to });
}

/** The platform's number, the accession number, and what stands on parts and slides. */
function numbersOf({ user }: Caller, aCase: CaseRecord): readonly (string | null)[] {
  const { caseID, caseRecordId, specimens } = aCase;
  // What is found by its beginning is told letter by letter, and the facility's own numbers lead to the patient.
  if (user.staffRole === 'Relationship_Manager') return [caseID];
  return [
    caseID,
    caseRecordId,
    ...specimens.flatMap(({ facilitySpecimenID, subsections }) => [
      facilitySpecimenID,
      ...subsections.map(({ facilityId }) => facilityId),
    ]),
  ];
}

/** A parcel is found by its whole number alone: whoever counts what came in it has it in front of them. */
const isSentAs = ({ caller: { user }, world }: Search, { id }: CaseRecord, number: string): boolean =>
  user.staffRole !== 'Relationship_Manager' && isOfParcel(number, parcelsOfCase(world, id));
