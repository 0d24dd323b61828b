import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord, UserRecord } from '#mock-server/store/records/records.ts';
import { type Answered, key, mockInProcess } from './mock-client.ts';

/** A case of the pool, at version 3. */
export const CASE = 'cas_dp-2026-000001';
export const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T12:00:00Z');

/** The demo world, in which two providers reach for one case; each call says which of them asks. */
export async function pickupDesk() {
  const time = { now: START };
  const { api, client } = mockInProcess({ now: () => time.now, tokenLifeMs: 100 * 60 * MINUTE_MS });
  return {
    api,
    client,
    /** Stands still until the test moves it. */
    time,
    mine: await client.logIn('provider'),
    theirs: await client.logIn('provider2'),
    pickUp: (as: string, headers: Record<string, string> = {}, caseId = CASE): Promise<Answered> =>
      client.ask('pickUpCase', {
        params: { caseId },
        headers: { 'If-Match': '"v3"', 'Idempotency-Key': key(), ...headers },
        as,
      }),
    release: (as: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> =>
      client.ask('releaseCase', {
        params: { caseId: CASE },
        headers: { 'If-Match': '"v4"', 'Idempotency-Key': key(), ...headers },
        body,
        as,
      }),
    readStored: (): CaseRecord | null => api.world().cases.find(CASE),
    changeUser: (changes: Partial<UserRecord>) =>
      api.world().users.change(PROVIDER, (user) => ({ ...user, ...changes })),
    changeCase: (changes: Partial<CaseRecord>) =>
      api.world().cases.change(CASE, (record) => ({ ...record, ...changes })),
  };
}

export type PickupDesk = Awaited<ReturnType<typeof pickupDesk>>;
