import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import type { WorldSeed } from '#mock-server/world.ts';
import { type Answered, key, type MockClient, mockClient } from './mock-client.ts';

const ROUNDS = process.env['TEST_LONG'] === '1' ? 500 : 50;
const CROWD = 1000;
const POOL_CASE = 'cas_dp-2026-000001';

const crowdToken = (n: number): string => `token-of-one-in-the-crowd-${n}`;

/** A thousand Active providers with open sessions, and a pool that is deep enough for every round. */
const crowded: WorldSeed = (nowMs) => {
  const { users, facilities, cases } = demoWorld(nowMs);
  const [model] = users;
  const template = cases.find(({ id }) => id === POOL_CASE);
  if (model === undefined || template === undefined) throw new Error('the demo world has changed');
  const crowd = Array.from({ length: CROWD }, (_, n) => ({
    ...model,
    id: `usr_crowd${String(n).padStart(5, '0')}`,
    email: `crowd${n}@example.org`,
  }));
  const pool = Array.from({ length: ROUNDS }, (_, n) => ({
    ...template,
    id: `cas_race-${n}`,
    specimens: [],
  }));
  const at = new Date(nowMs).toISOString();
  // A login each would cost more than the race.
  const tokens = crowd.map(({ id: userId }, n) => ({
    id: createHash('sha256').update(crowdToken(n)).digest('hex'),
    userId,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(nowMs + 36e5).toISOString(),
    device: 'A test',
    address: null,
  }));
  return { users: [...users, ...crowd], tokens, facilities, cases: [...cases, ...pool] };
};

/** A connection for each request: a thousand people share none, and a kept one may end just as it is used again. */
async function sendAlone(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers: Record<string, string> = {};
  request.headers.forEach((value, name) => {
    headers[name] = value;
  });
  return new Promise((resolve, reject) => {
    const options = { method: request.method, headers, agent: false };
    const outgoing = httpRequest(request.url, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const answered = new Headers();
        for (const [name, value] of Object.entries(incoming.headers)) answered.append(name, String(value));
        const { statusCode: status = 0 } = incoming;
        resolve(new Response(Buffer.concat(chunks), { status, headers: answered }));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

let api: MockApi;
let server: Awaited<ReturnType<typeof listen>>;
let client: MockClient;

beforeAll(async () => {
  api = createMockApi({ world: crowded, control: true });
  await api.ready;
  server = await listen(api, { port: 0 });
  client = mockClient(`${server.url}/api`, sendAlone);
});
afterAll(() => server.close());

const pickUp = (as: string, caseId: string): Promise<Answered> =>
  client.ask('pickUpCase', {
    params: { caseId },
    headers: { 'If-Match': '"v3"', 'Idempotency-Key': key() },
    as,
  });

const raiseBarrier = (count: number) =>
  client.control('POST', '/barriers', { operationId: 'pickUpCase', count, timeoutMs: 60_000 });

/** What nobody but the holder of a case may read, gathered from the world itself. */
const secrets = (): string[] => [
  ...new Set(
    api
      .world()
      .cases.list()
      .flatMap(({ patientInfo, caseRecordId }) => {
        const { lastName, firstName, birthDate, medicalRecordNumber } = patientInfo;
        const words = [lastName, firstName, birthDate, medicalRecordNumber, caseRecordId];
        return words.flatMap((word) => word ?? []);
      }),
  ),
];

/** Each provider holds 25 at most, so a winner puts the case back through the store between the rounds. */
const clearDesk = (caseId: string): void => {
  api
    .world()
    .cases.change(caseId, (record) => ({ ...record, status: 'Cancelled', assignedProviderId: null }));
};

describe('two providers reach for one case at once', () => {
  it(`one wins each of ${ROUNDS} rounds, the other hears why and nothing of the patient`, async () => {
    const [mine, theirs] = [await client.logIn('provider'), await client.logIn('provider2')];
    const hidden = secrets();
    const winners: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const caseId = `cas_race-${round}`;
      await raiseBarrier(2);
      const answers = await Promise.all([pickUp(mine, caseId), pickUp(theirs, caseId)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? PROVIDER : SECOND_PROVIDER;
      expect(api.world().cases.find(caseId)).toMatchObject({ assignedProviderId: winner, version: 4 });
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body).toEqual({
        isSuccess: false,
        data: null,
        message: null,
        error: 'This case was just picked up by another pathologist.',
        details: null,
      });
      const said = [...(loser?.headers ?? [])].flat().join(' ') + (loser?.text ?? '');
      expect(hidden.filter((secret) => said.includes(secret))).toEqual([]);
      winners.push(winner);
      clearDesk(caseId);
    }
    expect(winners).toHaveLength(ROUNDS);
    const journal = (await (await client.control('GET', '/journal?operationId=pickUpCase')).json()) as {
      entries: { status: number }[];
    };
    const statuses = journal.entries.map(({ status }) => status);
    expect([200, 409].map((code) => statuses.filter((status) => status === code).length)).toEqual([
      ROUNDS,
      ROUNDS,
    ]);
  }, 120_000);

  it(`one of ${CROWD} who reach for it over HTTP wins, and nobody else has left a trace`, async () => {
    await raiseBarrier(CROWD);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, n) => pickUp(crowdToken(n), POOL_CASE)),
    );
    const said = answers.map(({ status, code }) => `${status} ${code}`);
    expect(said.filter((one) => one === '200 null')).toHaveLength(1);
    expect(said.filter((one) => one === '409 CASE_ALREADY_PICKED_UP')).toHaveLength(CROWD - 1);
    const winner = `usr_crowd${String(said.indexOf('200 null')).padStart(5, '0')}`;
    const world = api.world();
    expect(world.cases.find(POOL_CASE)).toMatchObject({
      status: 'Selected',
      assignedProviderId: winner,
      version: 4,
      releases: [],
    });
    expect(
      world.caseEvents.by('case', POOL_CASE).map(({ kind, to, by }) => [kind, to, by?.userId ?? null]),
    ).toEqual([['transition', 'Selected', winner]]);
    const held = Array.from({ length: CROWD }, (_, n) => `usr_crowd${String(n).padStart(5, '0')}`).flatMap(
      (id) => world.cases.by('provider', id),
    );
    expect(held.map(({ id }) => id)).toEqual([POOL_CASE]);
  }, 120_000);

  it('the double click of one provider makes one pickup', async () => {
    const mine = await client.logIn('provider');
    await raiseBarrier(5);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pickUp(mine, 'cas_dp-2026-000004')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(api.world().cases.find('cas_dp-2026-000004')?.version).toBe(4);
  });
});
