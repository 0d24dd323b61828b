// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';

const loaded = vi.hoisted(() => new Set<string>());
vi.mock('../../pane/pane.client.ts', () => ({ loaded: loaded.add('pane') }));
vi.mock('../../pane/osd-options.client.ts', () => ({ loaded: loaded.add('options') }));
vi.mock('../../tiles/tile-source.client.ts', () => ({ loaded: loaded.add('reader') }));

const ROUTE = { module: '/build/viewer.js', imports: ['/build/shared.js', '/build/menu.js'] };

/** What the browser was asked to wait with until the page rests. */
let atRest: (() => void)[] = [];
const cancelled = vi.fn();

beforeEach(() => {
  vi.resetModules();
  atRest = [];
  cancelled.mockReset();
  vi.stubGlobal('__remixManifest', { routes: { 'routes/viewer': ROUTE } });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => atRest.push(callback));
  vi.stubGlobal('cancelIdleCallback', cancelled);
});
afterEach(async () => {
  await mount(null);
  for (const link of document.head.querySelectorAll('link')) link.remove();
  vi.unstubAllGlobals();
});

const fetched = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const ALL = [ROUTE.module, ...ROUTE.imports];

async function openPage(): Promise<void> {
  // A page of its own each time: the code is fetched once in a page.
  const { useViewerAtHand } = await import('./viewer-at-hand.ts');
  function Page() {
    useViewerAtHand();
    return (
      <>
        <a href="/viewer?case=c">
          <span id="to-viewer">Open</span>
        </a>
        <a href="/selectedCases" id="to-list">
          List
        </a>
      </>
    );
  }
  await mount(<Page />);
}

const touch = (id: string, kind: 'pointerover' | 'focusin') =>
  act(() => Promise.resolve(document.getElementById(id)?.dispatchEvent(new Event(kind, { bubbles: true }))));

describe('the code of the viewer', () => {
  it('comes while the page rests, and with it what the viewer loads later', async () => {
    await openPage();
    expect(fetched()).toEqual([]);
    for (const callback of atRest) callback();
    expect(fetched()).toEqual(ALL);
    await vi.waitFor(() => expect([...loaded].toSorted()).toEqual(['options', 'pane', 'reader']));
  });

  it.each(['pointerover', 'focusin'] as const)(
    'comes at once on %s of a link to it, and once',
    async (kind) => {
      await openPage();
      await touch('to-list', kind);
      expect(fetched()).toEqual([]);
      await touch('to-viewer', kind);
      await touch('to-viewer', kind);
      for (const callback of atRest) callback();
      expect(fetched()).toEqual(ALL);
    },
  );

  it('waits for a touch where the reader saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await openPage();
    expect(atRest).toEqual([]);
    await touch('to-viewer', 'pointerover');
    expect(fetched()).toEqual(ALL);
  });

  it('is not fetched for a page that was left before it rested', async () => {
    await openPage();
    await mount(null);
    expect(cancelled).toHaveBeenCalledWith(1);
    document.body.innerHTML = '<a href="/viewer" id="to-viewer">Open</a>';
    await touch('to-viewer', 'pointerover');
    expect(fetched()).toEqual([]);
  });
});
