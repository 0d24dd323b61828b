import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});
beforeEach(() => {
  for (const { id } of kept()) desk.api.world().savedViews.remove(id);
});

const kept = () => desk.api.world().savedViews.list();
const open = async (address: string, form?: Readonly<Record<string, string>>) =>
  desk.open('Admin', address, form);
const ACTION = '/resources/saved-views';
const save = async (changes: Readonly<Record<string, string>> = {}) =>
  (
    await open(ACTION, {
      intent: 'save',
      list: 'users',
      name: 'New ones',
      filters: '?status=New&status=In+Progress&q=Ashworth',
      sort: '-name',
      columns: '',
      idempotencyKey: `"${crypto.randomUUID()}"`,
      back: '/users?status=New&q=Ashworth',
      plain: '/users',
      ...changes,
    })
  ).outcome;

/** Answers 500 to what is asked of saved views, and lets everything else through. */
async function whileViewsFail(work: () => Promise<void>): Promise<void> {
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.includes('/users/me/views') ? new Response(null, { status: 500 }) : through(request),
  );
  try {
    await work();
  } finally {
    vi.stubGlobal('fetch', through);
  }
}

describe('a view that somebody saves', () => {
  it('is kept without what was searched for, and its address leads to what it asks', async () => {
    const to = await save({ columns: 'name.status' });
    const [view] = kept();
    expect(view).toMatchObject({
      list: 'users',
      name: 'New ones',
      filters: [{ name: 'status', values: ['New', 'In Progress'] }],
      sort: '-name',
      columns: ['name', 'status'],
    });
    expect(JSON.stringify(view)).not.toContain('Ashworth');
    expect(to).toBe(`/users?saved=${view?.id ?? ''}`);
    const asked = '/users?sort=-name&cols=name&cols=status&status=New&status=In+Progress';
    expect((await open(to)).outcome).toBe(asked);
    const shown = await open(asked);
    expect(shown.outcome).toBe('shown');
    expect(shown.text).toContain('"name":"New ones"');
  });

  it('stays with the part of a page that it belongs to', async () => {
    const to = await save({
      list: 'tickets',
      filters: '?status=Open',
      sort: '',
      plain: '/support?part=tickets',
    });
    expect((await open(to)).outcome).toBe('/support?part=tickets&status=Open');
  });

  it('is another’s to nobody: its address is left out and said', async () => {
    const to = await save();
    const shown = await desk.open('Accounts', to);
    expect(shown.outcome).toBe('shown');
    expect(shown.text).toContain('"dropped":["saved"]');
  });

  it('leads back with a word where the name is taken, missing or too long', async () => {
    await save();
    const back = '/users?status=New&q=Ashworth&notSaved=name';
    for (const name of ['NEW ones', ' ', 'n'.repeat(61)]) expect(await save({ name })).toBe(back);
    expect(kept()).toHaveLength(1);
    expect((await open(back)).text).toContain('"refusal":"name"');
  });

  it('is saved once, however often the button is pressed', async () => {
    const idempotencyKey = `"${crypto.randomUUID()}"`;
    expect(await save({ idempotencyKey })).toBe(await save({ idempotencyKey }));
    expect(kept()).toHaveLength(1);
  });

  it('is deleted, and once more without harm', async () => {
    await save();
    const form = { intent: 'delete', viewId: kept()[0]?.id ?? '', etag: '"v1"', back: '/users?page=2' };
    expect((await open(ACTION, { ...form, etag: '"v7"' })).outcome).toBe('/users?notSaved=not-deleted');
    expect((await open(ACTION, form)).outcome).toBe('/users');
    expect(kept()).toEqual([]);
    expect((await open(ACTION, form)).outcome).toBe('/users');
  });

  it('says that it could not be saved, and the list is shown without its views', async () => {
    await whileViewsFail(async () => {
      expect(await save()).toContain('notSaved=failed');
      const shown = await open('/users');
      expect(shown.outcome).toBe('shown');
      expect(shown.text).toContain('"views":null');
    });
    expect(await save({ filters: '?status=Nowhere' })).toContain('notSaved=failed');
  });

  it('leads nowhere else, and takes no other form', async () => {
    expect(await save({ plain: 'https://elsewhere.example' })).toMatch(/^\/\?saved=viw_/);
    expect((await open(ACTION, { intent: 'rename' })).outcome).toBe('400');
  });
});

it.each([
  ['/users', 0],
  ['/users?status=New', 1],
])('a list asks for the number of all its rows once at most: %s, %i times', async (address, times) => {
  const through = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/users')) asked.push([...searchParams.keys()].toSorted().join(' '));
    return through(request);
  });
  await open(address);
  vi.stubGlobal('fetch', through);
  const counts = asked.filter((names) => names === 'page pageSize' || names === 'pageSize');
  expect(asked.length).toBeGreaterThan(0);
  expect([counts.length, asked]).toEqual([times, expect.any(Array)]);
});
