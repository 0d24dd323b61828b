import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { type Answered, type Asking, key, type MockClient, mockClient, type Person } from './mock-client.ts';

/** A case that a provider holds and has opened. */
const HELD = 'cas_dp-2026-000001';
const FACILITY = 'fac_demo-1';
const TIMES = [1, 2, 3, 4, 5];

let api: MockApi;
let server: Awaited<ReturnType<typeof listen>>;
let client: MockClient;

beforeAll(async () => {
  api = createMockApi({ control: true });
  await api.ready;
  server = await listen(api, { port: 0 });
  client = mockClient(`${server.url}/api`);
});
afterAll(() => server.close());

interface Post {
  readonly operation: 'createCase' | 'createUpload' | 'createTask' | 'askForInformation';
  readonly person: Person;
  readonly asking: Asking;
  /** Records of the kind that the post makes. */
  readonly made: () => number;
}

const question = { about: 'clinical_history', text: 'When was the earlier biopsy?' };
const TASK = { type: 5, title: 'Stain again', caseId: HELD, assignedRole: 'Lab_Operations' };

const POSTS: readonly Post[] = [
  {
    operation: 'createCase',
    person: 'facility',
    asking: {},
    made: () => api.world().cases.by('facility', FACILITY).length,
  },
  {
    operation: 'createUpload',
    person: 'facility',
    asking: { body: { fileName: 'EX26_A1.svs', bytes: 4096 } },
    made: () => api.world().uploads.list().length,
  },
  {
    operation: 'createTask',
    person: 'admin',
    asking: { body: TASK },
    made: () => api.world().tasks.list().length,
  },
  {
    operation: 'askForInformation',
    person: 'provider',
    asking: { params: { caseId: HELD }, body: { questions: [question] } },
    made: () => api.world().questions.by('case', HELD).length,
  },
];

const replays = (answers: readonly Answered[]): number =>
  answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true').length;

/** Every change that the call made besides its own record: lines of the trail and notices. */
const traces = (): number => api.world().caseEvents.list().length + api.world().notifications.list().length;

describe.each(POSTS)('five equal posts of $operation with one key', ({ operation, person, asking, made }) => {
  const post = async (): Promise<() => Promise<Answered>> => {
    api
      .world()
      .cases.change(HELD, (record) => ({
        ...record,
        status: 'Selected',
        version: 3,
        assignedProviderId: PROVIDER,
        selectedAt: new Date().toISOString(),
      }));
    const as = await client.logIn(person);
    const headers = { 'Idempotency-Key': key(), 'If-Match': '"v3"' };
    return () => client.ask(operation, { ...asking, headers, as });
  };

  it('one after another make one record, and four answers are marked as replays', async () => {
    const send = await post();
    const before = made();
    const first = await send();
    expect([first.status, replays([first])]).toEqual([201, 0]);
    const left = traces();
    const later: Answered[] = [];
    for (const _ of TIMES.slice(1)) later.push(await send());
    expect(later.map(({ status, text }) => [status, text])).toEqual(
      later.map(() => [first.status, first.text]),
    );
    expect(replays(later)).toBe(4);
    expect([made() - before, traces() - left]).toEqual([1, 0]);
  });

  it('at once make one record; whoever comes too early hears so, asks again and gets a replay', async () => {
    const send = await post();
    const before = made();
    await client.control('POST', '/barriers', { operationId: operation, count: 5, timeoutMs: 10_000 });
    const settle = async (): Promise<Answered> => {
      for (;;) {
        const answer = await send();
        if (answer.code !== 'IDEMPOTENCY_IN_PROGRESS') return answer;
        expect(answer.status).toBe(409);
      }
    };
    const answers = await Promise.all(TIMES.map(settle));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(replays(answers)).toBe(4);
    expect(made() - before).toBe(1);
  });
});
