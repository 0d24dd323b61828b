import { isFacility } from '#app/core/access/roles.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { casesInOrder, isAskedFor, isWithin, rowsPage } from './case-rows.ts';

type Search = Call<'searchCases'>;
type Criteria = Search['input']['body'];

export const searchCases: Resolver<'searchCases'> = {
  resolve: (call) => {
    const { page, pageSize } = call.input.body;
    const criteria = criteriaIn(call.input.body);
    if (criteria.length === 0) throw wrongField('patient', 'Give a patient, a number or a day.');
    const isOpen = openTo(call);
    const found = casesInOrder(call.world, '-priority,dueAt').filter(
      (aCase) => isOpen(aCase) && fits(call, aCase),
    );
    keep(call, criteria, found.length);
    return { data: rowsPage(found, call, { isNamed: true, page, pageSize }) };
  },
};

/** The names of what was given to look for; a state or a facility alone is a list and no search. */
const criteriaIn = ({ patient = {}, number, from, to }: Criteria): readonly string[] =>
  Object.entries({ ...patient, number, from, to }).flatMap(([name, value]) =>
    (value ?? '').trim() === '' ? [] : [name],
  );

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
  if (number !== undefined && !numbersOf(aCase).some((one) => begins(one, number))) return false;
  return isPatient(call, aCase, patient) && isWithin(world, aCase, aCase.sentAt, { from, to });
}

function isPatient(
  { caller }: Search,
  { patientInfo }: CaseRecord,
  { lastName, firstName, birthDate, medicalRecordNumber }: NonNullable<Criteria['patient']>,
): boolean {
  const asked = [
    [patientInfo.lastName, lastName],
    [patientInfo.firstName, firstName],
    [patientInfo.birthDate, birthDate],
    [patientInfo.medicalRecordNumber, medicalRecordNumber],
  ] as const;
  const given = asked.filter(([, sought]) => sought !== undefined);
  // To find a case by its patient would name the patient to staff who may not know.
  if (given.length > 0 && caller.user.staffRole === 'Relationship_Manager') return false;
  return given.every(([text, sought]) => begins(text, sought ?? ''));
}

const begins = (text: string | null, sought: string): boolean =>
  (text ?? '').toLowerCase().startsWith(sought.trim().toLowerCase());

/** The platform's number, the accession number, and what stands on parts and slides. */
const numbersOf = ({ caseID, caseRecordId, specimens }: CaseRecord): readonly (string | null)[] => [
  caseID,
  caseRecordId,
  ...specimens.flatMap(({ facilitySpecimenID, subsections }) => [
    facilitySpecimenID,
    ...subsections.map(({ facilityId }) => facilityId),
  ]),
];

function keep(
  { world, now, caller, clientAddress }: Search,
  criteria: readonly string[],
  found: number,
): void {
  world.caseSearches.insert({
    ...{ id: newId('sea'), at: new Date(now).toISOString(), userId: caller.user.id },
    ...{ criteria: [...criteria], found, address: clientAddress },
  });
}
