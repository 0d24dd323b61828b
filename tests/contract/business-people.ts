import { issueToken } from '#mock-server/http/authentication.ts';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import type { MockApi, MockOptions } from '#mock-server/server.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import type { Seeded } from '#mock-server/world.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

/** Noon of a Saturday; the day of the examples in the contract. */
export const START = Date.parse('2026-11-21T12:00:00Z');

/** People, facilities and cases of the demo without its business, so that a test can count what it makes. */
export function plainDemo(nowMs: number): Seeded {
  const { users, facilities, cases } = demoWorld(nowMs);
  return { users, facilities, cases };
}

/** Adds a person to the world, alike a member of the staff but for the changes. Answers their token. */
export function newcomer(api: MockApi, changes: Partial<UserRecord> & Pick<UserRecord, 'id'>): string {
  const world = api.world();
  const template = world.users.find('usr_demo000006');
  if (template === null) throw new Error('the demo world has changed');
  const email = `${changes.id.replaceAll('_', '-')}@example.org`;
  const user = world.users.insert({ ...template, email, displayName: `Newcomer ${changes.id}`, ...changes });
  const visit = { now: START, userAgent: null, clientAddress: null };
  return issueToken(world, user, START + 86_400_000 * 365, visit).token;
}

/** A member of the staff with this duty alone. */
export const staffToken = (api: MockApi, staffRole: NonNullable<UserRecord['staffRole']>): string =>
  newcomer(api, { id: `usr_staff${staffRole.toLowerCase().replaceAll('_', '')}`, staffRole });

export const makeKeyed = (headers: Record<string, string> = {}): Record<string, string> => ({
  'Idempotency-Key': key(),
  ...headers,
});

export const dataOf = <T = Record<string, unknown>>(answer: Answered): T =>
  (answer.body as { readonly data: T }).data;

export const itemsOf = (answer: Answered): readonly Record<string, unknown>[] =>
  dataOf<{ items: readonly Record<string, unknown>[] }>(answer).items;

export const logInAll = async (client: MockClient) => ({
  admin: await client.logIn('admin'),
  provider: await client.logIn('provider'),
  provider2: await client.logIn('provider2'),
  facility: await client.logIn('facility'),
  np: await client.logIn('np'),
});
export type Tokens = Awaited<ReturnType<typeof logInAll>>;

export interface BusinessMock {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly people: Tokens;
  /** Stands still until the test moves it. */
  readonly time: { now: number };
}

/** The plain demo, with everyone logged in. */
export async function businessMock(options: MockOptions = {}): Promise<BusinessMock> {
  const time = { now: START };
  const { api, client } = mockInProcess({ world: plainDemo, now: () => time.now, ...options });
  return { api, client, time, people: await logInAll(client) };
}
