import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import {
  arrive,
  handOver,
  measuring,
  type TestWindow,
  testBrowser,
  testWindow,
} from '../storage/marks/mark-page.test-support.ts';
import { StorageError } from '../storage/marks/storage-error.ts';
import type { ReadMarks } from '../storage/marks/store.ts';
import { createServer } from '../storage/outbox/outbox-server.test-support.ts';
import { $log, rejected } from './log.ts';
import { panes } from './panes.ts';
import { $keptGestures, $saveError, $saveState } from './persistence.ts';
import { ask, drawn, heard, MEASURE, movedTo, REDO, UNDO } from './reading.test-support.ts';
import { slideSelected } from './slides.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'a1' };

beforeEach(() => void emptyBrowser());
afterEach(() => void vi.unstubAllGlobals());

const ids = ({ scope }: TestWindow): readonly string[] =>
  scope.getState(panes.primary.$current).rulers.map(({ id }) => id);
const shown = ({ scope }: TestWindow) => [scope.getState($saveState), scope.getState($keptGestures)];
const draw = async ({ scope }: TestWindow, ...at: readonly number[]): Promise<void> => {
  for (const x of at) await ask(scope, drawn(x));
};

describe('marks outlive a reload', () => {
  it('with their Undo and Redo, by the same reader in the same browser', async () => {
    const browser = testBrowser();
    const before = await measuring({ browser });
    await draw(before, 1, 2);
    await ask(before.scope, UNDO);
    const [first] = ids(before);
    expect(shown(before)).toEqual(['saved', 3]);
    await before.end();

    const after = await measuring({ browser });
    expect(ids(after)).toEqual([first]);
    expect(shown(after)).toEqual(['saved', 0]);
    await ask(after.scope, REDO);
    expect(ids(after)).toHaveLength(2);
    for (const command of [UNDO, UNDO]) await ask(after.scope, command);
    expect(ids(after)).toEqual([]);
    await after.end();
    expect(ids(await measuring({ browser }))).toEqual([]);
  });

  it('for the same person only, and each image in a place of its own', async () => {
    const before = await measuring();
    await draw(before, 1);
    await allSettled(slideSelected, { scope: before.scope, params: 1 });
    await arrive(before, 'a2');
    for (const command of [MEASURE, movedTo(3), drawn(2), drawn(3)]) await ask(before.scope, command);
    const read = async (imageId: string) => (await before.store.read({ ...PLACE, imageId })).records.length;
    expect([await read('a1'), await read('a2'), await read('b1')]).toEqual([1, 2, 0]);
    expect(ids(await measuring({ userId: 'u2' }))).toEqual([]);
  });

  it('coming back to a slide does not bring its marks twice', async () => {
    const page = await measuring();
    await draw(page, 1);
    for (const params of [1, 0]) await allSettled(slideSelected, { scope: page.scope, params });
    await handOver(page);
    await arrive(page);
    expect([ids(page).length, page.scope.getState($log).view.kept('a1').length]).toEqual([1, 1]);
    expect((await page.store.read(PLACE)).records).toHaveLength(1);
  });

  it('another page of the same process sees none of it', async () => {
    const still = testWindow();
    const before = still.scope.getState($log);
    await draw(await measuring(), 1);
    expect([still.scope.getState($log), ...shown(still)]).toEqual([before, 'saved', 0]);
  });
});

