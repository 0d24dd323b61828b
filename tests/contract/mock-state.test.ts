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
    [{ statuss: 'Selected' }, 'no field statuss'],
    [{ type: { value: 'Consultation', displayName: 'Consultation', code: 1 } }, 'no field type.code'],
    [{ holds: [{ reeson: 'identity_check' }] }, 'holds[0].reason'],
    [{ id: 'cas_other' }, 'keeps its id'],
  ])('drops nothing of a change: %j is refused', async (fields, told) => {
    const { api, client } = mockInProcess();
    const before = api.world().cases.find('cas_dp-2026-000001');
    const refused = await client.control('PATCH', '/state/cases/cas_dp-2026-000001', fields);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(told)]);
    expect(api.world().cases.find('cas_dp-2026-000001')).toBe(before);
  });

  it.each([
    ['cases', { where: { type: { value: { equals: 'Consultation' } } } }],
    ['cases', { where: { holds: { reason: { in: ['identity_check'] } } } }],
    ['cases', { where: { gross: { contains: 'tan' }, version: { between: [1, 9] } } }],
    ['cases', { where: { billingComponent: { equals: 2 } }, orderBy: { dueAt: 'desc' } }],
    ['signers', { where: { licenceNumbers: { OH: { equals: 'DEMO-1' } } } }],
    ['registrations', { where: { kind: { notEquals: 'other' } } }],
    ['mails', { where: { to: { equals: 'nobody@example.org' } } }],
  ])('is asked in %s what its records can have: %j', async (collection, asked) => {
    const { client } = mockInProcess();
    expect((await client.control('POST', `/query/${collection}`, asked)).status).toBe(200);
  });

  it.each([
    ['cases', { where: { statuss: { equals: 'Available' } } }, 'statuss'],
    ['cases', { where: { status: { equal: 'Available' } } }, 'equal'],
    ['cases', { where: { status: { equals: 'Availabel' } } }, 'where.status.equals'],
    ['cases', { where: { status: { in: ['Available', 'Lost'] } } }, 'where.status.in[1]'],
    ['cases', { where: { holds: { reeson: { equals: 'identity_check' } } } }, 'reeson'],
    ['cases', { where: { version: { equals: '3' } } }, 'where.version.equals'],
    ['cases', { where: { assignedProviderId: { equals: null } } }, 'where.assignedProviderId.equals'],
    ['cases', { where: { openedImageIds: { equals: 'img_x' } } }, 'where.openedImageIds'],
    ['cases', { orderBy: { createdAt: 'asc' } }, 'createdAt'],
    ['cases', { orderBy: { holds: 'asc' } }, 'holds'],
    ['mails', { where: { too: { equals: 'provider@example.org' } } }, 'too'],
  ])('refuses in %s what no record can have, and names it: %j', async (collection, asked, named) => {
    const { client } = mockInProcess();
    const refused = await client.control('POST', `/query/${collection}`, asked);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(named)]);
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
