import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { WORLDS, type WorldName } from '#mock-server/seeds/worlds.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { dataOf, itemsOf, START } from './business-people.ts';
import { key, type MockClient, mockClient, mockInProcess } from './mock-client.ts';

const HOUR_MS = 3_600_000;

let api: MockApi;
let client: MockClient;
let time: { now: number };
beforeEach(() => {
  time = { now: START };
  ({ api, client } = mockInProcess({ now: () => time.now, tokenLifeMs: 1000 * HOUR_MS }));
});

const overview = async (of: MockClient, as: string, query: Record<string, string> = {}) => {
  const { lists, ...figures } = dataOf<AdminDashboardZodType>(
    await of.ask('getAdminDashboard', { query, as }),
  );
  return { figures, lists };
};

/** Takes a case, gives it back and takes another; ends a task, and shuts a pathologist out. */
async function work(): Promise<void> {
  const [provider, admin] = [await client.logIn('provider'), await client.logIn('admin')];
  const free = await client.ask('listCases', {
    query: { view: 'available', mayPickUp: 'true' },
    as: provider,
  });
  const [first, second] = itemsOf(free) as readonly { readonly id: string; readonly etag: string }[];
  const take = (one: typeof first) =>
    client.ask('pickUpCase', {
      params: { caseId: one?.id ?? '' },
      headers: { 'If-Match': one?.etag ?? '', 'Idempotency-Key': key() },
      as: provider,
    });
  const taken = await take(first);
  expect(taken.status).toBe(200);
  time.now += HOUR_MS / 2;
  const released = await client.ask('releaseCase', {
    params: { caseId: first?.id ?? '' },
    headers: { 'If-Match': taken.headers.get('ETag') ?? '', 'Idempotency-Key': key() },
    body: { reason: 'too_busy' },
    as: provider,
  });
  expect(released.status).toBe(200);
  expect((await take(second)).status).toBe(200);
  const tasks = await client.ask('listTasks', { query: { view: 'admin', status: 'Open' }, as: admin });
  const [task] = itemsOf(tasks) as readonly { readonly id: string; readonly etag: string }[];
  const cancelled = await client.ask('cancelTask', {
    params: { taskId: task?.id ?? '' },
    headers: { 'If-Match': task?.etag ?? '', 'Idempotency-Key': key() },
    body: { reason: 'Asked by phone.' },
    as: admin,
  });
  expect(cancelled.status).toBe(200);
  const world = api.world();
  const [draft] = world.cases.by('status', 'Draft');
  world.cases.remove(draft?.id ?? '');
  world.users.change(PROVIDER, (user) => ({
    ...user,
    licences: user.licences.slice(1),
    status: 'Deactivated',
  }));
}

describe('the overview of a past moment', () => {
  it('says what it said then, whatever was done since', async () => {
    const as = await client.logIn('admin');
    const before = await overview(client, as);
    const then = new Date(time.now).toISOString();
    time.now += 1;
    await work();
    time.now += HOUR_MS;
    const now = await overview(client, as);
    expect(now.figures).not.toEqual({ ...before.figures, asOf: now.figures.asOf });
    const past = await overview(client, as, { asOf: then });
    expect(past.figures).toEqual(before.figures);
    // Each moment between has its own: the taken case stood in its reader's hands until it went back.
    const held = await overview(client, as, { asOf: new Date(START + 2).toISOString() });
    const load = ({ figures }: typeof held) =>
      figures.providerLoad.find(({ provider }) => provider.userId === PROVIDER)?.openCases ?? 0;
    expect(load(held)).toBe(load(before) + 1);
  });

  it('names no lists, since those are of now, and knows no moment that has not passed', async () => {
    const as = await client.logIn('admin');
    expect((await overview(client, as, { asOf: new Date(START).toISOString() })).lists).toEqual({});
    const asOf = new Date(START + HOUR_MS).toISOString();
    expect(await client.ask('getAdminDashboard', { query: { asOf }, as })).toMatchObject({
      status: 400,
      body: { data: { asOf: ['Choose a moment that has passed.'] } },
    });
  });

  it.each(['demo', 'small', 'empty'] as const satisfies readonly WorldName[])(
    'is told of the time before the world %s began by its trails and times',
    async (name) => {
      const { client: other } = mockInProcess({ world: WORLDS[name], now: () => time.now });
      const as = await other.logIn('admin');
      const counted = async (asOf: number) => {
        const { figures } = await overview(other, as, { asOf: new Date(asOf).toISOString() });
        return figures.caseCounts;
      };
      const { figures } = await overview(other, as);
      // A moment before its beginning nothing had happened yet that its records do not tell.
      expect(await counted(START - 1)).toEqual(figures.caseCounts);
      const long = await counted(START - 10_000 * HOUR_MS);
      // Nobody knows when drafts were begun.
      expect(long.filter(({ status }) => status !== 'Draft' && status !== 'Cancelled')).toEqual([]);
      const sum = (counts: typeof long) => counts.reduce((all, { count }) => all + count, 0);
      expect(sum(await counted(START - 24 * HOUR_MS))).toBeLessThanOrEqual(sum(figures.caseCounts));
    },
  );
});

describe('in a data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'past-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same after a restart', async () => {
    const start = async () => {
      const begun = createMockApi({ data: { folder, world: 'demo' }, now: () => time.now });
      const asked = mockClient('http://mock.test/api', (request) => begun.fetch(request));
      return { begun, asked, as: await asked.logIn('admin') };
    };
    const first = await start();
    const before = await overview(first.asked, first.as);
    time.now += 1;
    const { cases } = first.begun.world();
    for (const { id } of cases.by('status', 'Available').slice(0, 3))
      cases.change(id, (aCase) => ({ ...aCase, status: 'Submitted', version: aCase.version + 1 }));
    await first.begun.close();
    time.now += HOUR_MS;
    const second = await start();
    const { figures } = await overview(second.asked, second.as, { asOf: new Date(START).toISOString() });
    expect(figures).toEqual(before.figures);
    await second.begun.close();
  });
});