describe('storage that fails', () => {
  it('is told by name, the mark stays on screen, and the next gesture keeps both in order', async () => {
    let isFull = true;
    const page = await measuring({
      store: ({ append }) => ({
        append: (place, records) =>
          isFull ? Promise.reject(new StorageError('full')) : append(place, records),
      }),
    });
    await draw(page, 1, 2);
    expect([...shown(page), ids(page).length]).toEqual(['uncopied', 0, 2]);
    expect(page.scope.getState($saveError)).toBe('This browser has no room left.');
    isFull = false;
    await draw(page, 3);
    expect([...shown(page), page.scope.getState($saveError)]).toEqual(['saved', 3, null]);
    const before = ids(page);
    await page.end();
    expect(ids(await measuring())).toEqual(before);
  });

  it('is tried again without a gesture', async () => {
    let retry = (): void => undefined;
    let isFull = true;
    const page = await measuring({
      retry: () => new Promise<void>((resolve) => (retry = resolve)),
      store: ({ append }) => ({
        append: (place, records) =>
          isFull ? Promise.reject(new StorageError('full')) : append(place, records),
      }),
    });
    const drawing = draw(page, 1);
    await vi.waitFor(() => expect(page.scope.getState($saveState)).toBe('uncopied'));
    isFull = false;
    retry();
    await drawing;
    expect(shown(page)).toEqual(['saved', 1]);
  });

  it('a browser without a database still measures, says so, and sends the marks to the case', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const server = createServer();
    const never = () => new Promise<void>(() => undefined);
    let wait = (): Promise<void> => Promise.resolve();
    const page = await measuring({ server, wait: () => wait() });
    const onlyHere = 'Your marks are only on this page.';
    await draw(page, 1);
    expect([...shown(page), ids(page).length]).toEqual(['uncopied', 0, 1]);
    expect(server.saved.get('a1')?.rulers).toHaveLength(1);
    const cause = 'This browser lets the page keep nothing, as private windows do.';
    expect(page.scope.getState($saveError)).toBe(cause);
    // Until the case has the next one too, it is nowhere else.
    wait = never;
    void draw(page, 2);
    await vi.waitFor(() => expect(shown(page)).toEqual(['failed', 0]));
    expect(page.scope.getState($saveError)).toBe(`${cause} ${onlyHere}`);
  });

  it('what could not be read comes once it can, with what was drawn meanwhile', async () => {
    const before = await measuring();
    await draw(before, 1);
    const old = ids(before);
    let isDown = true;
    const page = await measuring({
      store: ({ read }) => ({
        read: (place) => (isDown ? Promise.reject(new StorageError('unreadable')) : read(place)),
      }),
    });
    await draw(page, 2);
    expect([ids(page).length, page.scope.getState($saveState)]).toEqual([1, 'uncopied']);
    const drawnNow = ids(page);
    isDown = false;
    for (const params of [1, 0]) await allSettled(slideSelected, { scope: page.scope, params });
    await arrive(page);
    expect([...ids(page)].sort()).toEqual([...old, ...drawnNow].sort());
    expect(page.scope.getState($saveState)).toBe('saved');
    await ask(page.scope, UNDO);
    expect(ids(page)).toEqual(old);
  });

  it('a second try to read does not keep the reader waiting', async () => {
    let tries = 0;
    const page = await measuring({
      store: () => ({
        read: () => {
          tries += 1;
          return tries === 1 ? Promise.reject(new StorageError('no-key')) : new Promise(() => undefined);
        },
      }),
    });
    const refused = heard(rejected, page.scope);
    void allSettled(slideSelected, { scope: page.scope, params: 1 });
    void allSettled(slideSelected, { scope: page.scope, params: 0 });
    void arrive(page);
    await vi.waitFor(() => expect(tries).toBe(3));
    for (const command of [MEASURE, drawn(1)]) void ask(page.scope, command);
    expect([refused, ids(page).length]).toEqual([[], 1]);
  });

  it('marks of a newer version are told, and new ones are kept beside them', async () => {
    const page = await measuring({
      store: ({ read }) => ({ read: async (place) => ({ ...(await read(place)), newer: 1 }) }),
    });
    await draw(page, 1);
    expect(shown(page)).toEqual(['saved', 1]);
    expect(page.scope.getState($saveError)).toContain('newer version');
  });
});

describe('says what it does', () => {
  it('saving while a gesture is on its way to the disk, whatever lies there already', async () => {
    let finish = (): void => undefined;
    const page = await measuring({
      store: ({ append }) => ({
        append: async (place, records) => {
          await new Promise<void>((resolve) => (finish = resolve));
          await append(place, records);
        },
      }),
    });
    const drawing = draw(page, 1);
    await vi.waitFor(() => expect(shown(page)).toEqual(['saving', 0]));
    finish();
    await drawing;
    expect(shown(page)).toEqual(['saved', 1]);
  });

  it('nothing is measured until the marks of an earlier visit are there', async () => {
    const before = await measuring();
    await draw(before, 1);
    const old = ids(before);
    let come: (read: ReadMarks) => void = () => undefined;
    const late = new Promise<ReadMarks>((resolve) => (come = resolve));
    const page = testWindow({ store: () => ({ read: () => late }) });
    const refused = heard(rejected, page.scope);
    const settled = [handOver(page), arrive(page), ask(page.scope, MEASURE), ask(page.scope, drawn(2))];
    expect(refused.map(({ rejection }) => rejection)).toEqual(['busy', 'busy']);
    come(await before.store.read(PLACE));
    await Promise.all(settled);
    for (const command of [MEASURE, drawn(3)]) await ask(page.scope, command);
    expect(ids(page)).toEqual([...old, expect.any(String)]);
  });
});
