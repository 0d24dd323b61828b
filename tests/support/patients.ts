import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createWorld } from '#mock-server/world.ts';

const world = createWorld(WORLDS.demo, Date.now());

/** What names the patient of a case, by the platform's number: none of it may reach who has not got the case. */
export function patientStringsOf(caseID: string): readonly string[] {
  const found = world.cases.list().find((record) => record.caseID === caseID);
  if (found === undefined) throw new Error(`${caseID} is not in the demo world`);
  const { lastName, firstName, birthDate, medicalRecordNumber } = found.patientInfo;
  const words = [lastName, birthDate, medicalRecordNumber, found.caseRecordId];
  return [...words.flatMap((word) => word ?? []), `${firstName ?? ''} `];
}

/** Names of every patient of the demo world, for tests of logs and addresses. */
export function allPatientStrings(): readonly string[] {
  return world.cases.list().flatMap(({ caseID }) => (caseID === null ? [] : patientStringsOf(caseID)));
}
