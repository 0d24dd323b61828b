import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi, MockOptions } from '#mock-server/server.ts';
import type { CaseRecord, ImageRecord, UserRecord } from '#mock-server/store/records/records.ts';
import { type Answered, key, type MockClient, mockInProcess, type Person } from './mock-client.ts';

export const START = Date.parse('2026-11-18T15:00:00Z');
export const HOUR_MS = 3_600_000;
export const CASE = 'cas_dp-2026-000001';
export const IMAGE = 'img_demo-01-a-1-1';

/** The specimens of a case with each of their images changed; all with a scale unless the change says otherwise. */
export const withImages = (
  { specimens }: CaseRecord,
  change: (image: ImageRecord) => Partial<ImageRecord> = () => ({}),
): Pick<CaseRecord, 'specimens'> => ({
  specimens: specimens.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((part) => ({
      ...part,
      images: part.images.map((image) => ({ ...image, slideId: 'cmu-1-small-region', ...change(image) })),
    })),
  })),
});

/** A mock at a fixed time, one of whose cases is brought into the state that a test asks for. */
export function movesWorld(options: Pick<MockOptions, 'clientAddressHeader'> = {}) {
  let clock = START;
  const { api, client } = mockInProcess({ now: () => clock, tokenLifeMs: 1000 * 24 * HOUR_MS, ...options });
  return {
    api,
    client,
    wait: async (ms: number): Promise<void> => {
      clock += ms;
      await client.ask('getCurrentUser', { as: await client.logIn('np') });
    },
    ...standing(api),
    ...asking(client),
  };
}

export type MovesWorld = ReturnType<typeof movesWorld>;

function standing(api: MockApi) {
  return {
    given: (changes: Partial<CaseRecord> = {}, caseId = CASE): CaseRecord =>
      api
        .world()
        .cases.change(caseId, (record) => ({ ...record, facilityId: 'fac_demo-1', version: 3, ...changes })),
    stored: (caseId = CASE): CaseRecord => {
      const record = api.world().cases.find(caseId);
      if (record === null) throw new Error(`${caseId} is gone`);
      return record;
    },
    facts: (caseId = CASE) => api.world().caseMoves.find(caseId),
    trail: (caseId = CASE) =>
      api
        .world()
        .caseEvents.by('case', caseId)
        .map(({ kind, role, from, to, reason, version }) => ({ kind, role, from, to, reason, version })),
    notices: (userId: string) =>
      api
        .world()
        .notifications.by('user', userId)
        // The digest of the morning comes by the clock alone.
        .filter(({ event }) => event !== 'tasks_due')
        .map(({ event, text }) => `${event}: ${text}`),
    changeUser: (userId: string, changes: Partial<UserRecord>) =>
      api.world().users.change(userId, (user) => ({ ...user, ...changes })),
    duty: (staffRole: UserRecord['staffRole']) =>
      api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole })),
  };
}

function asking(client: MockClient) {
  const tokens = new Map<Person, string>();
  const tokenOf = async (person: Person): Promise<string> => {
    const token = tokens.get(person) ?? (await client.logIn(person));
    tokens.set(person, token);
    return token;
  };
  return {
    tokenOf,
    /** Asks for a move of the case, at version 3 unless the headers say otherwise. */
    move: async (
      person: Person,
      operation: OperationId,
      body?: unknown,
      headers: Record<string, string | undefined> = {},
      params: Record<string, string> = {},
    ): Promise<Answered> => {
      const all = { 'If-Match': '"v3"', 'Idempotency-Key': key(), ...headers };
      const given = Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      return client.ask(operation, {
        params: { caseId: CASE, ...params },
        headers: Object.fromEntries(given),
        ...(body === undefined ? {} : { body }),
        as: await tokenOf(person),
      });
    },
  };
}
