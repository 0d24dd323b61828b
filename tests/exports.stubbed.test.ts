import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
  await desk.openAsMember(
    { email: 'provider@example.org', role: 'Provider' },
    '/case-details/cas_dp-2026-000009',
  );
});

/** The lines of a sheet, its heads first. */
async function rowsOf(address: string): Promise<readonly string[]> {
  const { outcome, text } = await desk.open('Admin', address);
  expect(outcome).toBe('shown');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
}

const totalOf = async (page: string): Promise<number> => {
  const { text } = await desk.open('Admin', page);
  return Number(/"total":(\d+),"totalPages"/.exec(text)?.[1]);
};

describe('a list that leaves as a sheet', () => {
  it.each([
    ['/users', 'users'],
    ['/project-list', 'cases'],
    ['/show-cases?overdue=true', 'cases'],
    ['/case', 'cases'],
    ['/final-report', 'reports'],
    ['/account', 'accounts'],
    ['/tasks', 'tasks'],
    ['/support?part=tickets', 'tickets'],
    ['/support?part=audit', 'audit'],
  ])('%s has as many rows as the list says, and its heads', async (page, list) => {
    const search = new URL(page, 'http://ours.invalid').search;
    const [heads, ...rows] = await rowsOf(`/files/exports/${list}${search}`);
    expect(heads).toMatch(/^"?[A-Z]/);
    expect(rows).toHaveLength(await totalOf(page));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('has every facility beside the list of accounts, whatever that is narrowed down to', async () => {
    const all = desk.api.world().facilities.list().length;
    const { text } = await desk.open('Admin', '/account?q=nobody');
    expect(text).toContain(`"facilities":${String(all)}`);
    expect(await rowsOf('/files/exports/facilities?format=csv')).toHaveLength(all + 1);
  });

  it('has the rows of its filters, in the order of the list', async () => {
    const all = await rowsOf('/files/exports/users?sort=name');
    const providers = await rowsOf('/files/exports/users?role=Provider&sort=-name');
    expect(providers.length).toBeLessThan(all.length);
    const turned = await rowsOf('/files/exports/users?role=Provider&sort=name');
    expect(providers.slice(1)).toEqual(turned.slice(1).toReversed());
  });

  it('has the cases in the order of urgency that their page shows without a word', async () => {
    const { text } = await desk.open('Admin', '/case');
    const shown = [...text.matchAll(/"id":"cas_[^"]+","caseID":"(DP-[^"]+)"/g)].map(([, number]) => number);
    const [, ...rows] = await rowsOf('/files/exports/cases?sort=urgency&format=csv');
    const numbers = rows.map((row) => /DP-\d{4}-\d{6}/.exec(row)?.[0]);
    expect(shown.length).toBeGreaterThan(5);
    expect(numbers.slice(0, shown.length)).toEqual(shown);
  });

  it('is passed on while it is written: the page’s process holds no whole file', async () => {
    const through = globalThis.fetch;
    let isRead = false;
    // Endless: whoever waits for its end never answers.
    const endless = new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(new Uint8Array(1024)), cancel: () => void (isRead = true) },
      { highWaterMark: 0 },
    );
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.includes('/export') ? new Response(endless) : through(request),
    );
    try {
      const answer = await desk.file('Admin', '/files/exports/users');
      const reader = answer.body?.getReader();
      expect((await reader?.read())?.value).toHaveLength(1024);
      await reader?.cancel();
      expect(isRead).toBe(true);
    } finally {
      vi.stubGlobal('fetch', through);
    }
  });

  it('is refused in words where the API refuses, and unknown lists are not there', async () => {
    expect((await desk.open('Relationship_Manager', '/files/exports/billings')).outcome).toBe('403');
    expect((await desk.open('Admin', '/files/exports/patients')).outcome).toBe('404');
  });
});
