import { describe, expect, it } from 'vitest';
import { mockInProcess } from './mock-client.ts';

describe('the state of the mock', () => {
  it('is counted, asked by conditions in an order, and read by id', async () => {
    const { api, client } = mockInProcess();
    const { collections } = (await (await client.control('GET', '/state')).json()) as {
      collections: Record<string, number>;
    };
    expect(collections['cases']).toBe(api.world().cases.list().length);
    // Nobody needs another person's password or session for a test.
    expect(Object.keys(collections)).not.toEqual(expect.arrayContaining(['sessions']));
    const asked = { where: { status: { equals: 'Available' } }, orderBy: { id: 'desc' }, take: 2 };
    const found = (await (await client.control('POST', '/query/cases', asked)).json()) as {
      total: number;
      records: { id: string; status: string }[];
    };
    const available = api
      .world()
      .cases.list()
      .filter(({ status }) => status === 'Available')
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    expect([found.total, found.records.map(({ id }) => id)]).toEqual([
      available.length,
      available.slice(0, 2),
    ]);
    const one = await client.control('GET', `/state/cases/${available[0] ?? ''}`);
    expect(await one.json()).toMatchObject({ status: 'Available' });
  });

  it('takes other values for a record that stays one', async () => {
    const { api, client } = mockInProcess();
    const at = '/state/cases/cas_dp-2026-000001';
    expect((await client.control('PATCH', at, { status: 'Cancelled' })).status).toBe(200);
    expect(api.world().cases.find('cas_dp-2026-000001')?.status).toBe('Cancelled');
    const refused = await client.control('PATCH', at, { status: 'Lost' });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('status')]);
    expect(api.world().cases.find('cas_dp-2026-000001')?.status).toBe('Cancelled');
  });

  it.each([
    ['GET', '/state/nothing/x'],
    ['GET', '/state/sessions/x'],
    ['GET', '/state/cases/none'],
    ['DELETE', '/state/cases/cas_dp-2026-000001'],
    ['GET', '/query/cases'],
  ] as const)('has nothing at %s %s', async (method, path) => {
    const { client } = mockInProcess();
    expect((await client.control(method, path)).status).toBe(404);
  });
});
