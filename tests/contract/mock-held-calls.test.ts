import { describe, expect, it } from 'vitest';
import { type MockClient, mockInProcess } from './mock-client.ts';

describe('faults that hold calls', () => {
  const holding = async (client: MockClient, operationId: string, more: object = {}): Promise<string> => {
    const fault = { match: { operationId }, kind: 'hang', ...more };
    return ((await (await client.control('POST', '/faults', fault)).json()) as { id: string }).id;
  };
  /** Whether a call came back before another one that nothing holds. */
  const isBack = (client: MockClient, call: Promise<unknown>) =>
    Promise.race([call.then(() => true), client.ask('listCases', { query: {} }).then(() => false)]);

  it('let go their own calls alone when they are switched off', async () => {
    const { client } = mockInProcess();
    const held = await holding(client, 'getCurrentUser');
    const other = await holding(client, 'login');
    const mine = client.ask('getCurrentUser');
    const login = client.logIn('provider');
    await client.control('DELETE', `/faults/${other}`);
    await login;
    expect(await isBack(client, mine)).toBe(false);
    await client.control('DELETE', `/faults/${held}`);
    expect((await mine).status).toBe(401);
  });

  it('let go together a call that two of them hold, and one whose fault has worn out', async () => {
    const { client } = mockInProcess();
    await holding(client, 'getCurrentUser', { times: 1 });
    await holding(client, 'getCurrentUser');
    const calls = [client.ask('getCurrentUser'), client.ask('getCurrentUser')];
    expect(await isBack(client, Promise.race(calls))).toBe(false);
    await client.control('DELETE', '/faults');
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401]);
  });
});
