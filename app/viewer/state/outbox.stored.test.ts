import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftBy, emptyBrowser, lineOf, rulerEvent } from '../storage/marks/mark-browser.test-support.ts';
import {
  handOver,
  measuring,
  type TestWindow,
  testBrowser,
  testWindow,
} from '../storage/marks/mark-page.test-support.ts';
import { StorageError } from '../storage/marks/storage-error.ts';
import { createServer } from '../storage/outbox/outbox-server.test-support.ts';
import { $outboxError, cameOnline, sessionMismatched } from './outbox.ts';
import { panes } from './panes.ts';
import { $keptGestures, $saveState } from './persistence.ts';
import { ask, drawn, heard, REDO, rulersIn, UNDO } from './reading.test-support.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'a1' };

beforeEach(() => void emptyBrowser());
afterEach(() => void vi.unstubAllGlobals());

const ids = ({ scope }: TestWindow): readonly string[] =>
  scope.getState(panes.primary.$current).rulers.map(({ id }) => id);
const stateOf = ({ scope }: TestWindow) => scope.getState($saveState);
const draw = ({ scope }: TestWindow, x = 1): Promise<void> => ask(scope, drawn(x));

describe('marks follow the case', () => {
  it('to another browser, with their Undo and Redo, and are kept there too', async () => {
    const server = createServer();
    const one = await measuring({ server });
    await draw(one, 1);
    await draw(one, 2);
    await ask(one.scope, UNDO);
    expect(stateOf(one)).toBe('saved');
    expect(server.saved.get('a1')?.rulers.map(({ id }) => id)).toEqual(ids(one));

    emptyBrowser();
    const other = await measuring({ server });
    expect(ids(other)).toEqual(ids(one));
    expect((await other.store.read(PLACE)).records).toHaveLength(3);
    expect([other.scope.getState($keptGestures), stateOf(other)]).toEqual([0, 'saved']);
    await ask(other.scope, REDO);
    expect(ids(other)).toHaveLength(2);
    expect(server.saved.get('a1')?.rulers).toHaveLength(2);
  });

  it('and nothing is sent where there is nothing new', async () => {
    const server = createServer();
    const browser = testBrowser();
    const one = await measuring({ server, browser });
    await draw(one);
    await one.end();
    server.calls.length = 0;
    await measuring({ server, browser });
    expect(server.calls).toEqual(['GET a1']);
  });

  it('by merging: what two browsers drew at the same time is there in both', async () => {
    const server = createServer();
    const one = await measuring({ server });
    const oneBrowser = indexedDB;
    emptyBrowser();
    const two = await measuring({ server });
    await draw(two, 2);
    vi.stubGlobal('indexedDB', oneBrowser);
    await draw(one, 1);
    expect(server.calls.slice(-3)).toEqual(['PUT a1', 'GET a1', 'PUT a1']);
    expect(ids(one)).toHaveLength(2);
    expect(ids(one)).toEqual(expect.arrayContaining([...ids(two)]));
    // In the case's order, whichever came to this page first.
    expect(server.saved.get('a1')?.rulers.map(({ id }) => id)).toEqual(ids(one));
    expect(server.saved.get('a1')?.log).toHaveLength(2);
    expect((await one.store.read(PLACE)).records).toHaveLength(2);
  });

  it('by merging: a mark that was changed in two browsers shows on each page as the case has it, after a reload too', async () => {
    const server = createServer();
    const browser = testBrowser();
    const one = await measuring({ server, browser });
    await draw(one);
    const rulerId = ids(one)[0] ?? '';
    const oneBrowser = indexedDB;
    emptyBrowser();
    const two = await measuring({ server });
    await ask(two.scope, { type: 'rename-ruler', rulerId, name: 'margin' });
    vi.stubGlobal('indexedDB', oneBrowser);
    await ask(one.scope, { type: 'rename-ruler', rulerId, name: 'focus' });
    expect(server.saved.get('a1')?.rulers).toMatchObject([{ name: 'focus' }]);
    const names = ({ scope }: TestWindow) => rulersIn(scope).map(({ name }) => name);
    expect(names(one)).toEqual(['focus']);
    expect((await one.store.read(PLACE)).records).toHaveLength(3);
    await one.end();
    const after = await measuring({ server, browser });
    expect([names(after), server.saved.get('a1')?.log.length]).toEqual([['focus'], 3]);
  });

  it('what a newer version saved there is sent back as it came', async () => {
    const server = createServer();
    const first = await measuring({ server });
    await draw(first);
    const saved = server.saved.get('a1');
    if (saved === undefined) throw new Error('Nothing was sent');
    const newer = (saved.log[0] ?? '').replace('"v":1', '"v":7');
    server.saved.set('a1', { ...saved, log: [newer, ...saved.log, '{"event":"cut'] });
    emptyBrowser();
    const page = await measuring({ server });
    await draw(page, 2);
    expect(ids(page)).toHaveLength(2);
    expect(server.saved.get('a1')?.log.slice(0, 2)).toEqual([newer, saved.log[0]]);
    expect(server.saved.get('a1')?.log).toHaveLength(3);
  });

  it('a line of the server that opens a slide or is of another image is left out', async () => {
    const server = createServer();
    const bad = [
      lineOf({ ...draftBy('u', 'g1', { type: 'slide.opened', v: 1 }), image: 'a1' }),
      lineOf({ ...draftBy('u', 'g2', rulerEvent('r', 'a2')), image: 'a2' }),
    ];
    server.saved.set('a1', { checksum: null, rulers: [], patches: [], log: bad });
    const page = await measuring({ server });
    expect([ids(page), (await page.store.read(PLACE)).records]).toEqual([[], []]);
  });
});

