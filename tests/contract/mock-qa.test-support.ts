import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, openDesk, writeDiagnosis } from './mock-work.test-support.ts';

const SPECIMENS = ['A', 'B', 'C', 'D', 'E', 'F'];
export const ORIGINAL = 'PROSTATE, NEEDLE BIOPSY: adenocarcinoma, Gleason 3+4.';
/** What the reviewer writes, before they see the original. */
export const OWN = SPECIMENS.map((specimenID) => ({ specimenID, text: ' Benign. ' }));

/** A case whose reader has written the diagnosis. */
export async function openWrittenCase(): Promise<Desk> {
  const desk = await openDesk();
  writeDiagnosis(
    desk,
    SPECIMENS.map((specimenID) => ({ specimenID, text: ORIGINAL })),
  );
  return desk;
}

interface Asked {
  readonly person?: Person;
  readonly version?: number;
  readonly sameKey?: string;
}

export const askReview = (
  desk: Desk,
  body: object,
  { person = 'provider', version = 3, sameKey = key() }: Asked = {},
) => desk.as(person, 'requestQaReview', { params: { caseId: CASE }, version, body, key: sameKey });

export const signCase = (desk: Desk): void =>
  void desk.changeCase({ status: 'SignOutCompleted', signerId: PROVIDER, qaProviderId: null });

/** What is done to one second review, by its reviewer unless another person is named, on its version of now. */
export function reviewAt(desk: Desk, taskId: string) {
  const taskNow = () => desk.api.world().tasks.find(taskId);
  const versionNow = (): number => taskNow()?.version ?? 0;
  const params = { taskId };
  return {
    taskNow,
    start: (version = versionNow()) => desk.as('provider2', 'startTask', { params, version }),
    read: (person: Person = 'provider2') => desk.as(person, 'getQaTask', { params }),
    save: (diagnosis: readonly unknown[], version = versionNow(), person: Person = 'provider2') =>
      desk.as(person, 'saveQaDiagnosis', { params, version, body: { diagnosis } }),
    submit: (body: object, version = versionNow(), person: Person = 'provider2') =>
      desk.as(person, 'submitQaResult', { params, version, body }),
  };
}
