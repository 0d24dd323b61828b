import { beforeEach, describe, expect, it } from 'vitest';
import { SaveQueue } from '#app/browser/saving/save-queue.ts';
import { fieldsOfDiagnosis } from '#app/core/diagnosis/fields.ts';
import { saveText } from '#app/features/diagnosis/saving/text-saving.server.ts';
import { createApiClient } from '#contracts/client.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import type { MockApi } from '#mock-server/server.ts';
import { isLong } from '#tests/support/long-run.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { key, type MockClient, mockClient, mockInProcess } from './mock-client.ts';

const TIMES = 30;
const LOST = 0.2;
/** A provider's own case, which is open. */
const CASE = 'cas_dp-2026-000009';

let api: MockApi;
let client: MockClient;
beforeEach(() => {
  ({ api, client } = mockInProcess());
});

/** The calls are slow only where the full figures are asked for: what is lost does not depend on it. */
const pause = (ms: number): Promise<void> =>
  isLong ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** One call in five is lost on its way there, and one answer in five on its way back, after the work was done. */
function lossy(seed: number): (request: Request) => Promise<Response> {
  const random = seededRandom(seed);
  const maybeLose = () => {
    if (random() < LOST) throw new TypeError('the connection was reset');
  };
  return async (request) => {
    await pause(100 + 400 * random());
    maybeLose();
    const response = await api.fetch(request);
    maybeLose();
    return response;
  };
}

describe('D5 a line that loses one call in five', () => {
  it.each([1, 2, 3])('%i: 30 texts of a report are 30 versions, and the last one stands', async (seed) => {
    const token = await client.logIn('provider');
    const read = async () =>
      (await client.ask('getPrimaryDiagnosis', { params: { caseId: CASE }, as: token })).body as {
        readonly data: PrimaryDiagnosis;
      };
    const { data: before } = await read();
    const fields = fieldsOfDiagnosis(before);
    const send = lossy(seed);
    const options = { baseUrl: 'http://mock.test/api', token: () => token };
    const calls = createApiClient(
      { ...options, fetch: (input, init) => send(new Request(input, init)) },
      operations,
    );
    const owner = { userId: 'usr_provider', caseId: CASE };
    let settle: () => void = () => undefined;
    const queue = new SaveQueue(
      owner,
      { etag: before.etag, fields, savedAt: null },
      {
        save: (text) => saveText(calls, owner, text),
        wait: () => Promise.resolve(),
        keep: () => undefined,
        dropEarlier: () => undefined,
        onChange: ({ phase, isUnsaved }) => phase === 'resting' && !isUnsaved && settle(),
      },
    );
    for (let at = 1; at <= TIMES; at += 1) {
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      queue.change({ ...fields, comment: `Text ${String(at)}` });
      queue.hurry();
      await settled;
    }
    const journal = (await (
      await client.control('GET', '/journal?operationId=savePrimaryDiagnosis')
    ).json()) as { readonly entries: readonly { readonly status: number }[] };
    expect(journal.entries.filter(({ status }) => status === 200)).toHaveLength(TIMES);
    const { data: after } = await read();
    expect(fieldsOfDiagnosis(after)['comment']).toBe(`Text ${String(TIMES)}`);
    expect(queue.server.etag).toBe(after.etag);
  });

  it('30 tasks that are sent until they are answered are 30 tasks', async () => {
    const as = await client.logIn('admin');
    const flaky = mockClient('http://mock.test/api', lossy(4));
    const known = new Set(
      api
        .world()
        .tasks.list()
        .map(({ id }) => id),
    );
    for (let at = 1; at <= TIMES; at += 1) {
      const body = { type: 5, title: `Stain ${String(at)}`, caseId: CASE, assignedRole: 'Lab_Operations' };
      const asking = { body, headers: { 'Idempotency-Key': key() }, as };
      for (let status = 0; status !== 201; )
        status = await flaky.ask('createTask', asking).then(
          (answer) => answer.status,
          () => 0,
        );
    }
    const made = api
      .world()
      .tasks.list()
      .filter(({ id }) => !known.has(id));
    expect(made.map(({ title }) => title).toSorted()).toEqual(
      Array.from({ length: TIMES }, (_, at) => `Stain ${String(at + 1)}`).toSorted(),
    );
  });
});