describe('a server that does not answer', () => {
  it('is asked again, after longer and longer, and the marks are told to be in this browser', async () => {
    const server = createServer();
    const waits: number[] = [];
    let states: readonly string[] = [];
    const page = await measuring({
      server,
      wait: (ms) => {
        waits.push(ms);
        if (waits.length >= 12 && states.includes('kept')) server.isDown = false;
        // A turn of the clock each, or the disk would never come to its own.
        return new Promise((resolve) => setTimeout(resolve));
      },
    });
    states = heard($saveState, page.scope);
    server.isDown = true;
    await draw(page);
    expect(waits.slice(0, 10)).toEqual([0, 1000, 1000, 2000, 3000, 4000, 5000, 30_000, 30_000, 30_000]);
    expect([stateOf(page), server.saved.get('a1')?.rulers.length]).toEqual(['saved', 1]);
  });

  it('is asked at once when the browser is online again', async () => {
    const server = createServer();
    const page = await measuring({
      server,
      wait: (ms) => (ms > 1500 ? new Promise(() => undefined) : Promise.resolve()),
    });
    server.isDown = true;
    void draw(page);
    await vi.waitFor(() => expect(server.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2));
    server.isDown = false;
    void allSettled(cameOnline, { scope: page.scope });
    await vi.waitFor(() => expect(stateOf(page)).toBe('saved'));
    expect(server.saved.get('a1')?.rulers).toHaveLength(1);
  });

  it.each([500, 503, 429, null])('an answer of %s is no refusal', async (status) => {
    const server = createServer();
    const page = await measuring({ server });
    server.refusals.push({ status, message: 'later' });
    await draw(page);
    expect([stateOf(page), page.scope.getState($outboxError)]).toEqual(['saved', null]);
  });

  it('a version that is stale each time is given up for a while and not asked for ever', async () => {
    const server = createServer();
    const page = await measuring({ server });
    const isStale = { status: 412, message: 'stale' };
    let puts = 0;
    const put = server.port.putAnnotations;
    const busy = await measuring({
      server,
      port: {
        putAnnotations: (...call) => {
          puts += 1;
          return puts <= 5 ? Promise.resolve({ ok: false, userId: 'u', ...isStale }) : put(...call);
        },
      },
    });
    await draw(busy);
    expect([puts, stateOf(busy), stateOf(page)]).toEqual([6, 'saved', 'saved']);
  });

  it('the marks of an earlier visit go when the case is opened, whichever slide is looked at', async () => {
    const server = createServer();
    const browser = testBrowser();
    const never = () => new Promise<void>(() => undefined);
    const before = await measuring({ server, browser, wait: (ms) => (ms > 0 ? never() : Promise.resolve()) });
    void draw(before);
    await vi.waitFor(() => expect(stateOf(before)).toBe('kept'));
    await before.end();
    const after = testWindow({ server, browser });
    await handOver(after, 'u', 1);
    expect(server.saved.get('a1')?.rulers).toHaveLength(1);
    expect(await after.store.unsent({ userId: 'u', caseId: 'c' })).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    [403, 'The case is signed out.', 'sealed'],
    [404, 'This case is no longer yours.', 'sealed'],
    [409, 'The case is signed out.', 'sealed'],
    [413, 'The case is signed out.', 'open'],
    [422, 'The case is signed out.', 'open'],
  ])('of %s is told with its reason, and the marks stay', async (status, reason, then) => {
    const server = createServer();
    const page = await measuring({ server });
    server.refusals.push({ status, message: 'The case is signed out.' });
    await draw(page);
    const calls = server.calls.length;
    await draw(page, 2);
    expect(server.calls).toHaveLength(calls);
    expect([stateOf(page), page.scope.getState($outboxError)]).toEqual([
      'kept',
      `These marks are kept only in this browser: ${reason}`,
    ]);
    expect((await page.store.read(PLACE)).records).toHaveLength(then === 'sealed' ? 1 : 2);
  });

  it('is not told while there is nothing to be saved', async () => {
    const server = createServer();
    server.refusals.push({ status: 404, message: 'Resource not found' });
    const page = await measuring({ server });
    expect([stateOf(page), page.scope.getState($outboxError)]).toEqual(['saved', null]);
  });
});

describe('another person’s session', () => {
  it('is told; nothing of the answer is shown, and nothing more is sent', async () => {
    const server = createServer();
    const first = await measuring({ server });
    await draw(first);
    emptyBrowser();
    server.userId = 'u2';
    const page = testWindow({ server });
    const seen = heard(sessionMismatched, page.scope);
    await handOver(page);
    server.calls.length = 0;
    expect([seen, ids(page)]).toEqual([[{ userId: 'u2' }], []]);
    await draw(page);
    expect(server.calls).toEqual([]);
  });

  it('is told as well when it is the key that is another person’s', async () => {
    const page = testWindow({
      store: () => ({ read: () => Promise.reject(new StorageError('sessionMismatch')) }),
      wait: () => new Promise(() => undefined),
    });
    const seen = heard(sessionMismatched, page.scope);
    void handOver(page);
    await vi.waitFor(() => expect(seen).toEqual([{ userId: null }]));
  });
});
