import { allSettled, fork, type Scope } from 'effector';
import { expect, vi } from 'vitest';
import type { Encryption } from '#app/browser/encryption.ts';
import { loadSlideLinkFx } from '../../state/links.ts';
import { imageOpened, stampFx } from '../../state/log.ts';
import { $windowId, openMarksFx, readOnFx } from '../../state/mark-reading.ts';
import {
  acknowledgeMarksFx,
  createOutboxPort,
  forgetUnsentFx,
  orderOutboxFx,
  readUnsentFx,
} from '../../state/outbox.ts';
import { $areMarksAsked } from '../../state/outbox-state.ts';
import { keepMarksFx, keepWaitFx } from '../../state/persistence.ts';
import { ask, caseOf, countedStamps, linkOf, MEASURE, opened } from '../../state/reading.test-support.ts';
// A case that refuses marks seals them, as in the product, whatever other file has been loaded before.
import '../../state/read-only.ts';
import { caseHandedOver } from '../../state/slides.ts';
import { joinWindowsFx, leaveWindowsFx, tellWindowsFx, windowHeard } from '../../state/windows.ts';
import type { NameClaims } from '../../tabs/claims.ts';
import { createWriterNames } from '../../tabs/writers.ts';
import { type AnnotationsPort, exchange } from '../outbox/exchange.ts';
import { createServer, type TestServer } from '../outbox/outbox-server.test-support.ts';
import { createMarkDatabases } from './database.ts';
import { encryptionOf } from './mark-browser.test-support.ts';
import { createMarkPort } from './port.ts';
import { createMarkStore, type MarkStore } from './store.ts';

export const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });

/** What several windows of one browser share besides its database. */
export interface TestBrowser {
  readonly windows: Map<string, Scope>;
  readonly locks: LockManager;
  readonly textStorage: Map<string, string>;
}

/** A lock for each name, which the next one gets when the holder lets go. */
function createLocks(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, options: LockOptions, work: () => Promise<unknown>) => {
    if (held.has(name)) throw options.signal?.reason ?? new Error('held');
    held.add(name);
    await work();
    held.delete(name);
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

export const testBrowser = (): TestBrowser => ({
  windows: new Map(),
  locks: createLocks(),
  textStorage: new Map(),
});

export interface Around {
  readonly browser?: TestBrowser;
  readonly server?: TestServer;
  readonly userId?: string;
  readonly encryption?: Encryption;
  /** Stands between the page and its store. */
  readonly store?: (store: MarkStore) => Partial<MarkStore>;
  readonly port?: Partial<AnnotationsPort>;
  /** Resolves when a wait of the outbox is over; at once where nothing is given. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly retry?: () => Promise<void>;
}

/** The locks above refuse at once, so no window has to be asked. */
const noClaims = (): NameClaims => ({
  claimed: () => new Promise(() => undefined),
  claim: () => undefined,
  close: () => undefined,
});

let windowCount = 0;

export interface TestWindow {
  readonly scope: Scope;
  readonly store: MarkStore;
  readonly windowId: string;
  /** The page ends as a reload ends it. */
  readonly end: () => Promise<void>;
}

/** A page of the viewer in a browser whose database is the one that is stubbed now. */
export function testWindow(around: Around = {}): TestWindow {
  windowCount += 1;
  const windowId = `w${String(windowCount)}`;
  const { browser = testBrowser(), server = createServer(), encryption = encryptionOf(1) } = around;
  const textStorage = {
    getItem: (key: string) => browser.textStorage.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.textStorage.set(key, value),
    removeItem: (key: string) => void browser.textStorage.delete(key),
  };
  const real = createMarkStore(createMarkDatabases(), encryption);
  const store = { ...real, ...around.store?.(real) };
  const writers = createWriterNames(browser.locks, windowId, noClaims);
  const marks = createMarkPort({ store, encryption, writers, textStorage: () => textStorage });
  const port = { ...server.port, ...around.port };
  const outbox = createOutboxPort(() => scope, {
    exchange: (input) => exchange(input, port),
    wait: async (ms) => around.wait?.(ms),
  });
  const others = () => [...browser.windows].filter(([id]) => id !== windowId).map(([, scope]) => scope);
  const scope: Scope = fork({
    values: [[$windowId, windowId]],
    handlers: [
      [stampFx, countedStamps(windowId)],
      [loadSlideLinkFx, (id: string) => ({ ok: true, link: linkOf(id) })],
      [openMarksFx, marks.open],
      [readOnFx, marks.readOn],
      [keepMarksFx, ({ place, records }: Parameters<typeof keepMarksFx>[0]) => store.append(place, records)],
      [keepWaitFx, around.retry ?? (() => Promise.reject(new Error('no second try')))],
      [readUnsentFx, store.unsent],
      [acknowledgeMarksFx, (sent: Parameters<typeof acknowledgeMarksFx>[0]) => store.acknowledge(sent, sent)],
      [
        forgetUnsentFx,
        (given: Parameters<typeof forgetUnsentFx>[0]) => store.forgetUnsent(given, given.gestures),
      ],
      [orderOutboxFx, outbox],
      [joinWindowsFx, () => void browser.windows.set(windowId, scope)],
      [leaveWindowsFx, () => void browser.windows.delete(windowId)],
      [
        tellWindowsFx,
        (params: Parameters<typeof tellWindowsFx>[0]) => {
          // Nobody waits for what the others do with it, as with a real channel.
          for (const other of others()) void allSettled(windowHeard, { scope: other, params });
        },
      ],
    ],
  });
  return {
    scope,
    store,
    windowId,
    end: async () => {
      browser.windows.delete(windowId);
      writers.release();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** Every window has heard and done what it had to. */
export async function quiet({ windows }: TestBrowser): Promise<void> {
  for (let round = 0; round < 4; round += 1) for (const scope of windows.values()) await allSettled(scope);
}

export async function handOver({ scope }: TestWindow, userId = 'u', start = 0): Promise<void> {
  await allSettled(caseHandedOver, { scope, params: { userId, caseId: 'c', images, start } });
}

export async function arrive({ scope }: TestWindow, imageId = 'a1'): Promise<void> {
  await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened(imageId) } });
}

/** What is waited for so long does not come. */
export const HANGING = { timeout: 60_000, interval: 5 };

/** The case is there, its first slide open, and the reader about to measure. */
export async function measuring(around: Around = {}): Promise<TestWindow> {
  const window = testWindow(around);
  await handOver(window, around.userId);
  await arrive(window);
  // Nothing in the page waits for the answer of the case, and a ruler that is drawn before it is refused.
  await vi.waitFor(() => expect(window.scope.getState($areMarksAsked)).toBe(false), HANGING);
  await ask(window.scope, MEASURE);
  return window;
}
