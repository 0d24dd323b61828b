import { expect } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { DEMO_PASSWORD, PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord, UserRecord } from '#mock-server/store/records/records.ts';
import {
  type Answered,
  type Asking,
  key,
  type MockClient,
  mockInProcess,
  type Person,
} from './mock-client.ts';

/** A case with one specimen that the first provider has, of the first demo facility's kind. */
export const CASE = 'cas_dp-2026-000009';
/** On trial, until `makeAble` lets them read what the second provider may. */
export const THIRD_PROVIDER = 'usr_demo000003';
export const START = Date.parse('2026-11-21T15:00:00Z');

export interface Desk {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly tokens: Readonly<Record<Person, string>>;
  readonly clock: { now: number };
  readonly stored: () => CaseRecord;
  readonly setCase: (changes: Partial<CaseRecord>) => CaseRecord;
  readonly setUser: (id: string, changes: Partial<UserRecord>) => void;
}

const PEOPLE: readonly Person[] = ['provider', 'provider2', 'provisional', 'facility', 'np', 'admin'];

/** A mock with everyone logged in, and the case of the first provider ready to be worked on. */
export async function openDesk(): Promise<Desk> {
  const clock = { now: START };
  const { api, client } = mockInProcess({ now: () => clock.now, tokenLifeMs: 1000 * 3_600_000 });
  const pairs = await Promise.all(
    PEOPLE.map(async (person) => [person, await client.logIn(person)] as const),
  );
  const readStored = (): CaseRecord => {
    const found = api.world().cases.find(CASE);
    if (found === null) throw new Error('the demo world has changed');
    return found;
  };
  const setCase = (changes: Partial<CaseRecord>) =>
    api.world().cases.change(CASE, (record) => ({ ...record, ...changes }));
  const images = readStored().specimens.flatMap(({ subsections }) =>
    subsections.flatMap((one) => one.images),
  );
  setCase({ assignedProviderId: PROVIDER, openedImageIds: images.map(({ imageId }) => imageId) });
  return {
    api,
    client,
    clock,
    stored: readStored,
    setCase,
    tokens: Object.fromEntries(pairs) as Record<Person, string>,
    setUser: (id, changes) => void api.world().users.change(id, (user) => ({ ...user, ...changes })),
  };
}

export const SITES = ['RIGHT', 'RIGHT', 'RIGHT', 'LEFT', 'LEFT', 'LEFT'];

/** A text for each of the six specimens of the case. */
export const wholeText = {
  diagnoses: ['A', 'B', 'C', 'D', 'E', 'F'].map((specimenID, at) => ({
    specimenID,
    text: `PROSTATE, ${SITES[at] ?? ''}, NEEDLE BIOPSY:\n- Invented benign finding.`,
  })),
  seeDiagnosis: true,
  findings: [{ code: 'N40.0', specimenID: null }],
  urgentResult: { isUrgent: false, communication: null },
};

export const saveText = (
  { client, tokens }: Desk,
  version: number,
  body: unknown = wholeText,
  as: Person = 'provider',
): Promise<Answered> =>
  client.ask('savePrimaryDiagnosis', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${version}"` },
    body,
    as: tokens[as],
  });

export const signature = {
  password: DEMO_PASSWORD,
  identityConfirmed: true,
  meaning: 'primary_diagnosis',
  readingSite: 'HOME-OH-1',
};

export const listImagesSeen = ({ stored }: Desk) =>
  stored().openedImageIds.map((imageId) => ({ imageId, checksum: null }));

/** Signs the saved text; what is given replaces parts of the request. */
export function signOut(
  desk: Desk,
  changes: Record<string, unknown> = {},
  asking: Asking = {},
): Promise<Answered> {
  const { headers, ...rest } = asking;
  return desk.client.ask('signOutCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key(), ...headers },
    body: { diagnosisVersion: 1, signature, imagesSeen: listImagesSeen(desk), ...changes },
    as: desk.tokens.provider,
    ...rest,
  });
}

export function makeAble({ api, setUser }: Desk): void {
  const { licences = [], subspecialties = [] } = api.world().users.find(SECOND_PROVIDER) ?? {};
  setUser(THIRD_PROVIDER, { licences, subspecialties, status: 'Active', excludedFacilityIds: [] });
}

/** The case with its report signed and open to the facility. */
export async function openSignedDesk(): Promise<Desk> {
  const desk = await openDesk();
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  desk.clock.now += 10 * 60_000;
  // The clock is looked at before each call, and the report is released by it.
  await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
  return desk;
}

/** The signed case, without the review that its signature may have drawn. */
export async function openUnreviewedDesk(): Promise<Desk> {
  const desk = await openSignedDesk();
  const { tasks } = desk.api.world();
  for (const { id } of tasks.by('case', CASE).filter(({ type }) => type === 2))
    tasks.change(id, (task) => ({ ...task, status: 'Cancelled' }));
  desk.setCase({ qaProviderId: null });
  return desk;
}

export const dataOf = (answer: Answered): Record<string, unknown> =>
  (answer.body as { data: Record<string, unknown> }).data;

/** The second provider, or who is named, takes the task of a review and says how far they agree. */
export async function review(
  { api, client, tokens }: Desk,
  taskId: string,
  body: unknown,
  as: Person = 'provider2',
): Promise<Answered> {
  const move = (id: OperationId, sent?: unknown) =>
    client.ask(id, {
      params: { taskId },
      headers: { 'If-Match': `"v${api.world().tasks.find(taskId)?.version ?? 0}"`, 'Idempotency-Key': key() },
      ...(sent === undefined ? {} : { body: sent }),
      as: tokens[as],
    });
  await move('startTask');
  return move('submitQaResult', body);
}

/** The id of the task of the review that was asked for. */
export async function askForReview(
  desk: Desk,
  kind: string,
  person: Person,
  named: { readonly reviewerId?: string; readonly blinded?: boolean } = {},
): Promise<string> {
  const answer = await desk.client.ask('requestQaReview', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: { kind, ...named },
    as: desk.tokens[person],
  });
  return String(dataOf(answer)['taskId']);
}

/** What a reviewer says who finds another diagnosis. */
export const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'No tumour.' };

/** The case with its text saved, and the id of the review in which the second provider disagreed with it. */
export async function openDisputedDesk(): Promise<{ readonly desk: Desk; readonly disputedId: string }> {
  const desk = await openDesk();
  makeAble(desk);
  await saveText(desk, 0);
  const disputedId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
  await review(desk, disputedId, MAJOR);
  return { desk, disputedId };
}
