import { beforeAll, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import type { MockApi } from '#mock-server/server.ts';
import { mockInProcess } from './mock-client.ts';

const all: readonly Operation[] = Object.values(operations);
const declaring = (status: number) => all.filter(({ responses }) => responses[status] !== undefined);

let api: MockApi;
let admin: string;
beforeAll(async () => {
  const mock = mockInProcess();
  api = mock.api;
  admin = await mock.client.logIn('admin');
});

interface Sent {
  readonly as?: string;
  readonly query?: string;
  readonly type?: string;
  readonly body?: string;
}

/** The status and the code that an operation answers to what it never can take. */
async function answerOf({ method, path }: Operation, { as, query = '', type, body }: Sent): Promise<string> {
  const url = `http://mock.test/api${path.replaceAll(/\{\w+\}/g, 'nothing')}${query}`;
  const headers = new Headers();
  if (as !== undefined) headers.set('Authorization', `Bearer ${as}`);
  if (type !== undefined) headers.set('Content-Type', type);
  const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const answer = await api.fetch(request);
  await answer.body?.cancel();
  return `${answer.status} ${answer.headers.get('x-error-code') ?? ''}`.trim();
}

/** The operations that answer otherwise, each with its answer. */
async function others(asked: readonly Operation[], expected: RegExp, sent: (one: Operation) => Sent) {
  expect(asked.length).toBeGreaterThan(0);
  const said: string[] = [];
  for (const operation of asked) {
    const answer = await answerOf(operation, sent(operation));
    if (!expected.test(answer)) said.push(`${operation.id}: ${answer}`);
  }
  return said;
}

const jsonIfAny = ({ body }: Operation) =>
  body === null || body === 'bytes' ? {} : { type: 'application/json', body: '{}' };

it('refuses at every operation what the contract does not know in a query', async () => {
  const asked = declaring(400).filter(({ body }) => body !== 'bytes');
  const sent = (one: Operation) => ({ as: admin, query: '?colour=green', ...jsonIfAny(one) });
  expect(
    await others(asked, /^400 (MALFORMED_REQUEST|VALIDATION_FAILED|IDEMPOTENCY_KEY_REQUIRED)$|^400$/, sent),
  ).toEqual([]);
});

it('asks at every operation that wants a token for one', async () => {
  const asked = declaring(401).filter(({ auth }) => auth === 'bearer');
  expect(await others(asked, /^401 UNAUTHENTICATED$/, jsonIfAny)).toEqual([]);
});

it('takes at every operation no body of another media type', async () => {
  const asked = declaring(415).filter(({ body }) => body !== null && body !== 'bytes');
  const sent = () => ({ as: admin, type: 'text/plain', body: 'x' });
  expect(await others(asked, /^415 UNSUPPORTED_MEDIA_TYPE$/, sent)).toEqual([]);
});
